import { expect, test } from "vitest";
import { placeOf } from "./router";

test("addresses lead to places", () => {
  expect(placeOf("/")).toEqual({ at: "hall" });
  expect(placeOf("/table/ab-1")).toEqual({ at: "table", id: "ab-1" });
  expect(placeOf("/rules/mastermind/")).toEqual({ at: "rules", game: "mastermind" });
  expect(placeOf("/campaign/x-code")).toEqual({ at: "campaign", game: "x-code" });
  expect(placeOf("/explore/scotland-yard")).toEqual({ at: "explore", game: "scotland-yard" });
  expect(placeOf("/match/x")).toEqual({ at: "match", id: "x" });
  expect(placeOf("/table")).toEqual({ at: "nowhere" });
  expect(placeOf("/a/b/c")).toEqual({ at: "nowhere" });
});

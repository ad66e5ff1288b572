import { expect, test } from "vitest";
import type { GameInfo } from "../wire/api";
import { usualWish } from "./wish";

const game: GameInfo = {
  name: "mastermind",
  version: 1,
  seats: [2],
  options: [],
  bots: ["regular"],
  cast: { pip: "regular" },
  levels: ["none", "facts", "direct", "joint"],
  measures: [],
  phrases: [],
  guide: false,
  roles: [],
  usual: {},
  timed: false,
};

test("a table starts with help that its game can give", () => {
  expect(usualWish(game).assistance).toBe("direct");
  expect(usualWish({ ...game, levels: ["none", "facts"] }).assistance).toBe("facts");
});

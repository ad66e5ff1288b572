import { expect, test } from "vitest";
import { isEmote } from "./emotes";

test("an emote stands alone", () => {
  expect(isEmote({ text: "👍", phrase: null })).toBe(true);
  expect(isEmote({ text: "👍 nice", phrase: null })).toBe(false);
});

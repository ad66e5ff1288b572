import { expect, test } from "vitest";
import { isRemark } from "../talk/remarks";
import type { GameInfo } from "../wire/api";
import { fairWords } from "./fair";
import { rungOf } from "./rungs";

const ladder = (players: number, side: string | null, pip: number) => ({ players, side, ratings: { pip } });
const game = { ladders: [ladder(2, null, 900), ladder(4, null, 1100)], roles: [] } as unknown as GameInfo;

test("a rung is that of the ladder with as many players, or with nearly as many", () => {
  expect(rungOf(game, "pip", 2, null)).toBe(900);
  expect(rungOf(game, "pip", 5, null)).toBe(1100);
  expect(rungOf(game, "pip", 2, "x")).toBeNull();
  expect(rungOf({ ...game, ladders: [] }, "pip", 2, null)).toBeNull();
});

test("a fair company is told by name, with what to expect, once something is known", () => {
  const found = { chairs: [null, "pip", "brack"], odds: 0.318, new: false };
  expect(fairWords(found)).toContain("Pip");
  expect(fairWords(found)).toContain("32");
  expect(fairWords({ ...found, new: true })).not.toContain("32");
});

test("what a character says of its own is told from phrases of a game", () => {
  expect(isRemark({ phrase: "cast.pip.remark.1" })).toBe(true);
  expect(isRemark({ phrase: "mastermind.phrase.hmm" })).toBe(false);
  expect(isRemark({ phrase: null })).toBe(false);
});

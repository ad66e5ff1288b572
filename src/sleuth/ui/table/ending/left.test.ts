import { expect, test } from "vitest";
import { ada, aTable } from "../../wire/testing";
import { blocksOf, leftLines } from "./left";

const table = aTable({
  status: "over",
  seats: [{ person: ada }, { bot: "expert" }, { bot: "novice" }],
  result: { type: "over", places: [[0], [1, 2]], why: "points", won: 1 },
});

test("those who knew the same have one line, and who knew all from the start has none", () => {
  const lines = leftLines(table, [
    [1, 1, 1],
    [8, 4, 1],
    [8, 4, 1],
  ]);
  expect(lines.map(({ seats, end }) => [seats, end])).toEqual([[[1, 2], 4]]);
});

test("what lies open with the last step is the merit of those who won alone", () => {
  const lines = leftLines(table, [
    [8, 4, 1],
    [8, 2, 1],
    [null, null, 6],
  ]);
  expect(lines.map(({ end }) => end)).toEqual([1, 2]);
});

test("blocks say how it went, in few signs", () => {
  expect(blocksOf({ seats: [0], counts: [null, 128, 128, 16, 2, 1], end: 1 })).toBe("█▅▂▁");
  const long = Array.from({ length: 60 }, (_, n) => 1000 - n);
  expect(blocksOf({ seats: [0], counts: long, end: 941 }).length).toBeLessThanOrEqual(15);
});

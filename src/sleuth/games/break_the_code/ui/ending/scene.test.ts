import { expect, test } from "vitest";
import type { Board } from "../types.gen";
import { against, codeOf } from "./scene";

test("a guess is laid beside the code, place by place", () => {
  expect(against([0, 5, 10, 14, 19], [0, 5, 10, 14, 19])).toEqual(Array(5).fill("hit"));
  expect(against([0, 5, 10, 14, 19], [1, 5, 9, 10, 14])).toEqual([null, "hit", null, "near", "near"]);
});

test("the two fives look alike", () => {
  expect(against([0, 10, 11, 14, 19], [0, 11, 12, 13, 19])).toEqual(["hit", "hit", null, null, "hit"]);
  expect(against([0, 1, 10, 14, 19], [0, 1, 9, 11, 19])).toEqual(["hit", "hit", null, "near", "hit"]);
  expect(against([0, 1, 10, 14, 19], [0, 1, 10, 11, 19])).toEqual(["hit", "hit", "hit", null, "hit"]);
});

test("two players look for each other's tiles, more for those in the centre", () => {
  const shown = [[1], [2], [3], [4]];
  expect(codeOf({ seats: 2, shown } as unknown as Board, 0)).toEqual([2]);
  expect(codeOf({ seats: 3, shown } as unknown as Board, 0)).toEqual([4]);
});

import { expect, test } from "vitest";
import { fitting } from "../fits";
import type { Notes, Options } from "../types.gen";
import { parOf } from "./par";
import { against } from "./scene";

test("a peg of the code answers for one peg of a row, and for the one in its hole first", () => {
  expect(against([0, 1, 2, 3], [0, 1, 2, 3])).toEqual(["hit", "hit", "hit", "hit"]);
  expect(against([0, 1, 2, 3], [1, 0, 4, 4])).toEqual(["near", "near", null, null]);
  expect(against([0, 1, 1, 2], [1, 1, 3, 1])).toEqual(["near", "hit", null, null]);
  expect(against([0, 0, 1, 2], [3, 0, 0, 0])).toEqual([null, "hit", "near", null]);
});

const options: Options = { games: 1, pegs: 4, colours: 6, rows: 10, blanks: false, keying: "automatic", first: null };

test("what is enough for any code is told where it is known, and where there are so many rows", () => {
  expect(parOf(options)).toBe(5);
  expect(parOf({ ...options, colours: 5, blanks: true })).toBe(5);
  expect(parOf({ ...options, rows: 4 })).toBeNull();
  expect(parOf({ ...options, pegs: 5 })).toBeNull();
});

test("a row that is laid counts the codes that go on like it", () => {
  const fit = [
    [0, 1, 2, 3],
    [0, 1, 3, 3],
    [4, 1, 2, 3],
  ];
  const notes = { assumed: false, crosses: [], left: 3, counts: null, trail: [], fit } satisfies Notes;
  const draft = (...code: (number | null)[]) => ({ code, at: 0 });
  expect(fitting(notes, draft(0, null, null, null))).toBe(2);
  expect(fitting(notes, draft(0, null, 2, null))).toBe(1);
  expect(fitting(notes, draft(5, null, null, null))).toBe(0);
  expect(fitting({ ...notes, fit: null }, draft(0, null, null, null))).toBeNull();
});

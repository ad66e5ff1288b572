import { expect, test } from "vitest";
import { compose, type Draft, emptyRow, type Step, stepOf, whole } from "./compose";

const after = (...steps: Step[]): Draft => steps.reduce(compose, emptyRow(4));
const put = (colour: number, hole?: number): Step =>
  hole === undefined ? { do: "put", colour } : { do: "put", colour, hole };

test("pegs go into one hole after the other", () => {
  expect(after(put(3), put(1))).toEqual({ code: [3, 1, null, null], at: 2 });
});

test("after a peg in the middle, the next empty hole is next, going round", () => {
  expect(after(put(5, 2)).at).toBe(3);
  expect(after(put(5, 2), put(4)).at).toBe(0);
});

test("a row is whole when every hole is filled", () => {
  expect(whole(after(put(0), put(1), put(2)))).toBeNull();
  expect(whole(after(put(0), put(1), put(2), put(3)))).toEqual([0, 1, 2, 3]);
});

test("erasing takes the peg here, or the one before an empty hole", () => {
  expect(after(put(0), put(1), { do: "erase" })).toEqual({ code: [0, null, null, null], at: 1 });
  expect(after(put(0), put(1), { do: "go", hole: 0 }, { do: "erase" }).code).toEqual([null, 1, null, null]);
  expect(after({ do: "erase" })).toEqual(emptyRow(4));
});

test("arrows stop at the ends; pegs can be swapped, filled in and cleared", () => {
  expect(after({ do: "left" }).at).toBe(0);
  expect(after({ do: "go", hole: 9 }, { do: "right" }).at).toBe(3);
  expect(after(put(7), { do: "swap", from: 0, to: 3 }).code).toEqual([null, null, null, 7]);
  expect(whole(after({ do: "fill", code: [1, 1, 1, 1] }))).toEqual([1, 1, 1, 1]);
  expect(after(put(1), { do: "clear" })).toEqual(emptyRow(4));
});

test("letters and digits choose colours; others are left alone", () => {
  const letters = ["R", "G", "B", "."];
  expect(stepOf("g", letters)).toEqual(put(1));
  expect(stepOf("3", letters)).toEqual(put(2));
  expect(stepOf(".", letters)).toEqual(put(3));
  expect(stepOf("5", letters)).toBeNull();
  expect(stepOf("0", letters)).toBeNull();
  expect(stepOf("z", letters)).toBeNull();
  expect(stepOf("Backspace", letters)).toEqual({ do: "erase" });
});

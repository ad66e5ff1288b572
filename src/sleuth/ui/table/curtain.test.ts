import { expect, test } from "vitest";
import { nextSeat } from "./curtain";

test("one hand after another: what I chose, what is waited for, what I held", () => {
  expect(nextSeat([0, 1], [1], null, 0)).toBe(1);
  expect(nextSeat([0, 1], [], null, 0)).toBe(0);
  expect(nextSeat([0, 1], [1], 0, 1)).toBe(0);
  expect(nextSeat([0, 1], [0, 1], null, 1)).toBe(1);
  expect(nextSeat([], [], null, null)).toBeNull();
});

import { expect, test } from "vitest";
import { bitsOf, stillToKnow } from "./told";

test("a row that halves the codes tells a bit, one that changes nothing tells none", () => {
  expect(bitsOf(1296, 648)).toBe(1);
  expect(bitsOf(7, 7)).toBe(0);
  expect(bitsOf(40, 9)).toBe(2.2);
});

test("the bar is full at first, empty when the code is certain, and never wrong where there is but one", () => {
  expect(stillToKnow(1296, 1296)).toBe(1);
  expect(stillToKnow(36, 1296)).toBeCloseTo(0.5);
  expect(stillToKnow(1, 1296)).toBe(0);
  expect(stillToKnow(1, 1)).toBe(0);
});

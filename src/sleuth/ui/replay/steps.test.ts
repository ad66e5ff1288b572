import { expect, test } from "vitest";
import type { Step } from "../wire/wire.gen";
import { heightOf, linesUpTo, pathOf, stepBy } from "./steps";

const step = (n: number, ...codes: string[]): Step => ({
  n,
  at: 0,
  by: null,
  facts: [],
  lines: codes.map((code) => ({ code, args: {}, seats: {} })),
  views: [],
  pending: { type: "await", seats: [0], until: null },
  shown: [],
});

test("keys lead from step to step and stop at the ends", () => {
  expect(stepBy("ArrowRight", 3, 4)).toBe(4);
  expect(stepBy("ArrowRight", 4, 4)).toBe(4);
  expect(stepBy("ArrowLeft", 0, 4)).toBe(0);
  expect([stepBy("Home", 2, 4), stepBy("End", 2, 4), stepBy("x", 2, 4)]).toEqual([0, 4, null]);
});

test("the log goes up to the step, and knows which step told what", () => {
  const steps = [step(0), step(1, "a", "b"), step(2, "c")];
  expect(linesUpTo(steps, 1).map((one) => [one.step, one.line.code])).toEqual([
    [1, "a"],
    [1, "b"],
  ]);
  expect(linesUpTo(steps, 2)).toHaveLength(3);
});

test("worlds are drawn on a scale of doublings, and the line breaks where none were counted", () => {
  expect([heightOf(1, 256), heightOf(16, 256), heightOf(256, 256)]).toEqual([0, 0.5, 1]);
  expect(pathOf([256, 16, null, 1], 256, 90, 10)).toBe("M0.0 0.0L30.0 5.0M90.0 10.0");
});

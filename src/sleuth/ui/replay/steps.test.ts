import { expect, test } from "vitest";
import { stands } from "./autoplay";
import { heightOf, marksAlong, marksUp, pathOf } from "./axis";
import { linesOf, stepBy } from "./steps";

const told = (...codes: string[]) => ({ lines: codes.map((code) => ({ code, args: {}, seats: {} })) });

test("keys lead from step to step and stop at the ends", () => {
  expect(stepBy("ArrowRight", 3, 4)).toBe(4);
  expect(stepBy("ArrowRight", 4, 4)).toBe(4);
  expect(stepBy("ArrowLeft", 0, 4)).toBe(0);
  expect([stepBy("Home", 2, 4), stepBy("End", 2, 4), stepBy("x", 2, 4)]).toEqual([0, 4, null]);
});

test("the log knows which step told what", () => {
  expect(linesOf([told(), told("a", "b"), told("c")]).map((one) => [one.step, one.line.code])).toEqual([
    [1, "a"],
    [1, "b"],
    [2, "c"],
  ]);
});

test("worlds are drawn on a scale of doublings, and the line breaks where none were counted", () => {
  expect([heightOf(1, 256), heightOf(16, 256), heightOf(256, 256)]).toEqual([0, 0.5, 1]);
  const path = pathOf(
    [256, 256, 16, null, 1],
    (step) => step * 10,
    (count) => 100 * (1 - heightOf(count, 256)),
  );
  expect(path).toBe("M0.0 0.0H10.0H20.0V50.0M40.0 100.0");
});

test("axes have few numbers, and always the ends", () => {
  expect(marksUp(1296)).toEqual([1, 10, 100, 1296]);
  expect(marksUp(6)).toEqual([1, 6]);
  expect(marksAlong(17)).toEqual([0, 5, 10, 17]);
  expect(marksAlong(3)).toEqual([0, 1, 2, 3]);
  for (const last of [1, 24, 99, 420, 557, 5000]) {
    const marks = marksAlong(last);
    expect([marks[0], marks.at(-1)]).toEqual([0, last]);
    expect(marks.length).toBeLessThanOrEqual(8);
  }
});

test("a step stands as long as it stood then, but nobody waits for ever; quickly, all within a minute", () => {
  const times = [0, 3000, 3000, 900_000];
  expect([0, 1, 2, 3].map((at) => stands("real", times, at))).toEqual([3000, 700, 10_000, 700]);
  expect(stands("quick", times, 0)).toBe(700);
  const long = Array.from({ length: 421 }, (_, i) => i);
  expect(stands("quick", long, 0) * 420).toBeLessThanOrEqual(60_000);
});

import { expect, test } from "vitest";
import type { Review } from "../types.gen";
import { draw, steps } from "./review";

test("marks that would touch stand over each other, and come down again", () => {
  expect(steps([10, 15, 20, 60, 61])).toEqual([0, 1, 2, 0, 1]);
  expect(steps([10, 40, 70])).toEqual([0, 0, 0]);
});

test("no two sets overlap, however quickly they were laid", () => {
  const sets = Array.from({ length: 12 }, (_, n) => ({ at: 60_000 + n * 700, seat: n % 2, face: n }));
  const review = { lasted: 120_000, sets, actions: [6, 6], pauses: [], turns: [], swaps: [], missed: [] };
  const { marks, rails, foot } = draw(review as unknown as Review);
  expect(marks).toHaveLength(12);
  for (const [i, a] of marks.entries())
    for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(17);
  expect(Math.max(...rails)).toBeLessThan(foot);
});

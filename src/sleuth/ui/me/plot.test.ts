import { expect, it } from "vitest";
import { lineThrough, plotOf, roundMarks } from "./plot";

const FRAME = { wide: 100, high: 50, left: 10, right: 10, top: 5, foot: 5 };

it("values stand between the edges of their frame", () => {
  const { x, y } = plotOf(FRAME, 5, 0, 8);
  expect([x(0), x(4), y(0), y(8), y(4)]).toEqual([10, 90, 45, 5, 25]);
  expect(plotOf(FRAME, 1, 3, 3).x(0)).toBe(90);
});

it("marks are round and embrace everything", () => {
  expect(roundMarks(1013, 1388)).toEqual([1000, 1100, 1200, 1300, 1400]);
  expect(roundMarks(1500, 1500)).toEqual([1500, 1510]);
});

it("a line begins where its first point is", () => {
  expect(
    lineThrough([
      [0, 1],
      [2, 3],
    ]),
  ).toBe("M0.0 1.0L2.0 3.0");
});

import { expect, test } from "vitest";
import { place } from "./chart";
import { discsOf } from "./discs";

test("the fields of a route stand apart, beside their stations, however often he came back", () => {
  const path = [45, 58, 59, 58, 45, 58, 74];
  const discs = discsOf(path, [74, 59]);
  expect(discs).toHaveLength(path.length - 1);
  discs.forEach((disc, i) => {
    const { x, y } = place(path[i + 1]!);
    expect(Math.hypot(disc.x - x, disc.y - y)).toBeCloseTo(27);
    for (const other of discs.slice(0, i)) expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThan(11);
  });
});

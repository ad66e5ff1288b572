import { expect, test } from "vitest";
import { framing, scaleOf, WHOLE } from "./camera";
import { place } from "./chart";
import { underFinger } from "./targets";

const PHONE = { wide: 336, high: 336, drawn: true };

test("what is framed is in sight, with room for half a finger", () => {
  const stations = [82, 65, 66, 67, 81, 100, 101, 140].map(place);
  const camera = framing(stations, 5, PHONE);
  const scale = scaleOf(camera, PHONE);
  for (const { x, y } of stations) {
    expect(Math.abs(x - camera.x) * scale).toBeLessThanOrEqual(PHONE.wide / 2 - 22);
    expect(Math.abs(y - camera.y) * scale).toBeLessThanOrEqual(PHONE.high / 2 - 22);
  }
  expect(framing([])).toEqual(WHOLE);
});

test("nothing is framed under what lies over the corner", () => {
  const corner = { wide: 124, high: 70 };
  for (const around of [
    [82, 65, 66, 67, 81, 100, 101, 140],
    [7, 17, 42],
    [1, 8, 9],
    [107, 91, 105, 106, 119],
  ]) {
    const camera = framing(around.map(place), 5, PHONE, corner);
    const scale = scaleOf(camera, PHONE);
    for (const { x, y } of around.map(place)) {
      const [left, top] = [PHONE.wide / 2 + (x - camera.x) * scale, PHONE.high / 2 + (y - camera.y) * scale];
      expect(left > PHONE.wide - corner.wide + 21 && top < corner.high + 21).toBe(false);
      expect(Math.min(left, top, PHONE.wide - left, PHONE.high - top)).toBeGreaterThan(21);
    }
  }
});

test("the nearest station under a finger comes first, those out of its reach not at all", () => {
  const { x, y } = place(66);
  expect(underFinger({ x: x + 1, y }, [65, 66, 67], 20)).toEqual([66]);
  expect(underFinger({ x: x - 12, y }, [67, 65, 66], 40)).toEqual([66, 65]);
  expect(underFinger({ x: 0, y: 0 }, [65, 66, 67], 20)).toEqual([]);
});

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

test("the nearest station under a finger comes first, those out of its reach not at all", () => {
  const { x, y } = place(66);
  expect(underFinger({ x: x + 1, y }, [65, 66, 67], 20)).toEqual([66]);
  expect(underFinger({ x: x - 12, y }, [67, 65, 66], 40)).toEqual([66, 65]);
  expect(underFinger({ x: 0, y: 0 }, [65, 66, 67], 20)).toEqual([]);
});

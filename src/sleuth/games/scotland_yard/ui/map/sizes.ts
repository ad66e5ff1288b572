/** How large things on the map are drawn, however far away the camera is; a finger on a crowd looks closer first. */
import { type Camera, framing, type Shape, scaleOf } from "./camera";
import { place } from "./chart";

/** Half of what a finger covers, in pixels. */
const FINGER = 22;

/** Pawns and stations that can be pressed keep a size at which their numbers can be read. */
const LEGIBLE = 0.9;
const LARGEST = 1.7;

/** The numbers of stations, in units of the map, and at least in pixels; they stay within their discs. */
const NUMBER = 13.2;
const SMALLEST = 10.4;
const LARGEST_NUMBER = 15.2;

interface Look {
  camera: Camera;
  shape: Shape;
  glide(to: Camera): void;
}

export function sizesOf({ camera, shape, glide }: Look) {
  const scale = scaleOf(camera, shape);
  const closer = (stations: readonly number[]) => {
    const next = framing(stations.map(place), 5, shape);
    if (next.zoom <= camera.zoom) return false;
    glide(next);
    return true;
  };
  return {
    size: Math.min(LARGEST, Math.max(1, LEGIBLE / scale)),
    number: Math.min(LARGEST_NUMBER, Math.max(NUMBER, SMALLEST / scale)),
    finger: FINGER / scale,
    closer,
  };
}

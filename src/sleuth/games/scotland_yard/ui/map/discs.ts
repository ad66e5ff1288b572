/** Where the numbers of fields stand beside a route: clear of its lines, and of each other. */
import { along, type Point, place, route } from "./chart";

const AWAY = 27;
const TURNS = 16;

/** All angles, those to the upper right first. */
const ANGLES = Array.from({ length: TURNS }, (_, i) => -Math.PI / 4 + (i * 2 * Math.PI) / TURNS);

const SHARES = [0.15, 0.3, 0.5, 0.7, 0.85];

/** Points on the lines of a route, near enough to each other that nothing is laid between them. */
function onLines(path: readonly number[]): Point[] {
  return path.slice(1).flatMap((to, i) => {
    const line = route(path[i]!, to);
    return SHARES.map((share) => along(line, share));
  });
}

/** What stands on a station is taller than it. */
const upright = (station: number): Point[] => {
  const { x, y } = place(station);
  return [-12, 0, 12].map((aside) => ({ x: x + aside, y: y - 18 }));
};

/** The place of each field of a route, the first move first; `stands` are the stations on which somebody stands. */
export function discsOf(path: readonly number[], stands: readonly number[]): readonly Point[] {
  const taken = [...onLines(path), ...path.map(place), ...stands.flatMap(upright)];
  return path.slice(1).map((station) => {
    const { x, y } = place(station);
    const places = ANGLES.map((angle) => ({ x: x + Math.cos(angle) * AWAY, y: y + Math.sin(angle) * AWAY }));
    const free = (one: Point) => Math.min(...taken.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    const best = places.reduce((old, one) => (free(one) > free(old) + 0.5 ? one : old));
    taken.push(best);
    return best;
  });
}

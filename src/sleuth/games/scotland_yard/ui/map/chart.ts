/** The map of London as shapes: where stations are, how lines run, and what leads where. */
import london from "../../data/london.json";

export const WIDE = 1200;

/** Room above the town: a pawn stands on the uppermost stations, too. */
export const HEAD = 36;
const TOWN = 900;
export const HIGH = HEAD + TOWN;

export type Way = "taxi" | "bus" | "underground" | "ferry";
export const WAYS: readonly Way[] = ["taxi", "bus", "underground", "ferry"];
export interface Point {
  readonly x: number;
  readonly y: number;
}

const LINES: Readonly<Record<Way, readonly (readonly number[])[]>> = london;

export const STATIONS: readonly number[] = london.stations.map((_, i) => i + 1);

/** So far apart are two stations at least, so that their discs do not touch. */
const APART = 31.5;

/** Stations nearer than that step apart by the least. */
function stepApart(places: Point[]): readonly Point[] {
  for (const [i, a] of places.entries())
    for (let j = i + 1; j < places.length; j++) {
      const b = places[j]!;
      const gap = Math.hypot(b.x - a.x, b.y - a.y);
      if (gap >= APART) continue;
      const [dx, dy] = [((b.x - a.x) / gap) * ((APART - gap) / 2), ((b.y - a.y) / gap) * ((APART - gap) / 2)];
      places[i] = { x: a.x - dx, y: a.y - dy };
      places[j] = { x: b.x + dx, y: b.y + dy };
    }
  return places;
}

const PLACES = stepApart(london.stations.map(([x, y]) => ({ x: x! * WIDE, y: HEAD + y! * TOWN })));

export const place = (station: number): Point => PLACES[station - 1]!;

/** The transports that stop at a station. */
export const stopsAt: readonly ReadonlySet<Way>[] = (() => {
  const found = [new Set<Way>(), ...STATIONS.map(() => new Set<Way>())];
  for (const way of WAYS)
    for (const path of LINES[way]) for (const end of [path[0]!, path.at(-1)!]) found[end]!.add(way);
  return found;
})();

const GAP = 4.4;
const keyOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** How the transports that share a stretch lie side by side. */
function beside(): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of WAYS)
    for (const path of LINES[way])
      path.slice(1).forEach((b, i) => {
        const key = keyOf(path[i]!, b);
        const ways = found.get(key) ?? [];
        if (!ways.includes(way)) found.set(key, [...ways, way]);
      });
  return found;
}

function shifted(a: Point, b: Point, by: number): [Point, Point] {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(-(b.y - a.y) / long) * by, ((b.x - a.x) / long) * by];
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x + dx, y: b.y + dy },
  ];
}

const drawn = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The lines of each transport in one stroke; those that share a stretch keep apart. */
export const DRAWN: Readonly<Record<Way, string>> = (() => {
  const found: Record<Way, string> = { taxi: "", bus: "", underground: "", ferry: "" };
  for (const [key, ways] of beside()) {
    const [a, b] = key.split("-").map(Number) as [number, number];
    ways.forEach((way, i) => {
      const [from, to] = shifted(place(a), place(b), (i - (ways.length - 1) / 2) * GAP);
      found[way] += `M${drawn(from)}L${drawn(to)}`;
    });
  }
  return found;
})();

/** Where a move runs: the line between two stations with all it passes; straight if there is none. */
export function route(from: number, to: number, ways: readonly Way[] = WAYS): readonly Point[] {
  for (const way of ways)
    for (const path of LINES[way]) {
      if (path[0] === from && path.at(-1) === to) return path.map(place);
      if (path[0] === to && path.at(-1) === from) return path.map(place).reverse();
    }
  return [place(from), place(to)];
}

/** A point of a route, `share` of its way along. */
export function along(points: readonly Point[], share: number): Point {
  const parts = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  let left = share * parts.reduce((sum, part) => sum + part, 0);
  for (const [i, part] of parts.entries()) {
    if (left <= part || i === parts.length - 1) {
      const [a, b, k] = [points[i]!, points[i + 1]!, part ? Math.min(1, left / part) : 1];
      return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
    }
    left -= part;
  }
  return points[0]!;
}

const LINKS: Readonly<Record<Way, ReadonlySet<string>>> = (() => {
  const ends = (way: Way) => new Set(LINES[way].map((path) => keyOf(path[0]!, path.at(-1)!)));
  return { taxi: ends("taxi"), bus: ends("bus"), underground: ends("underground"), ferry: ends("ferry") };
})();

/** Does one of these lines lead from one station to another without a stop between? */
export const linked = (a: number, b: number, ways: readonly Way[]): boolean =>
  ways.some((way) => LINKS[way].has(keyOf(a, b)));

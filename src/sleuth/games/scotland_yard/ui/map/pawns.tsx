import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../../ui/words/texts";
import { along, type Point, place, route, type Way } from "./chart";

const STEP = 620;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a pawn is drawn while it rides along its line. */
function useRide(station: number, ways: readonly Way[]): Point {
  const [at, set] = useState(() => place(station));
  const before = useRef(station);
  useEffect(() => {
    const from = before.current;
    before.current = station;
    if (from === station || still()) return set(place(station));
    const points = route(from, station, ways);
    const begun = performance.now();
    let frame = requestAnimationFrame(function ride(now) {
      const share = Math.min(1, (now - begun) / STEP);
      set(along(points, share * (2 - share)));
      if (share < 1) frame = requestAnimationFrame(ride);
    });
    return () => cancelAnimationFrame(frame);
  }, [station]);
  return at;
}

interface PawnProps {
  station: number;
  classic: boolean;
  /** Which way to step aside for another on the same station. */
  aside?: -1 | 0 | 1;
  /** How many times larger than the map. */
  size?: number;
}

const ASIDE = 9;

const stand = (at: Point, aside: number, size: number): string =>
  `translate(${(at.x + aside * ASIDE * size).toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(2)})`;

interface DetectiveProps extends PawnProps {
  seat: number;
  name: string;
  mine: boolean;
  waits: boolean;
}

const SHAPES = [
  <circle key="1" r="9" cy="-17" />,
  <rect key="2" x="-8.4" y="-25.4" width="16.8" height="16.8" rx="2.5" />,
  <path key="3" d="M0-28l11 11-11 11-11-11z" />,
  <path key="4" d="M-9.5-24.500h19l-2.500 15.500h-14z" />,
];

/** A detective: a colour, a shape and a number of his own. */
export function Detective({ seat, station, name, mine, waits, classic, aside = 0, size = 1 }: DetectiveProps) {
  const at = useRide(station, classic ? ["taxi", "bus", "underground"] : ["taxi", "bus"]);
  const classes = `yard-pawn d${seat}${mine ? " mine" : ""}${waits ? " waits" : ""}`;
  return (
    <g
      class={classes}
      transform={stand(at, aside, size)}
      role="img"
      aria-label={t("scotland-yard.pawn", { name, n: seat, at: station })}
    >
      <ellipse class="shade" rx="8" ry="3" cy="1" />
      <path class="coat" d="M-7 1c0-9 3-12 7-12s7 3 7 12z" />
      <g class="head">{SHAPES[seat - 1]}</g>
      <text class="pawn-number" y="-13.400">
        {seat}
      </text>
    </g>
  );
}

/** Mister X: a hat and a collar. Pale where only he himself sees him. */
export function MisterX({ station, unseen, classic, aside = 0, size = 1 }: PawnProps & { unseen: boolean }) {
  const at = useRide(station, classic ? ["taxi", "bus", "underground", "ferry"] : ["taxi", "bus"]);
  return (
    <g
      class={unseen ? "yard-pawn x unseen-x" : "yard-pawn x"}
      transform={stand(at, aside, size)}
      role="img"
      aria-label={t(unseen ? "scotland-yard.pawn.unseen" : "scotland-yard.pawn.x", { at: station })}
    >
      <ellipse class="shade" rx="8" ry="3" cy="1" />
      <path class="coat" d="M-8 1c0-10 3-14 8-14s8 4 8 14z" />
      <circle class="face" r="6" cy="-16" />
      <path class="hat" d="M-11-18c6-3.500 16-3.500 22 0-6 3-16 3-22 0z" />
      <path class="hat" d="M-6.500-18.500c0-9 3-9.500 6.500-7.500 3.500-2 6.500-1.500 6.500 7.500z" />
    </g>
  );
}

/** Where a move that takes shape would lead. */
export function Ghost({ from, to, n }: { from: number; to: number; n: number }) {
  const points = route(from, to);
  return (
    <g class="yard-ghost" aria-hidden="true">
      <polyline points={points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ")} />
      <circle cx={place(to).x} cy={place(to).y} r="16" class={n ? "second" : undefined} />
    </g>
  );
}

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { cellsOf } from "../pieces";
import { Disc } from "../token";
import type { Board, Fact, View } from "../types.gen";
import { ASIDE, type Point, pointOf, QUESTION } from "./where";

const ONE_BY_ONE = 450; // ms after which the next token sets out

export interface Flight {
  key: number;
  token: number;
  from: Point;
  to: Point;
  /** The place where it lies when it has arrived; nowhere, if it goes behind a screen. */
  into: number | null;
  wait: number;
}

const MANY = 16; // facts: more than one move tells, so somebody came back

function lyingAt(board: Board, place: number): Point {
  const at = pointOf(board, place);
  return place < cellsOf(board) && place >= 0 ? { x: at.x + ASIDE.x, y: at.y + ASIDE.y } : at;
}

/** Above the field stand the screens: what goes behind one leaves upwards, what comes, comes from there. */
const screenOf = (board: Board, seat: number): Point => ({
  x: ((seat + 0.5) * board.columns * 100) / board.seats,
  y: -30,
});

/** How tokens travel because of one fact, in the order in which they set out. */
export function flightsOf(fact: Fact, before: View, after: View): Omit<Flight, "key" | "wait">[] {
  const { board } = after;
  const lies = (place: number) => lyingAt(board, place);
  switch (fact.type) {
    case "moved":
      return [
        { token: before.known[fact.slot] ?? 0, from: lies(fact.slot), to: lies(fact.to), into: fact.to },
        { token: before.asked, from: lies(QUESTION), to: lies(fact.slot), into: fact.slot },
      ];
    case "took":
      return [
        { token: before.known[fact.place] ?? 0, from: lies(fact.place), to: screenOf(board, fact.seat), into: null },
      ];
    case "swapped":
      return [
        { token: before.known[fact.place] ?? 0, from: lies(fact.place), to: screenOf(board, fact.seat), into: null },
        {
          token: after.known[fact.place] ?? 0,
          from: screenOf(board, fact.seat),
          to: lies(fact.place),
          into: fact.place,
        },
      ];
    case "asked":
      return [{ token: after.asked, from: screenOf(board, fact.seat), to: lies(QUESTION), into: QUESTION }];
    default:
      return [];
  }
}

/** Tokens that are on their way because of what was told since the last view. */
export function useFlights(view: View, facts: readonly Fact[]): [readonly Flight[], (key: number) => void] {
  const before = useRef({ view, told: facts.length });
  const next = useRef(0);
  const [flights, set] = useState<readonly Flight[]>([]);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { view, told: facts.length };
    const fresh = facts.slice(old.told);
    if (!old.view.board.field.length || facts.length < old.told || fresh.length > MANY) return set([]);
    const found = fresh.flatMap((fact) => flightsOf(fact, old.view, view));
    if (found.length) set(found.map((one, i) => ({ ...one, key: next.current++, wait: i * ONE_BY_ONE })));
  }, [view]);
  return [flights, (key) => set((all) => all.filter((one) => one.key !== key))];
}

/** Tokens on their way, one after another, so that eyes can follow them. */
export function Flights({ flights, arrive }: { flights: readonly Flight[]; arrive(key: number): void }) {
  return (
    <g aria-hidden="true">
      {flights.map(({ key, token, from, to, into, wait }) => (
        <g
          key={key}
          class={into === null ? "cx-flight fades" : "cx-flight"}
          style={{
            "--from": `translate(${from.x}px, ${from.y}px)`,
            "--to": `translate(${to.x}px, ${to.y}px)`,
            "--wait": `${wait}ms`,
          }}
          onAnimationEnd={() => arrive(key)}
        >
          <Disc token={token} r={22} />
        </g>
      ))}
    </g>
  );
}

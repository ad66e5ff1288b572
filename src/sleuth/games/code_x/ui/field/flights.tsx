import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Disc } from "../token";
import type { Fact, View } from "../types.gen";
import { type Grid, lyingAt, type Point, QUESTION, screenAt } from "./where";

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

/** How tokens travel because of one fact, in the order in which they set out. */
export function flightsOf(fact: Fact, before: View, after: View, grid: Grid): Omit<Flight, "key" | "wait">[] {
  const lies = (place: number) => lyingAt(grid, place);
  const screen = (seat: number) => screenAt(grid, seat, after.board.seats);
  switch (fact.type) {
    case "moved":
      return [
        { token: before.known[fact.slot] ?? 0, from: lies(fact.slot), to: lies(fact.to), into: fact.to },
        { token: before.asked, from: lies(QUESTION), to: lies(fact.slot), into: fact.slot },
      ];
    case "took":
      return [{ token: before.known[fact.place] ?? 0, from: lies(fact.place), to: screen(fact.seat), into: null }];
    case "swapped":
      return [
        { token: before.known[fact.place] ?? 0, from: lies(fact.place), to: screen(fact.seat), into: null },
        {
          token: after.known[fact.place] ?? 0,
          from: screen(fact.seat),
          to: lies(fact.place),
          into: fact.place,
        },
      ];
    case "asked":
      return [{ token: after.asked, from: screen(fact.seat), to: lies(QUESTION), into: QUESTION }];
    default:
      return [];
  }
}

/** Tokens that are on their way because of what was told since the last view. */
export function useFlights(view: View, facts: readonly Fact[], grid: Grid): [readonly Flight[], (key: number) => void] {
  const before = useRef({ view, told: facts.length });
  const next = useRef(0);
  const [flights, set] = useState<readonly Flight[]>([]);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { view, told: facts.length };
    const fresh = facts.slice(old.told);
    if (!old.view.board.field.length || facts.length < old.told || fresh.length > MANY) return set([]);
    const found = fresh.flatMap((fact) => flightsOf(fact, old.view, view, grid));
    if (found.length) set(found.map((one, i) => ({ ...one, key: next.current++, wait: i * ONE_BY_ONE })));
  }, [view]);
  return [flights, (key) => set((all) => all.filter((one) => one.key !== key))];
}

interface Props {
  flights: readonly Flight[];
  size: number;
  arrive(key: number): void;
}

/** Tokens on their way, one after another, so that eyes can follow them. */
export function Flights({ flights, size, arrive }: Props) {
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
          <Disc token={token} r={size} />
        </g>
      ))}
    </g>
  );
}

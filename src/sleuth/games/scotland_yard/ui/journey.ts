/** A move as it takes shape: stations pressed or typed, tickets laid down, until it is on offer. */
import { listed } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import type { Double, Go, Move } from "./types.gen";

export type Ticket = NonNullable<Go["by"]>;

export interface Draft {
  readonly double: boolean;
  /** Stations so far: one, or two of a double move. */
  readonly stops: readonly number[];
  /** The ticket for each stop; null is the usual one. */
  readonly tickets: readonly (Ticket | null)[];
  /** Digits typed so far. */
  readonly typed: string;
}

export const EMPTY: Draft = { double: false, stops: [], tickets: [], typed: "" };

export type Step =
  | { do: "go"; to: number }
  | { do: "digit"; digit: string }
  | { do: "erase" }
  | { do: "double" }
  | { do: "ticket"; ticket: Ticket | null; stop: number }
  | { do: "clear" };

export function doubles(moves: Offered): { first: Go; seconds: readonly Go[] }[] {
  return moves.products
    .filter((one) => one.kind === "double")
    .flatMap(({ fields }) => {
      const { first, second } = fields as unknown as {
        first: { values: readonly Go[] };
        second: { values: readonly Go[] };
      };
      return first.values.map((go) => ({ first: go, seconds: second.values }));
    });
}

/** Every single move that can stand at this stop of the draft. */
export function choices(moves: Offered, draft: Draft, stop: number): readonly Go[] {
  if (!draft.double) return stop === 0 ? listed<Go>(moves, "go") : [];
  const pairs = doubles(moves);
  if (stop === 0) return pairs.map((pair) => pair.first);
  const first = goAt(moves, draft, 0);
  return pairs.find((pair) => first && pair.first.to === first.to && pair.first.by === first.by)?.seconds ?? [];
}

/** The single move that stands at a stop: with the ticket that was laid down, or the usual one. */
export function goAt(moves: Offered, draft: Draft, stop: number): Go | null {
  const fitting = choices(moves, draft, stop).filter((go) => go.to === draft.stops[stop]);
  const ticket = draft.tickets[stop];
  if (ticket) return fitting.find((go) => go.by === ticket) ?? null;
  return fitting.find((go) => go.by !== "black") ?? fitting[0] ?? null;
}

/** The tickets that lead to a stop. */
export function ticketsAt(moves: Offered, draft: Draft, stop: number): readonly (Ticket | null)[] {
  return choices(moves, draft, stop)
    .filter((go) => go.to === draft.stops[stop])
    .map((go) => go.by);
}

/** The stations that can be pressed next. */
export function reachable(moves: Offered, draft: Draft): ReadonlySet<number> {
  const next = draft.stops.length < (draft.double ? 2 : 1) ? draft.stops.length : draft.stops.length - 1;
  return new Set(choices(moves, draft, next).map((go) => go.to));
}

/** The whole move, if it is on offer. */
export function whole(moves: Offered, draft: Draft): Move | null {
  const first = goAt(moves, draft, 0);
  if (!first || !draft.double) return first;
  const second = goAt(moves, draft, 1);
  return second && ({ type: "double", first, second } satisfies Double);
}

function gone(moves: Offered, draft: Draft, to: number): Draft {
  if (!reachable(moves, draft).has(to)) return { ...draft, typed: "" };
  const full = draft.stops.length >= (draft.double ? 2 : 1);
  const stops = full ? [...draft.stops.slice(0, -1), to] : [...draft.stops, to];
  return {
    ...draft,
    stops,
    tickets: stops.map((_, i) => (i < stops.length - 1 ? (draft.tickets[i] ?? null) : null)),
    typed: "",
  };
}

function digit(moves: Offered, draft: Draft, key: string): Draft {
  const typed = `${draft.typed}${key}`.slice(-3);
  const open = [...reachable(moves, draft)].map(String);
  if (open.includes(typed) && !open.some((one) => one !== typed && one.startsWith(typed)))
    return gone(moves, draft, Number(typed));
  return { ...draft, typed: open.some((one) => one.startsWith(typed)) ? typed : key };
}

/** The draft after a step; the moves on offer say what is possible. */
export function draw(moves: Offered, draft: Draft, step: Step): Draft {
  switch (step.do) {
    case "go":
      return gone(moves, draft, step.to);
    case "digit":
      return digit(moves, draft, step.digit);
    case "erase":
      if (draft.typed) return { ...draft, typed: draft.typed.slice(0, -1) };
      return { ...draft, stops: draft.stops.slice(0, -1), tickets: draft.tickets.slice(0, -1) };
    case "double":
      return {
        ...EMPTY,
        double: !draft.double,
        stops: draft.double ? draft.stops.slice(0, 1) : draft.stops,
        tickets: draft.tickets.slice(0, 1),
      };
    case "ticket":
      return {
        ...draft,
        tickets: draft.stops.map((_, i) => (i === step.stop ? step.ticket : (draft.tickets[i] ?? null))),
      };
    case "clear":
      return EMPTY;
  }
}

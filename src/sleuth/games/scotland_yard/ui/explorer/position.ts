/** A position to ask about: who stands where, how much of the log is filled, which tickets are left. */
import { linked, type Way } from "../map/chart";
import type { Explored, Prospect } from "../types.gen";

export interface Position {
  x: number;
  detectives: readonly number[];
  field: number;
  black: number;
  double: number;
}

/** Mister X, or a detective by his place. */
export type Piece = "x" | 0 | 1 | 2;
export const PIECES: readonly Piece[] = ["x", 0, 1, 2];

export const START: Position = { x: 82, detectives: [41, 46, 124], field: 0, black: 1, double: 1 };

/** So many fields have to be filled. */
export const LAST = 13;

const STREETS: readonly Way[] = ["taxi", "bus"];

export const TICKETS = ["none", "black", "double", "both"] as const;
export type Tickets = (typeof TICKETS)[number];

export const ticketsOf = ({ black, double }: Position): Tickets => TICKETS[black + 2 * double]!;

export function withTickets(position: Position, tickets: Tickets): Position {
  const held = TICKETS.indexOf(tickets);
  return { ...position, black: held & 1, double: held >> 1 };
}

/** The position as the house wants to hear it. */
export const question = (position: Position): string =>
  [position.x, ...position.detectives, position.field, ticketsOf(position)].join(" ");

/** A piece on another station; nobody else may stand there. */
export function placed(position: Position, piece: Piece, station: number): Position {
  if (station === position.x || position.detectives.includes(station)) return position;
  if (piece === "x") return { ...position, x: station };
  return { ...position, detectives: position.detectives.map((one, i) => (i === piece ? station : one)) };
}

export type Ending = "caught" | "escaped" | null;

export function ending({ x, detectives, field }: Position): Ending {
  if (detectives.includes(x)) return "caught";
  return field >= LAST ? "escaped" : null;
}

/** A plan says which stations are taken; this is who takes which, so that each walks one street. */
export function assigned(from: readonly number[], plan: readonly number[]): readonly number[] {
  const walks = (order: readonly number[]) => order.every((to, i) => to === from[i] || linked(from[i]!, to, STREETS));
  return orders(plan).find(walks) ?? plan;
}

function orders(stations: readonly number[]): readonly (readonly number[])[] {
  if (stations.length < 2) return [stations];
  return stations.flatMap((one, i) => orders(stations.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

/** What comes of a turn: Mister X went to a station, and the detectives answer by a plan. */
export const after = (position: Position, seen: Prospect, x: number, plan: readonly number[]): Position => ({
  x,
  detectives: assigned(position.detectives, plan),
  field: seen.field,
  black: seen.black,
  double: seen.double,
});

/** Where he goes most often, as far as that is known. */
export function likeliest({ mister_x, mixed }: Prospect): number {
  const best = mixed.indexOf(Math.max(...mixed));
  return mister_x[Math.max(0, best)]!;
}

/** The stations where he would be seen next after a single move, and what the detectives win then. */
export function inSight(explored: Explored | null): ReadonlyMap<number, Prospect> {
  const found = new Map<number, Prospect>();
  for (const each of explored?.prospects ?? []) {
    const [at, ...others] = each.mister_x;
    const single = each.field === (explored?.field ?? 0) + 1;
    if (single && at !== undefined && !others.length) found.set(at, each);
  }
  return found;
}

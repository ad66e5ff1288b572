/** How things stand at a table for whoever sits or watches here. */

import type { Stream, TableState } from "../wire/table-state";
import { isOver } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";

export function awaitedBy(stream: Stream | undefined): readonly number[] {
  return stream?.pending.type === "await" ? stream.pending.seats : [];
}

/** Does a bot play for whoever sits here? */
export const isSubstituted = (table: TableInfo, seat: number | null): boolean =>
  seat !== null && table.seats[seat]?.bot != null;

/** What follows from all that for the one who is here. */
export interface Situation {
  table: TableInfo;
  /** The seat that I play, and not only look at. */
  seat: number | null;
  over: boolean;
  awaited: readonly number[];
  /** Does everybody act at once, against a deadline? */
  together: boolean;
  /** Does a bot play for me? */
  idle: boolean;
  myTurn: boolean;
  mayTakeBack: boolean;
}

export function situationOf({ table: at, seats }: TableState, stream: Stream, eyes: number | null): Situation {
  const table = at!;
  const seat = eyes !== null && seats.includes(eyes) ? eyes : null;
  const over = isOver(table);
  const awaited = over ? [] : awaitedBy(stream);
  const idle = isSubstituted(table, seat);
  return {
    table,
    seat,
    over,
    awaited,
    together: stream.pending.type === "await" && stream.pending.until !== null,
    idle,
    myTurn: seat !== null && awaited.includes(seat) && !table.paused && !idle,
    mayTakeBack: seat !== null && !idle && table.status === "playing" && stream.lines.length > 0,
  };
}

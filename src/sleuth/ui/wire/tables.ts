/** What a table tells at a glance. */

import type { SeatInfo, TableInfo } from "./wire.gen";

/** Does nobody sit here, neither a person nor a bot? */
export function isFree(seat: SeatInfo): boolean {
  return !seat.person && !seat.bot;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(isFree).length;
}

export const isOver = (table: TableInfo): boolean => table.status === "over" || table.status === "ended";

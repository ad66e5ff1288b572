/** Which tables to show to whom. */
import type { TableInfo } from "../wire/wire.gen";

export interface Filter {
  game: string | null;
  free: number;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => !seat.person && !seat.bot).length;
}

/** The tables that fit the filter and are not mine anyway. */
export function fitting(tables: readonly TableInfo[], { game, free }: Filter, mine: readonly TableInfo[]): TableInfo[] {
  const known = new Set(mine.map((table) => table.id));
  return tables.filter(
    (table) => !known.has(table.id) && (game === null || table.game === game) && freeSeats(table) >= free,
  );
}

export const isDone = (table: TableInfo): boolean => table.status === "over" || table.status === "ended";

/** A short code as it is read out: in groups of four letters. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

/** What somebody typed as a code, as the house writes it; a whole link works as well. */
export function codeOf(typed: string): { code: string } | { id: string } | null {
  const link = /\/table\/([\w-]+)/.exec(typed);
  if (link) return { id: link[1]! };
  const code = typed.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return code ? { code } : null;
}

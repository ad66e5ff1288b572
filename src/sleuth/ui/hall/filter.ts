/** Which tables to show to whom. */

import { freeSeats } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";

export interface Filter {
  game: string | null;
  free: number;
}

/** The tables that fit the filter and are not mine anyway. */
export function fitting(tables: readonly TableInfo[], { game, free }: Filter, mine: readonly TableInfo[]): TableInfo[] {
  const known = new Set(mine.map((table) => table.id));
  return tables.filter(
    (table) => !known.has(table.id) && (game === null || table.game === game) && freeSeats(table) >= free,
  );
}

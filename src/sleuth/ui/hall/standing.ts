/** How my tables stand: which comes first, and whose turn it is there. */

import { isOver } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, nameAt, seatsOf } from "../words/names";
import { join, sentence, t } from "../words/texts";

export function isMyTurn(table: TableInfo, you: string | null): boolean {
  const mine = seatsOf(table, you);
  return table.status === "playing" && !table.paused && table.awaited.some((seat) => mine.includes(seat));
}

/** Tables to go on with: those that wait for me first, then the newest. */
export function toGoOn(mine: readonly TableInfo[], you: string | null, gone: readonly string[]): TableInfo[] {
  const on = mine.filter((table) => !isOver(table) && !gone.includes(table.id));
  const rank = (table: TableInfo) => Number(isMyTurn(table, you));
  return on.sort((a, b) => rank(b) - rank(a) || b.created - a.created);
}

/** Finished games, the newest first; lessons are not counted. */
export function finished(mine: readonly TableInfo[]): TableInfo[] {
  return mine.filter((table) => isOver(table) && !table.guided).sort((a, b) => b.created - a.created);
}

/** Whose turn it is, or what the table waits for. */
export function whoseTurn(table: TableInfo, you: string | null): string {
  if (isMyTurn(table, you)) return t("hall.your-turn");
  if (table.paused) return t("hall.paused");
  const [seat] = table.awaited;
  if (table.status === "playing" && table.awaited.length === 1)
    return t("hall.their-turn", { who: nameAt(table, seat!) });
  return t(`status.${table.status}`);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long, in words that need not be exact. */
export function since(millis: number): string {
  if (millis < MINUTE) return t("since.now");
  if (millis < HOUR) return t("since.minutes", { n: Math.floor(millis / MINUTE) });
  if (millis < DAY) return t("since.hours", { n: Math.floor(millis / HOUR) });
  return t("since.days", { n: Math.floor(millis / DAY) });
}

/** Whose turn it is, and for how long. */
export function turnAndTime(table: TableInfo, you: string | null): string {
  const on = table.status === "playing" && !table.paused;
  return on ? `${whoseTurn(table, you)} · ${since(table.now - table.moved)}` : whoseTurn(table, you);
}

/** The game, and how far it is, once its words are there. */
export function whereItStands(table: TableInfo, worded: boolean): string {
  const name = gameName(table.game);
  if (!table.stands || !worded) return name;
  const names = { name: (seat: number) => nameAt(table, seat), mine: () => false };
  return `${name}, ${join(sentence(table.stands, names))}`;
}

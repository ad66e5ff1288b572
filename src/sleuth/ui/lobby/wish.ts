/** What somebody wishes to play, and on which terms. */

import type { GameInfo, NewTable, Option, Terms } from "../wire/api";
import type { Level, TableInfo, TableOptions } from "../wire/wire.gen";
import { known, t } from "../words/texts";

/** The clocks on offer: none, so long for each move, or so long for all and some for each. */
export const CLOCKS: readonly TableOptions["clock"][] = [
  "none",
  { type: "per-move", seconds: 30 },
  { type: "per-move", seconds: 90 },
  { type: "per-move", seconds: 300 },
  { type: "bank", seconds: 180, increment: 2 },
  { type: "bank", seconds: 300, increment: 5 },
  { type: "bank", seconds: 900, increment: 10 },
];

export interface Wish {
  options: Record<string, unknown>;
  assistance: Level;
  bot: string;
  seats: number;
  /** The chair that I take. */
  seat: number;
  public: boolean;
  clock: TableOptions["clock"];
  pace: TableOptions["pace"];
  spectators: TableOptions["spectators"];
}

/** The strength that most people enjoy first. */
function usualBot(game: GameInfo): string {
  return ["regular", "expert"].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? "";
}

/** What one answer alone proves is written down, where a game can do that. */
function usualLevel(game: GameInfo): Level {
  return game.levels.includes("direct") ? "direct" : (game.levels.at(-1) ?? "none");
}

/** What is agreed on at a table, as something to wish for. */
export function wishOf(table: TableInfo): Wish {
  const { assistance, clock, pace, spectators, public: listed } = table.table;
  return {
    options: { ...table.options },
    assistance,
    pace,
    clock: CLOCKS.find((one) => same(one, clock)) ?? clock,
    spectators,
    public: listed,
    bot: "",
    seats: table.seats.length,
    seat: 0,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The terms that a wish comes to, besides what it does not speak of. */
export function termsOf(wish: Wish, now: Partial<TableOptions> = {}): Terms {
  const { assistance, clock, pace, spectators, public: listed } = wish;
  return {
    options: wish.options,
    table: { ...now, assistance, clock, pace, spectators, public: listed },
    seats: wish.seats,
  };
}

export function usualWish(game: GameInfo): Wish {
  return {
    options: {},
    assistance: usualLevel(game),
    bot: usualBot(game),
    seats: Math.min(...game.seats),
    seat: 0,
    public: false,
    clock: "none",
    pace: "human",
    spectators: "open",
  };
}

/** What to ask the house for: a table against bots that starts at once, or one that waits. */
export function newTable(game: GameInfo, wish = usualWish(game), how: "bot" | "link" = "bot"): NewTable {
  const other = how === "bot" ? { bot: wish.bot } : {};
  return {
    game: game.name,
    ...termsOf(wish),
    seating: Array.from({ length: wish.seats }, (_, seat) => (seat === wish.seat ? { me: true } : other)),
    start: how === "bot",
  };
}

/** The values a choice can take: as listed, or every number from low to high. */
export function valuesOf(option: Option): readonly unknown[] {
  const { low, high } = option;
  const range = low !== null && high !== null ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : [];
  return [...(option.optional ? [null] : []), ...(option.values ?? range)];
}

export function optionWord(game: string, option: string, value: unknown): string {
  const code = `${game}.option.${option}.${String(value)}`;
  if (known(code)) return t(code);
  return typeof value === "boolean" ? t(value ? "house.yes" : "house.no") : String(value);
}

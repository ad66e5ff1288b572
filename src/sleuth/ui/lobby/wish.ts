/** What somebody wishes to play, with whom, and on which terms. */

import type { GameInfo, NewTable, Option, Sitting, Terms } from "../wire/api";
import type { Level, TableInfo, TableOptions } from "../wire/wire.gen";
import { known, t } from "../words/texts";

type Clock = TableOptions["clock"];

/** The clocks on offer, from none to long. */
export const CLOCKS: readonly Clock[] = [
  "none",
  { type: "per-move", seconds: 30 },
  { type: "per-move", seconds: 90 },
  { type: "per-move", seconds: 300 },
];

/** Who sits on a chair: I, a bot by its name, or a friend who comes by a link. */
export const ME = "";
export const FRIEND = null;
export type WishedChair = string | null;

export interface Wish {
  options: Record<string, unknown>;
  assistance: Level;
  chairs: readonly WishedChair[];
  /** Shall the lot say who is on which side? */
  lot: boolean;
  public: boolean;
  clock: Clock;
  pace: TableOptions["pace"];
  spectators: TableOptions["spectators"];
}

/** Those of the house whom most people enjoy first. */
const FIRST_MET: readonly string[] = ["quill", "ottoline", "brack", "vesper", "dovecote", "tarn", "pip", "orrery"];

/** What one answer alone proves is written down, where a game can do that. */
function usualLevel(game: GameInfo): Level {
  return game.levels.includes("direct") ? "direct" : (game.levels.at(-1) ?? "none");
}

export const fewest = (game: GameInfo): number => Math.min(...game.seats);
export const most = (game: GameInfo): number => Math.max(...game.seats);

/** Somebody of the house who plays it, and does not sit there yet. */
export function nextOfTheHouse(game: GameInfo, chairs: readonly WishedChair[]): string {
  return FIRST_MET.find((one) => one in game.cast && !chairs.includes(one))!;
}

/** The same chairs, filled up to so many by those of the house. */
export function filled(game: GameInfo, chairs: readonly WishedChair[], many: number): readonly WishedChair[] {
  const now = [...chairs];
  while (now.length < many) now.push(nextOfTheHouse(game, now));
  return now;
}

export function usualWish(game: GameInfo): Wish {
  return {
    options: {},
    assistance: usualLevel(game),
    chairs: filled(game, game.roles.length ? [nextOfTheHouse(game, []), ME] : [ME], fewest(game)),
    lot: false,
    public: false,
    clock: "none",
    pace: "human",
    spectators: "open",
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
    chairs: table.seats.map((seat) => seat.bot ?? FRIEND),
    lot: false,
  };
}

/** The terms that a wish comes to, besides what it does not speak of. */
export function termsOf(wish: Wish, now: Partial<TableOptions> = {}): Terms {
  const { assistance, clock, pace, spectators, public: listed } = wish;
  return {
    options: wish.options,
    table: { ...now, assistance, clock, pace, spectators, public: listed },
    seats: wish.chairs.length,
  };
}

/** The chairs with at least one for a friend: a free one, or else that of the last bot. */
export function withAFriend(game: GameInfo, chairs: readonly WishedChair[]): readonly WishedChair[] {
  if (chairs.includes(FRIEND)) return chairs;
  if (!game.roles.length && chairs.length < most(game)) return [...chairs, FRIEND];
  const last = chairs.findLastIndex((one) => one !== ME);
  return chairs.map((one, i) => (i === last ? FRIEND : one));
}

/** The same people, by lot: any order is as likely as any other. */
export function byLot(
  chairs: readonly WishedChair[],
  below = (n: number) => Math.floor(Math.random() * n),
): readonly WishedChair[] {
  const left = [...chairs];
  return chairs.map(() => left.splice(below(left.length), 1)[0]!);
}

const sitting = (chair: WishedChair): Sitting => (chair === ME ? { me: true } : chair === FRIEND ? {} : { bot: chair });

/** What to ask the house for: a table that starts at once, or one that waits for friends. */
export function newTable(game: GameInfo, wish: Wish): NewTable {
  const chairs = wish.lot ? byLot(wish.chairs) : wish.chairs;
  const alone = !chairs.includes(FRIEND);
  const options = alone && !wish.lot ? { ...game.usual, ...wish.options } : wish.options;
  return { game: game.name, ...termsOf({ ...wish, options, chairs }), seating: chairs.map(sitting), start: alone };
}

/** So many values stand on a slider one by one; of more, only round ones. */
const ON_A_SLIDER = 24;

/** A step of about this size that people count in: 1, 2 or 5, times ten as often as it takes. */
function roundStep(rough: number): number {
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * ten >= rough) ?? 10) * ten;
}

/** Every number from low to high, or a few round ones, with the ends and the usual one among them. */
export function numbers(low: number, high: number, usual: unknown): readonly number[] {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  if (all.length <= ON_A_SLIDER) return all;
  const step = roundStep((high - low) / ON_A_SLIDER);
  return all.filter((n) => n === low || n === high || n === usual || n % step === 0);
}

/** The values a choice can take: as listed, or numbers from low to high. */
export function valuesOf(option: Option): readonly unknown[] {
  const { low, high } = option;
  const range = low !== null && high !== null ? numbers(low, high, option.default) : [];
  return [...(option.optional ? [null] : []), ...(option.values ?? range)];
}

export function optionWord(game: string, option: string, value: unknown): string {
  const code = `${game}.option.${option}.${String(value)}`;
  if (known(code)) return t(code);
  return typeof value === "boolean" ? t(value ? "house.yes" : "house.no") : String(value);
}

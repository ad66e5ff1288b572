/** What somebody played last, kept on this device, so that one tap plays it again. */

import type { GameInfo } from "../wire/api";
import { FRIEND, filled, ME, usualWish, valuesOf, type Wish } from "./wish";

const KEY = "sleuth.wish.";

function read(game: string): Partial<Wish> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? "null");
    return kept && typeof kept === "object" ? (kept as Partial<Wish>) : null;
  } catch {
    return null;
  }
}

/** Only options that the game still has, with values that they still take. */
function fittingOptions(game: GameInfo, kept: unknown): Record<string, unknown> {
  const all = Object.entries((kept ?? {}) as Record<string, unknown>);
  const fits = ([name, value]: [string, unknown]) =>
    game.options.some((option) => option.name === name && valuesOf(option).includes(value));
  return Object.fromEntries(all.filter(fits));
}

/** Only chairs for people and those of the house, each of them once, and as many as the game has. */
function fittingChairs(game: GameInfo, kept: unknown): Wish["chairs"] {
  const all = (Array.isArray(kept) ? kept : []) as Wish["chairs"];
  const knows = (one: string) => one in game.cast;
  const some = all.filter((one, i) => one === FRIEND || ((one === ME || knows(one)) && all.indexOf(one) === i));
  const mine = some.includes(ME) ? some : [ME, ...some];
  return filled(game, mine.slice(0, Math.max(...game.seats)), Math.min(...game.seats));
}

/** What was played last, as far as the game still has it; null if it was never chosen here. */
export function keptWish(game: GameInfo): Wish | null {
  const kept = read(game.name);
  if (!kept) return null;
  const usual = usualWish(game);
  const level = kept.assistance && game.levels.includes(kept.assistance) ? kept.assistance : usual.assistance;
  return {
    ...usual,
    options: fittingOptions(game, kept.options),
    chairs: fittingChairs(game, kept.chairs),
    assistance: level,
    lot: kept.lot === true && game.roles.length > 0,
    clock: kept.clock ?? usual.clock,
    pace: kept.pace ?? usual.pace,
    spectators: kept.spectators ?? usual.spectators,
  };
}

export function keepWish(game: string, wish: Wish): void {
  localStorage.setItem(KEY + game, JSON.stringify({ ...wish, chairs: wish.chairs.filter((one) => one !== FRIEND) }));
}

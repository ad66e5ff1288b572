/** Naming numbers by tapping the pad: one is deciphered, three are declared. */
import type { Move, Notes } from "./types.gen";

/** What was tapped so far, lowest first, and which place the next tap fills. */
export interface Naming {
  wish: readonly (number | null)[];
  at: number;
}

/** The numbers that are ticked stand already; the first open place is filled first. */
export function beginNaming(ticks: readonly (number | null)[]): Naming {
  return { wish: ticks.map(() => null), at: Math.max(0, ticks.indexOf(null)) };
}

/** A tap on a number of the pad, after which the next open place is filled; a second tap takes it away again. */
export function tapped({ wish }: Naming, position: number, token: number, ticks: readonly (number | null)[]): Naming {
  const next = wish[position] === token ? null : token;
  const filled = wish.map((old, i) => (i === position ? next : old));
  const open = filled.findIndex((value, i) => i > position && value === null && ticks[i] === null);
  return { wish: filled, at: next === null || open < 0 ? position : open };
}

/** All three: a declaration. One of them: a number to decipher. */
export function named(wish: Naming["wish"], ticks: readonly (number | null)[]): Move | null {
  const given = wish.flatMap((value, position) => (value === null ? [] : [{ position, value }]));
  const whole = wish.map((value, i) => value ?? ticks[i] ?? null);
  if (given.length === 1) return { type: "decipher", ...given[0]! };
  const code = whole.filter((value) => value !== null);
  return given.length > 1 && code.length === whole.length ? { type: "declare", code } : null;
}

/** How likely a number is right, where the pad may say it. */
export function chanceOf(notes: Notes | null, position: number, token: number): number | null {
  if (!notes?.counts || !notes.left) return null;
  return (notes.counts[position]?.[token - 1] ?? 0) / notes.left;
}

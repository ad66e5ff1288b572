/** A guided first game: which step is due, what it points at, and which games were learnt here. */

import { ME, newTable, usualWish } from "../lobby/wish";
import { HOUSE } from "../parts/drawn/face";
import type { GameInfo, NewTable } from "../wire/api";
import type { Guided, GuideInfo, GuideStep } from "../wire/wire.gen";

/** The first step that does not lie behind a learner who has come so far: the one after the last move made. */
export function firstOpen(steps: readonly GuideStep[], at: number): number {
  return steps.reduce((open, step, i) => (step.move !== null && step.at < at ? i + 1 : open), 0);
}

export type Lesson =
  | { now: "left" }
  | { now: "done" }
  | { now: "wait"; n: number }
  | { now: "step"; n: number; step: GuideStep };

/** Where a lesson stands; `read` is the first step that the learner has not put aside. */
export function lessonAt(steps: readonly GuideStep[], { at, left }: Guided, read: number): Lesson {
  if (left) return { now: "left" };
  const n = Math.max(read, firstOpen(steps, at));
  const step = steps[n];
  if (!step) return { now: "done" };
  return step.at <= at ? { now: "step", n, step } : { now: "wait", n };
}

/** Marks to ring, each once, with the numbers of the presses it takes; what is only shown has none. */
export function ringsOf({ point, move }: Pick<GuideStep, "point" | "move">): { mark: string; label: string }[] {
  const presses = (mark: string) => point.flatMap((one, i) => (one === mark ? [i + 1] : []));
  const counted = move !== null && point.length > 1;
  return [...new Set(point)].map((mark) => ({ mark, label: counted ? presses(mark).join(" ") : "" }));
}

/** A real game from the seat that was learnt, against the lightest of the house. */
export function firstReal(game: GameInfo, { seat }: Pick<GuideInfo, "seat">): NewTable {
  const others = HOUSE.slice(0, Math.min(...game.seats) - 1);
  return newTable(game, { ...usualWish(game), chairs: [...others.slice(0, seat), ME, ...others.slice(seat)] });
}

const KEY = "sleuth.learnt";

/** The games whose guided game was played to its end on this device. */
export function learnt(): readonly string[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
}

export function keepLearnt(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...learnt(), game])]));
}

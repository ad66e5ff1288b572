/** What somebody's diary of matches tells: days in a row, weeks, favourite mistakes, skill and luck. */
import type { DiaryPage, Lapse, RatingPoint } from "../wire/wire.gen";

const DAY = 24 * 3_600_000;
const WEEK = 7;

/** The number of a day by the calendar of this place. */
export function dayNumber(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

export interface Streak {
  now: number;
  longest: number;
}

/** Days in a row with a match; today is not lost before it is over. */
export function streakOf(pages: readonly DiaryPage[], today: number): Streak {
  const days = new Set(pages.map(({ at }) => dayNumber(at)));
  const upTo = (day: number): number => {
    let run = 0;
    while (days.has(day - run)) run += 1;
    return run;
  };
  return { now: upTo(days.has(today) ? today : today - 1), longest: Math.max(0, ...[...days].map(upTo)) };
}

export interface DayCell {
  day: number;
  /** None for a day that is yet to come. */
  matches: number | null;
}

/** So many weeks up to this one, Monday first: how many matches on each day. */
export function weeksOf(pages: readonly DiaryPage[], today: number, weeks: number): DayCell[][] {
  const monday = today - ((today + 3) % WEEK);
  const count = (day: number) => pages.filter(({ at }) => dayNumber(at) === day).length;
  return Array.from({ length: weeks }, (_, n) =>
    Array.from({ length: WEEK }, (_, d) => {
      const day = monday - (weeks - 1 - n) * WEEK + d;
      return { day, matches: day > today ? null : count(day) };
    }),
  );
}

export interface Mistake extends Lapse {
  game: string;
  /** The newest match in which it happened. */
  table: string;
}

/** The kinds of moves that went wrong most often. */
export function favouriteMistakes(pages: readonly DiaryPage[], most: number): Mistake[] {
  const found = new Map<string, Mistake>();
  for (const { game, table, reviewed } of pages)
    for (const lapse of reviewed?.lapses ?? []) {
      const key = `${game} ${lapse.kind} ${lapse.unit}`;
      const before = found.get(key) ?? { ...lapse, game, table, times: 0, loss: 0 };
      found.set(key, { ...before, times: before.times + lapse.times, loss: before.loss + lapse.loss });
    }
  return [...found.values()].sort((a, b) => b.times - a.times).slice(0, most);
}

export interface Played {
  matches: number;
  /** Shares of first places, of the matches that were decided. */
  won: number | null;
  /** Seconds a move took. */
  pace: number | null;
}

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);

/** All matches together. */
export function playedOf(pages: readonly DiaryPage[]): Played {
  const points = pages.flatMap(({ ending }) => ending.points ?? []);
  const moves = sum(pages.map(({ ending }) => ending.moves));
  return {
    matches: pages.length,
    won: points.length ? sum(points) / points.length : null,
    pace: moves ? sum(pages.map(({ ending }) => ending.millis)) / moves / 1000 : null,
  };
}

/** The two matches that moved a rating most, as places in its curve, earliest first. */
export function turningPoints(curve: readonly RatingPoint[]): number[] {
  const moved = (n: number) => Math.abs(curve[n]!.rating - curve[n - 1]!.rating);
  const later = curve.map((_, n) => n).slice(1);
  return later
    .sort((a, b) => moved(b) - moved(a))
    .slice(0, 2)
    .sort((a, b) => a - b);
}

export interface Judged {
  at: number;
  skill: number;
  luck: number;
}

/** Skill and luck of the last matches of a game that were reviewed, oldest first. */
export function judgedOf(pages: readonly DiaryPage[], game: string, most: number): Judged[] {
  return pages
    .filter((page) => page.game === game)
    .flatMap(({ at, reviewed }) =>
      reviewed && reviewed.skill !== null ? [{ at, skill: reviewed.skill, luck: reviewed.luck }] : [],
    )
    .slice(0, most)
    .reverse();
}

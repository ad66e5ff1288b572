import { describe, expect, it } from "vitest";
import type { DiaryPage, Lapse } from "../wire/wire.gen";
import { dayNumber, favouriteMistakes, judgedOf, playedOf, streakOf, turningPoints, weeksOf } from "./diary";

const NOON = new Date(2026, 10, 17, 12).getTime(); // a Tuesday
const TODAY = dayNumber(NOON);

const page = (daysAgo: number, more: Partial<DiaryPage> = {}): DiaryPage => ({
  table: `t${daysAgo}`,
  game: "code-x",
  at: new Date(2026, 10, 17 - daysAgo, 12).getTime(),
  ending: { points: 1, bots: ["pip"], people: 0, moves: 4, millis: 20_000 },
  reviewed: null,
  ...more,
});

const lapse = (kind: string, times: number): Lapse => ({ kind, unit: "bits", times, loss: times / 2 });
const reviewed = (skill: number | null, ...lapses: Lapse[]) => ({
  version: 1,
  skill,
  luck: 0.5,
  unit: "bits" as const,
  lapses,
});

describe("days in a row", () => {
  it("are counted up to today, or to yesterday while today is not over", () => {
    expect(streakOf([page(0), page(1), page(1), page(3)], TODAY)).toEqual({ now: 2, longest: 2 });
    expect(streakOf([page(1), page(2), page(3)], TODAY)).toEqual({ now: 3, longest: 3 });
    expect(streakOf([page(2), page(3), page(8)], TODAY)).toEqual({ now: 0, longest: 2 });
    expect(streakOf([], TODAY)).toEqual({ now: 0, longest: 0 });
  });

  it("stand in weeks from Monday to Sunday", () => {
    const weeks = weeksOf([page(0), page(0), page(8)], TODAY, 2);
    expect(weeks.map((week) => week.map(({ matches }) => matches))).toEqual([
      [1, 0, 0, 0, 0, 0, 0],
      [0, 2, null, null, null, null, null],
    ]);
  });
});

describe("a diary", () => {
  it("knows the favourite mistakes, and where the last one happened", () => {
    const pages = [
      page(0, { reviewed: reviewed(90, lapse("a", 1)) }),
      page(1, { reviewed: reviewed(80, lapse("b", 3), lapse("a", 1)) }),
      page(2),
    ];
    const found = favouriteMistakes(pages, 4).map(({ kind, times, loss, table }) => [kind, times, loss, table]);
    expect(found).toEqual([
      ["b", 3, 1.5, "t1"],
      ["a", 2, 1, "t0"],
    ]);
    expect(favouriteMistakes(pages, 1)).toHaveLength(1);
  });

  it("counts shares of first places among what was decided", () => {
    const lost = { points: 0, bots: [], people: 1, moves: 0, millis: 0 };
    const left = { ...lost, points: null };
    expect(playedOf([page(0), page(1, { ending: lost }), page(2, { ending: left })])).toEqual({
      matches: 3,
      won: 0.5,
      pace: 5,
    });
    expect(playedOf([])).toEqual({ matches: 0, won: null, pace: null });
  });

  it("tells skill and luck of one game, oldest first", () => {
    const pages = [
      page(0, { reviewed: reviewed(90) }),
      page(1, { reviewed: reviewed(null) }),
      page(2, { reviewed: reviewed(70) }),
      page(3, { game: "x-code", reviewed: reviewed(50) }),
    ];
    expect(judgedOf(pages, "code-x", 30).map(({ skill }) => skill)).toEqual([70, 90]);
    expect(judgedOf(pages, "code-x", 1).map(({ skill }) => skill)).toEqual([90]);
  });
});

describe("a curve", () => {
  it("shows the two matches that moved it most", () => {
    const curve = [1000, 1010, 1200, 1190, 1100].map((rating, at) => ({
      at,
      rating,
      within: 100,
      points: 1,
      company: [],
    }));
    expect(turningPoints(curve)).toEqual([2, 4]);
    expect(turningPoints(curve.slice(0, 1))).toEqual([]);
  });
});

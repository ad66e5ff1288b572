import { expect, test } from "vitest";
import type { SeatProps } from "../../games";
import type { Decision, MatchReview } from "../../wire/wire.gen";
import type { Sight } from "../shown";
import { type LessonUnderWay, mistakesOf, nextOf, playable } from "./learning";

const made = (n: number, badge: Decision["badge"]) => ({ n, badge }) as Decision;
const all = [made(2, "best"), made(4, "mistake"), made(6, "good"), made(8, "inaccuracy")];
const review = { seats: [{ seat: 0, decisions: all }] } as unknown as MatchReview;

test("mistakes and inaccuracies can be learnt from, one after the other", () => {
  expect(mistakesOf(review, 0).map(({ n }) => n)).toEqual([4, 8]);
  expect(mistakesOf(review, 1)).toEqual([]);
  expect(nextOf(mistakesOf(review, 0), 4)?.n).toBe(8);
  expect(nextOf(mistakesOf(review, 0), 8)).toBeNull();
});

const moves = { type: "offered", listed: [{ type: "take" }], products: [] };
const lesson = (n: number, right = false) =>
  ({
    lesson: { seat: 0, n },
    trying: { moment: { n, moves }, tried: right ? { right } : null, busy: false, play: () => undefined },
  }) as unknown as LessonUnderWay;
const sight = (eyes: number | null, n: number) => ({ eyes, step: { n } }) as Sight;
const given = { still: true } as SeatProps;

test("moves can be made once the board shows the moment, through the eyes of the one who moved", () => {
  expect(playable(given, sight(0, 3), lesson(4)).still).toBe(false);
  expect(playable(given, sight(0, 2), lesson(4)).still).toBe(true);
  expect(playable(given, sight(null, 3), lesson(4)).still).toBe(true);
});

test("what is found is found: then nothing can be moved any more", () => {
  expect(playable(given, sight(0, 3), lesson(4, true)).still).toBe(true);
});

import { expect, test } from "vitest";
import type { MatchInfo } from "../../wire/api";
import type { MatchReview } from "../../wire/wire.gen";
import { apart } from "../axis";
import { seatLines } from "./left-chart";

const seated = (seat: number, left: (number | null)[]) => ({ seat, left });
const review = {
  seats: [seated(0, [null, 100, 10, 1]), seated(1, [null, 100, 40, 1]), seated(2, [null, null])],
} as unknown as MatchReview;
const match = { seats: [], result: { places: [[0], [1]], won: 1 } } as unknown as MatchInfo;

test("that all lies open in the end is no merit of those who did not win", () => {
  expect(seatLines(review, match).map(({ seat, end }) => [seat, end])).toEqual([
    [0, 1],
    [1, 40],
  ]);
});

test("labels that would lie on each other are moved up, and keep their order", () => {
  expect(apart([100, 50, 98], 14)).toEqual([100, 50, 86]);
  expect(apart([30], 14)).toEqual([30]);
});

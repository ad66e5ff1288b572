// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { GameInfo } from "../wire/api";
import type { GuideStep } from "../wire/wire.gen";
import { firstOpen, firstReal, keepLearnt, learnt, lessonAt, ringsOf } from "./guide";

const show = (text: string, at: number): GuideStep => ({ text, point: ["board"], move: null, at });
const make = (text: string, at: number, ...point: string[]): GuideStep => ({
  text,
  point,
  move: { type: "guess" },
  at,
});

const STEPS = [show("look", 1), make("first", 1, "a", "a", "go"), show("others", 2), make("second", 4, "go")];
const on = (at: number, left = false) => ({ at, left });

test("a move that is made puts its step and those before it behind", () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => firstOpen(STEPS, at))).toEqual([0, 0, 2, 2, 2, 4]);
});

test("a step that is shown waits for the reader, also when the others have gone on", () => {
  expect(lessonAt(STEPS, on(4), 0)).toEqual({ now: "step", n: 2, step: STEPS[2] });
  expect(lessonAt(STEPS, on(4), 3)).toEqual({ now: "step", n: 3, step: STEPS[3] });
});

test("a step is not due before the others have done their part", () => {
  expect(lessonAt(STEPS, on(0), 0)).toEqual({ now: "wait", n: 0 });
  expect(lessonAt(STEPS, on(3), 3)).toEqual({ now: "wait", n: 3 });
});

test("the lesson is done after its last step, and left when the match went another way", () => {
  expect(lessonAt(STEPS, on(5), 0)).toEqual({ now: "done" });
  expect(lessonAt(STEPS, on(2, true), 3)).toEqual({ now: "left" });
});

test("marks are ringed once, with the numbers of their presses", () => {
  expect(ringsOf(STEPS[1]!)).toEqual([
    { mark: "a", label: "1 2" },
    { mark: "go", label: "3" },
  ]);
  expect(ringsOf(STEPS[3]!)).toEqual([{ mark: "go", label: "" }]);
  expect(ringsOf(STEPS[0]!)).toEqual([{ mark: "board", label: "" }]);
});

test("the first real game is played from the seat that was learnt, against the lightest of the house", () => {
  const game = {
    name: "scotland-yard",
    seats: [4, 5],
    bots: ["novice", "regular"],
    options: [],
    levels: ["none", "facts"],
    roles: [],
    usual: {},
    cast: { pip: 1, dovecote: 2, brack: 3 },
  } as unknown as GameInfo;
  const house = ["pip", "dovecote", "brack"].map((bot) => ({ bot }));
  expect(firstReal(game, { seat: 1 }).seating).toEqual([house[0], { me: true }, house[1], house[2]]);
  expect(firstReal(game, { seat: 0 }).seating).toEqual([{ me: true }, ...house]);
});

test("a game stays learnt", () => {
  keepLearnt("mastermind");
  keepLearnt("mastermind");
  expect(learnt()).toEqual(["mastermind"]);
});

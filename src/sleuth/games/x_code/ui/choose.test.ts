import { expect, test } from "vitest";
import type { Offered } from "../../../ui/wire/wire.gen";
import {
  afterTurn,
  answersTo,
  bestSets,
  chooseSymbol,
  freeCards,
  lyingAt,
  neighbour,
  places,
  prune,
  sandLeft,
  spell,
  toggle,
  turnsEarly,
  uses,
} from "./choose";
import { sayable } from "./pieces/phrases";
import type { Board, Lying } from "./types.gen";

const options = {
  level: 1,
  mission: "training",
  timer: "sand",
  over_the_limit: "refused",
  sand: 180,
  keys: 12,
  limit: null,
  time: null,
  wild: null,
} as const;

const blank: Board = {
  options,
  counts: [3, 3, 3],
  known: [[], [], []],
  shown: [[], [], []],
  limit: 8,
  fresh: 54,
  odd: null,
  ready: [],
  since: 0,
  until: 180_000,
  waits: 0,
  reaching: null,
  pile: [],
  discards: [],
  offers: [],
  declined: [],
  made: 0,
  sets: [],
  times: [],
  reversed: false,
  ran_out: false,
};

const lying = (seat: number, side: "left" | "right", card: number): Lying => ({ offer: 1, seat, side, card, at: 0 });

const moves: Offered = {
  type: "offered",
  listed: [
    { type: "take" },
    { type: "offer", card: 10, side: "left" },
    { type: "lay", cards: [10, 10, 26] },
    { type: "lay", cards: [10, 26, 26] },
    { type: "answer", offer: 4, card: 11 },
    { type: "answer", offer: 5, card: 11 },
  ],
  products: [{ type: "product", kind: "discard", fields: { cards: { type: "arranged", values: [10, 10, 26], k: 3 } } }],
};

test("cards are written with their arrows", () => {
  expect([10, 11, 20, 23, 24, 26].map(spell)).toEqual(["5←", "5→", "*←", "#→", "T←", "W"]);
});

test("cards that look alike are chosen one by one, and let go when they leave the hand", () => {
  const [first, second] = places([10, 10, 11]);
  expect(toggle([first!], second!)).toEqual([first, second]);
  expect(toggle([first!, second!], first!)).toEqual([second]);
  expect(prune([first!, second!], [10, 11])).toEqual([first]);
  expect(chooseSymbol([], [10, 10, 11, 24], "5")).toEqual([first]);
  expect(chooseSymbol([first!], [10, 10, 11], "5")).toEqual([first, second]);
  expect(chooseSymbol(places([10]), [10], "5")).toEqual([]);
  expect(chooseSymbol([], [24], "t")).toEqual([{ card: 24, nth: 0 }]);
});

test("what lies in an offer is not free", () => {
  expect(freeCards([10, 10, 12], [lying(0, "left", 10), lying(1, "left", 12)], 0)).toEqual([10, 12]);
});

test("chosen cards are used for what is on offer, and for nothing else", () => {
  const of = (...cards: number[]) => uses(places(cards), moves);
  expect(of(10).offer).toEqual({ type: "offer", card: 10, side: "left" });
  expect(of(26, 10, 10).lay).toEqual({ type: "lay", cards: [10, 10, 26] });
  expect(of(26, 10, 10).discard).toEqual({ type: "discard", cards: [26, 10, 10] });
  expect(of(10, 10)).toEqual({ lay: null, offer: null, discard: null });
  expect(bestSets(moves)).toEqual([{ type: "lay", cards: [10, 10, 26] }]);
  expect(answersTo(moves, 4)).toHaveLength(1);
});

test("the next seat sits to the left, and an offer lies between two", () => {
  expect([neighbour(0, "left", 3), neighbour(0, "right", 3)]).toEqual([1, 2]);
  const board = { ...blank, offers: [lying(1, "right", 11)] };
  expect(lyingAt(board, 0, "left")?.card).toBe(11);
  expect(lyingAt(board, 1, "right")?.card).toBe(11);
  expect(lyingAt(board, 0, "right")).toBeNull();
  const two = { ...blank, counts: [3, 3], offers: [lying(0, "left", 10)] };
  expect([lyingAt(two, 1, "right")?.card, lyingAt(two, 1, "left")]).toEqual([10, null]);
});

test("sand that is above goes below", () => {
  expect(sandLeft(blank, 30_000)).toBe(150_000);
  expect(afterTurn(blank, 30_000)).toBe(30_000);
  expect(afterTurn({ ...blank, options: { ...options, timer: "refill" } }, 30_000)).toBe(180_000);
  expect(sandLeft({ ...blank, until: null }, 0)).toBeNull();
});

test("the timer is turned early when that loses time, whichever cards do it", () => {
  const lay = (...cards: number[]) => ({ type: "lay", cards }) as const;
  expect(turnsEarly(blank, 30_000, lay(24, 25, 26))).toBe(true);
  expect(turnsEarly(blank, 30_000, lay(24, 24, 25))).toBe(true);
  expect(turnsEarly(blank, 170_000, lay(24, 25, 26))).toBe(false);
  expect(turnsEarly(blank, 30_000, lay(10, 10, 26))).toBe(false);
  expect(turnsEarly({ ...blank, options: { ...options, timer: "refill" } }, 30_000, lay(24, 25, 26))).toBe(false);
});

test("phrases are about the chosen cards, else about the hand", () => {
  const all = sayable({ board: blank, hand: [10, 11, 24], chosen: [] });
  expect(all.map((one) => one.code.split(".")[2])).toEqual(["need", "have", "time", "next", "wait", "late"]);
  const some = sayable({ board: blank, hand: [10, 11, 24], chosen: [{ card: 11, nth: 0 }] });
  expect(some[0]).toEqual({ code: "x-code.phrase.have", args: { cards: "5→" } });
});

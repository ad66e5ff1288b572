import { expect, test } from "vitest";
import type { Offered } from "../../../ui/wire/wire.gen";
import { answersTo, clueWords } from "./clues";
import { flightsOf } from "./field/flights";
import { spotOn } from "./field/laying";
import { gridOf, pointOf, QUESTION } from "./field/where";
import { beginNaming, chanceOf, named, tapped } from "./naming";
import { NO_PICK, type Pick, partOf, pressable, pressed, spotsFor, waysOf, waysTo, whole } from "./pick";
import { placeName, tokenWords, trait } from "./pieces";
import type { Board, Tile, View } from "./types.gen";

const oneOf = (...values: unknown[]) => ({ type: "one-of", values }) as const;
const offered = (listed: unknown[], ...products: [string, Record<string, ReturnType<typeof oneOf>>][]): Offered => ({
  type: "offered",
  listed,
  products: products.map(([kind, fields]) => ({ type: "product", kind, fields })),
});
const picked = (change: Partial<Pick>): Pick => ({ ...NO_PICK, ...change });

const field: Tile[] = Array.from({ length: 16 }, () => ({ kind: "bar", owner: 0 }));
const board = { seats: 2, options: { layout: "random" }, columns: 4, field, lying: [3, 17] } as unknown as Board;
const view: View = {
  board,
  seat: 0,
  hand: [17],
  codes: [[], [3, 9, 15]],
  known: [...Array<number>(17).fill(0), 8, 0, 0, 0, 0],
  asked: 0,
  given: [],
  clues: [],
  held: null,
};

const GRID = gridOf(board, "wide");

const GO = offered(
  [
    { type: "go", to: 6, by: "knight" },
    { type: "go", to: 6, by: "anywhere" },
    { type: "go", to: 1, by: "straight" },
  ],
  ["decipher", { position: oneOf(0), value: oneOf(4) }],
);
const PUT = offered([], ["put", { slot: oneOf(16, 17), to: oneOf(1, 2) }]);
const SPY = offered(
  [{ type: "finish" }],
  ["peek", { place: oneOf(3, 17) }],
  ["swap", { place: oneOf(3, 17), token: oneOf(17) }],
);
const ASK = offered([{ type: "decline" }], ["ask", { token: oneOf(17), position: oneOf(null, 0, 2) }]);

test("tokens show what is printed on them", () => {
  expect(tokenWords(17)).toBe("17: watch, yellow, 16–20");
  expect(Array.from({ length: 30 }, (_, n) => trait(n + 1, "colour")).filter((colour) => colour === 0)).toHaveLength(6);
  expect([placeName(board, 6), placeName(board, 17)]).toEqual(["c2", "Information board 2"]);
});

test("the moves on offer say which part of the turn it is", () => {
  expect([GO, PUT, SPY, ASK].map(partOf)).toEqual(["go", "put", "spy", "ask"]);
  expect(partOf(offered([], ["declare", {}]))).toBe("go");
  expect(partOf(offered([]))).toBe(null);
});

test("a tile is reached by each way that leads there", () => {
  expect([...pressable(GO, NO_PICK)]).toEqual([6, 1]);
  expect(waysOf(GO).get(6)).toEqual(["knight", "anywhere"]);
  expect(waysTo(GO, picked({ place: 1 })).map((move) => move.by)).toEqual(["straight"]);
  expect(waysTo(GO, NO_PICK)).toEqual([]);
});

test("a tap takes the cheapest way, another tap the next one", () => {
  const once = pressed(GO, NO_PICK, 6);
  const twice = pressed(GO, once, 6);
  expect([once, twice, pressed(GO, twice, 6)].map((pick) => waysTo(GO, pick)[0]!.by)).toEqual([
    "knight",
    "anywhere",
    "knight",
  ]);
  expect(pressed(GO, twice, 1).way).toBe(0);
});

test("the answerer chooses a token of the board, then a tile", () => {
  const slot = pressed(PUT, NO_PICK, 17);
  expect([slot.slot, slot.place]).toEqual([17, null]);
  expect(whole(PUT, slot)).toBe(null);
  expect(whole(PUT, pressed(PUT, slot, 2))).toEqual({ type: "put", slot: 17, to: 2 });
});

test("Espionage presses nothing until it is chosen", () => {
  expect([...pressable(SPY, NO_PICK)]).toEqual([]);
  expect([...pressable(SPY, picked({ spy: "peek" }))]).toEqual([3, 17]);
  expect(whole(SPY, picked({ spy: "peek", place: 3 }))).toEqual({ type: "peek", place: 3 });
  expect(whole(SPY, picked({ spy: "swap", place: 3 }))).toBe(null);
  expect(whole(SPY, picked({ spy: "swap", place: 3, tokens: [17] }))).toEqual({ type: "swap", place: 3, token: 17 });
});

test("a question needs a token, and asks about all three unless a position is named", () => {
  expect(whole(ASK, NO_PICK)).toBe(null);
  expect(whole(ASK, picked({ tokens: [17] }))).toEqual({ type: "ask", token: 17, position: null });
  expect(whole(ASK, picked({ tokens: [17], position: 2 }))).toEqual({ type: "ask", token: 17, position: 2 });
});

test("tokens are given in rising order, tiles are laid where they may lie", () => {
  const give = offered([], ["give", {}]);
  expect(whole(give, picked({ tokens: [12, 3, 7] }))).toEqual({ type: "give", tokens: [3, 7, 12] });
  const lay = offered([
    { type: "lay", tile: { kind: "swap", owner: null }, x: 0, y: 1 },
    { type: "lay", tile: { kind: "bar", owner: 0 }, x: 1, y: 0 },
  ]);
  expect(spotsFor(lay, { kind: "bar", owner: 0 }).map(({ x, y }) => [x, y])).toEqual([[1, 0]]);
});

test("one number is deciphered, three are declared, two are neither", () => {
  const none = [null, null, null];
  expect(named([null, 8, null], none)).toEqual({ type: "decipher", position: 1, value: 8 });
  expect(named([2, 8, 14], none)).toEqual({ type: "declare", code: [2, 8, 14] });
  expect([named([2, 8, null], none), named(none, none)]).toEqual([null, null]);
  expect(named([null, 8, 14], [2, null, null])).toEqual({ type: "declare", code: [2, 8, 14] });
});

test("a tap on the pad fills its place, a second one empties it; ticked places stand", () => {
  const begun = beginNaming([2, null, null]);
  expect(begun.at).toBe(1);
  const ticks = [2, null, null];
  const once = tapped(begun, 2, 14, ticks);
  expect([once.wish, once.at]).toEqual([[null, null, 14], 2]);
  expect(tapped(once, 2, 14, ticks).wish).toEqual([null, null, null]);
  expect(tapped(once, 2, 15, ticks).wish).toEqual([null, null, 15]);
  expect(tapped(beginNaming([null, 8, null]), 0, 4, [null, 8, null]).at).toBe(2);
});

test("a chance is told where the pad may tell it", () => {
  const counts = [0, 1, 2].map((at) => Array.from({ length: 30 }, (_, n) => (n === 13 ? at : 0)));
  expect(chanceOf({ crosses: [], lies: [], left: 8, counts }, 2, 14)).toBe(0.25);
  expect(chanceOf({ crosses: [], lies: [], left: null, counts: null }, 2, 14)).toBe(null);
});

test("a field that is laid stays in its final grid, and what is beyond it moves it", () => {
  const laying = (...xs: number[]) =>
    ({ seats: 3, columns: 0, options: { layout: "advanced" }, laid: xs.map((x) => ({ x, y: 0 })) }) as unknown as Board;
  const grid = gridOf(laying(), "wide");
  const column = (at: Board, x: number) => spotOn(at, grid)({ x, y: 0 });
  expect(column(laying(0), 0)).toMatchObject({ column: 1, row: 1, within: true });
  expect(column(laying(0, 1, 2), 0).column).toBe(1);
  expect(column(laying(0, -1), -1).column).toBe(0);
  expect(column(laying(0, -1), -2).within).toBe(false);
  expect(column(laying(0, -1, -2), 0).column).toBe(2);
  expect(column(laying(0, 1, 2, 3), 3).column).toBe(3);
});

test("field and Information board lie within the drawing, whoever plays and wherever", () => {
  for (const seats of [2, 3, 4, 5])
    for (const size of ["wide", "rail", "phone"] as const)
      for (const layout of ["random", "advanced"]) {
        const grid = gridOf({ seats, columns: 0, options: { layout } } as unknown as Board, size);
        const cells = grid.columns * grid.rows;
        for (let place = QUESTION; place < cells + 6; place++) {
          const { x, y } = pointOf(grid, place);
          const half = place >= 0 && place < cells ? grid.pitch / 2 : 16;
          expect(x - half).toBeGreaterThanOrEqual(0);
          expect(x + half).toBeLessThanOrEqual(grid.width);
          expect(y + half).toBeLessThanOrEqual(grid.height);
        }
      }
});

test("answers to me are told with what they were about, those of others without", () => {
  const clues: View["clues"] = [
    { type: "shown", seat: 1, other: 0, token: 17 },
    { type: "answered", kind: "range", value: 3, position: 1, answer: 0 },
    { type: "asked", seat: 1, other: 2, kind: "colour", position: null, answer: 2 },
  ];
  const told = { ...view, clues };
  expect(answersTo(told)).toEqual([{ ...clues[1], clue: 1 }]);
  expect(clueWords(told, 1, String)).toBe("middle: 16–20, no");
  expect(clueWords(told, 2, String)).toContain("colour");
});

test("a moved token sets out before the asked one takes its place, and both can be followed", () => {
  const before = { ...view, asked: 17 };
  const flights = flightsOf({ type: "moved", seat: 1, slot: 17, to: 2 }, before, view, GRID);
  expect(flights.map(({ token, into }) => [token, into])).toEqual([
    [8, 2],
    [17, 17],
  ]);
  expect(flights[0]!.from).toEqual(flights[1]!.to);
  const [taken] = flightsOf({ type: "took", seat: 1, place: 3 }, view, view, GRID);
  expect([taken!.token, taken!.into]).toEqual([0, null]);
  const [asked] = flightsOf(
    { type: "asked", seat: 1, other: 0, kind: "colour", position: null, answer: 2 },
    view,
    view,
    GRID,
  );
  expect([asked!.token, asked!.into]).toEqual([0, QUESTION]);
});

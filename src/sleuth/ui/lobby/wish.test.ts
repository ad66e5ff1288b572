// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../wire/api";
import { keepWish, keptWish } from "./kept-wish";
import { placed } from "./setup/chair-row";
import { seated } from "./setup/who-plays";
import { byLot, FRIEND, ME, newTable, numbers, usualWish, valuesOf, withAFriend } from "./wish";

const game: GameInfo = {
  name: "mastermind",
  version: 1,
  seats: [2],
  options: [],
  guests: [],
  bots: ["regular"],
  cast: { pip: "regular", quill: "regular", tarn: "regular" },
  levels: ["none", "facts", "direct", "joint"],
  measures: [],
  phrases: [],
  ladders: [],
  guide: false,
  roles: [],
  usual: { first: 1 },
  timed: false,
};
const rows = { name: "rows", kind: "whole", values: null, low: 1, high: 20, default: 10, optional: false };
const many: GameInfo = { ...game, seats: [2, 3, 4], options: [rows] as unknown as GameInfo["options"] };
const role = (name: string, side: string) => ({ name, side });
const sided: GameInfo = {
  ...game,
  seats: [4, 5],
  roles: [role("x", "x"), ...[1, 2, 3, 4].map((n) => role(`d${n}`, "d"))],
};

beforeEach(() => localStorage.clear());

test("a table starts with help that its game can give", () => {
  expect(usualWish(game).assistance).toBe("direct");
  expect(usualWish({ ...game, levels: ["none", "facts"] }).assistance).toBe("facts");
});

test("nobody of the house is asked twice, and every chair that is needed is filled", () => {
  const { chairs } = usualWish(sided);
  expect(chairs).toHaveLength(4);
  expect(new Set(chairs).size).toBe(4);
  expect(sided.roles[chairs.indexOf(ME)]?.side).toBe("d");
});

test("a tap seats one of the house, another sends it home, and a full table sends the first home", () => {
  expect(seated([ME], "pip", 3)).toEqual([ME, "pip"]);
  expect(seated([ME, "pip"], "pip", 3)).toEqual([ME]);
  expect(seated([ME, "pip", "quill"], "tarn", 3)).toEqual([ME, "quill", "tarn"]);
  expect(seated([ME, "quill"], "tarn", 2)).toEqual([ME, "tarn"]);
});

test("who is put on a chair and sits elsewhere changes places", () => {
  expect(placed(["pip", ME, "quill"], 0, ME)).toEqual([ME, "pip", "quill"]);
  expect(placed(["pip", ME, "quill"], 0, "tarn")).toEqual(["tarn", ME, "quill"]);
  expect(placed([FRIEND, ME, FRIEND], 2, FRIEND)).toEqual([FRIEND, ME, FRIEND]);
});

test("alone with the house a match starts at once, with the options that one likes best", () => {
  const made = newTable(game, usualWish(game));
  expect(made).toMatchObject({ start: true, options: { first: 1 }, seating: [{ me: true }, { bot: "quill" }] });
});

test("a friend gets a chair: a new one, or that of the last of the house", () => {
  expect(withAFriend(many, [ME, "pip"])).toEqual([ME, "pip", FRIEND]);
  expect(withAFriend(game, [ME, "pip"])).toEqual([ME, FRIEND]);
  const made = newTable(game, { ...usualWish(game), chairs: [ME, FRIEND] });
  expect(made).toMatchObject({ start: false, options: {}, seating: [{ me: true }, {}] });
});

test("the lot moves everybody and loses nobody", () => {
  expect(byLot([ME, "pip", "quill"], (n) => n - 1)).toEqual(["quill", "pip", ME]);
});

test("what was chosen is kept, and what a game no longer has is forgotten", () => {
  expect(keptWish(many)).toBeNull();
  const wish = { ...usualWish(many), options: { rows: 8, gone: 1 }, chairs: [ME, "pip", "nobody", FRIEND] };
  keepWish("mastermind", { ...wish, assistance: "hints" });
  expect(keptWish(many)).toMatchObject({ options: { rows: 8 }, chairs: [ME, "pip"], assistance: "direct" });
  localStorage.setItem("sleuth.wish.mastermind", "{");
  expect(keptWish(many)).toBeNull();
});

test("of many numbers a few round ones are on offer, with both ends and the usual one", () => {
  expect(valuesOf(rows as never)).toHaveLength(20);
  const sand = numbers(30, 600, 180);
  expect(sand.length).toBeLessThan(24);
  expect(sand).toEqual(expect.arrayContaining([30, 180, 600]));
});

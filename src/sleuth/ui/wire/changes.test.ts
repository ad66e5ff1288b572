import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed, Misfit } from "./changes";
import { EMPTY, fold, without } from "./table-state";
import type { Changed, Put, Splice, Told } from "./wire.gen";

interface Case {
  old: unknown;
  changes: (Put | Splice)[];
  new: unknown;
}

/** Written by the house, which makes changes: `python -m tests.wire.test_changes`. */
const CASES = JSON.parse(readFileSync("tests/wire/data/changes.json", "utf-8")) as Case[];

const put = (at: (string | number)[], value: unknown): Put => ({ type: "put", at, value });
const splice = (at: (string | number)[], start: number, gone: number, items: unknown[]): Splice => ({
  type: "splice",
  at,
  start,
  gone,
  items,
});

test.each(CASES.map((one) => [JSON.stringify(one.new), one] as const))("changes lead to %s", (_, one) => {
  const before = JSON.stringify(one.old);
  expect(JSON.stringify(changed(one.old, one.changes))).toBe(JSON.stringify(one.new));
  expect(JSON.stringify(one.old)).toBe(before);
});

test("what does not change stays the same object", () => {
  const old = { rows: [{ n: 1 }, { n: 2 }], rest: { deep: [1] } };
  const now = changed(old, [put(["rows", 1, "n"], 3)]);
  expect(now.rest).toBe(old.rest);
  expect(now.rows[0]).toBe(old.rows[0]);
  expect(now.rows[1]).toEqual({ n: 3 });
});

test.each([
  put(["a", "b"], 1),
  put(["row", 2], 1),
  put(["row", "x"], 1),
  put(["new", "b"], 1),
  splice(["row"], 1, 2, []),
  splice(["a"], 0, 0, [1]),
])("changes that do not fit are noticed: %o", (change) => {
  expect(() => changed({ a: 1, row: [1, 2] }, [change])).toThrow(Misfit);
});

const told: Told = {
  type: "told",
  seat: 0,
  start: 0,
  facts: ["a"],
  lines: [null],
  view: { board: { rows: [1] }, mine: 7 },
  moves: { type: "offered", listed: [1, 2], products: [] },
  pending: { type: "await", seats: [0], until: null },
  notes: { left: 3 },
  now: 1,
  backs: 0,
  shown: null,
};

const news = (start: number, ...changes: (Put | Splice)[]): Changed => ({
  type: "changed",
  seat: 0,
  start,
  facts: ["b"],
  lines: [null],
  changes,
  now: 2,
  backs: 0,
  shown: null,
});

test("a stream goes on by what changed, as if all had been told", () => {
  const before = fold(EMPTY, told, 0);
  const rest = [splice(["moves", "listed"], 0, 2, []), put(["pending", "seats", 0], 1), put(["notes"], null)];
  const after = fold(before, news(1, splice(["view", "board", "rows"], 1, 0, [2]), ...rest), 0);
  const { type: _, ...whole } = { ...told, start: 1, facts: ["b"], now: 2 };
  const moves = { ...told.moves, listed: [] };
  const pending = { type: "await", seats: [1], until: null } as const;
  const view = { board: { rows: [1, 2] }, mine: 7 };
  expect(after).toEqual(fold(before, { ...whole, type: "told", view, moves, pending, notes: null }, 0));
  expect(after.streams["0"]!.facts).toEqual(["a", "b"]);
});

test("changes of what we do not have are a misfit, and the stream is forgotten", () => {
  const before = fold(EMPTY, told, 0);
  expect(() => fold(EMPTY, news(1), 0)).toThrow(Misfit);
  expect(() => fold(before, news(2), 0)).toThrow(Misfit);
  expect(() => fold(before, news(1, put(["view", "none", "such"], 1)), 0)).toThrow(Misfit);
  expect(without(before, 0).streams).toEqual({});
});

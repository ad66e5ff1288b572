import { expect, test } from "vitest";
import { NOTHING } from "./offers";
import { EMPTY, fold, have, momentOf } from "./table-state";
import { ada, aTable } from "./testing";
import type { Message, Told } from "./wire.gen";

const told = (start: number, facts: unknown[], view: unknown, seat: number | null = 0): Told => ({
  type: "told",
  seat,
  start,
  facts,
  lines: facts.map(() => ({ code: "x", args: {}, seats: {} })),
  view,
  moves: NOTHING,
  pending: { type: "await", seats: [0], until: null },
  notes: null,
  now: 0,
  backs: 0,
  shown: null,
});

const after = (...messages: Message[]) => messages.reduce((state, one) => fold(state, one, 0), EMPTY);

test("news are put where they start, also when some are told twice", () => {
  const state = after(told(0, ["a", "b"], 1), told(1, ["b", "c"], 2));
  expect(state.streams["0"]!.facts).toEqual(["a", "b", "c"]);
  expect(state.streams["0"]!.lines).toHaveLength(3);
  expect(have(state)).toEqual({ "0": 3 });
});

test("a spectator's stream has the key -1", () => {
  expect(have(after(told(0, ["a"], 1, null)))).toEqual({ "-1": 1 });
});

test("a line shows the view that came with it", () => {
  const stream = after(told(0, ["a"], "v1"), told(1, ["b", "c"], "v3")).streams["0"]!;
  expect(momentOf(stream, 0)?.view).toBe("v1");
  expect(momentOf(stream, 1)?.view).toBe("v3");
  expect(momentOf(stream, 2)?.view).toBe("v3");
});

test("what we caught up with has no moments to show", () => {
  const stream = after(told(0, Array(20).fill("a"), "v20")).streams["0"]!;
  expect(momentOf(stream, 3)).toBeUndefined();
});

test("a takeback forgets what no longer stands", () => {
  const state = after(
    told(0, ["a"], 1),
    told(1, ["b"], 2),
    { type: "rewound", seat: 0, to: 1, backs: 1 },
    told(1, [], 1),
  );
  expect(state.streams["0"]!.facts).toEqual(["a"]);
  expect(state.streams["0"]!.view).toBe(1);
  expect(momentOf(state.streams["0"]!, 1)).toBeUndefined();
});

test("words are heard once", () => {
  const talk = {
    n: 1,
    by: null,
    seat: null,
    at: 0,
    text: "hi",
    phrase: null,
    args: {},
    channel: "seats" as const,
    to: [],
  };
  expect(after({ type: "said", talk }, { type: "said", talk }).talk).toHaveLength(1);
});

test("a watcher keeps what lies open, and what a seat lends only while it lends it to this one", () => {
  const eve = { id: "e", name: "Eve", figure: 3, bot: false };
  const lent = aTable({ looks: [{ seat: 1, person: eve }] });
  const welcome: Message = { type: "welcome", wire: 3, you: "e", seats: [], table: lent, talk: [], now: 0 };
  const state = after(welcome, told(0, ["a"], 1, null), told(0, ["a", "b"], 2, 1));
  expect(Object.keys(state.streams).sort()).toEqual(["-1", "1"]);
  for (const looks of [[], [{ seat: 1, person: ada }]])
    expect(Object.keys(fold(state, { type: "table", table: aTable({ looks }) }, 0).streams)).toEqual(["-1"]);
});

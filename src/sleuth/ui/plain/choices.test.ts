import { expect, test } from "vitest";
import { NOTHING } from "../wire/offers";
import type { Offered } from "../wire/wire.gen";
import { drafted } from "./choices";

const offer = (listed: Offered["listed"], products: Offered["products"] = []): Offered => ({
  ...NOTHING,
  listed,
  products,
});
const product = (kind: string, fields: Offered["products"][number]["fields"]) =>
  ({ type: "product", kind, fields }) as const;
const oneOf = (...values: unknown[]) => ({ type: "one-of", values }) as const;
const values = (moves: Offered, ...chosen: unknown[]) => drafted(moves, chosen).options.map((one) => one.value);

test("nothing on offer is nothing to choose", () => {
  expect(drafted(NOTHING, [])).toEqual({ kind: null, settled: [], options: [], whole: [] });
});

test("a kind comes first, then each field; what has one way on is settled", () => {
  const moves = offer(
    [{ type: "pass" }],
    [product("ask", { other: oneOf(1, 2) }), product("name", { other: oneOf(1), card: oneOf(4, 5) })],
  );
  expect(values(moves)).toEqual(["pass", "ask", "name"]);
  expect(drafted(moves, ["pass"]).whole).toEqual([{ type: "pass" }]);
  expect(values(moves, "ask")).toEqual([1, 2]);
  expect(values(moves, "name")).toEqual([4, 5]);
  expect(drafted(moves, ["name", 5]).whole).toEqual([{ type: "name", other: 1, card: 5 }]);
});

test("listed moves and products of one kind are one row of choices", () => {
  const moves = offer([{ type: "go", to: 7 }], [product("go", { to: oneOf(7, 8) })]);
  expect(values(moves)).toEqual([7, 8]);
  expect(drafted(moves, [8]).whole).toEqual([{ type: "go", to: 8 }]);
});

test("the only move there is waits to be made", () => {
  expect(drafted(offer([{ type: "draw" }]), [])).toMatchObject({ options: [], whole: [{ type: "draw" }] });
});

test("each place of a code is a choice", () => {
  const moves = offer(
    [],
    [
      product("guess", {
        code: {
          type: "each",
          places: [
            [0, 1],
            [2, 3],
          ],
        },
      }),
    ],
  );
  expect(values(moves, 1)).toEqual([2, 3]);
  expect(drafted(moves, [1, 2]).whole).toEqual([{ type: "guess", code: [1, 2] }]);
});

test("some of them are chosen in any order, and stand as they were offered", () => {
  const moves = offer([], [product("take", { cards: { type: "some", values: [3, 5, 9], k: 2 } })]);
  expect(values(moves, 9)).toEqual([3, 5]);
  expect(drafted(moves, [9, 3]).whole).toEqual([{ type: "take", cards: [3, 9] }]);
});

test("an arrangement keeps its order, and has no more of a value than there are", () => {
  const moves = offer([], [product("lay", { tiles: { type: "arranged", values: ["a", "a", "b"], k: 3 } })]);
  expect(values(moves)).toEqual(["a", "b"]);
  expect(values(moves, "a")).toEqual(["a", "b"]);
  expect(drafted(moves, ["b"]).whole).toEqual([{ type: "lay", tiles: ["b", "a", "a"] }]);
});

test("what is no longer on offer is forgotten", () => {
  const moves = offer([], [product("guess", { number: oneOf(1, 2) })]);
  expect(drafted(moves, [9])).toMatchObject({ settled: [{ value: "guess" }], whole: [] });
  expect(values(moves, 9)).toEqual([1, 2]);
});

test("a move may be whole, and yet go on", () => {
  const part = (k: number) => product("show", { cards: { type: "some", values: [1, 2], k } });
  const draft = drafted(offer([], [part(1), part(2)]), [1]);
  expect(draft.whole).toEqual([{ type: "show", cards: [1] }]);
  expect(draft.options.map((one) => one.value)).toEqual([2]);
});

import { expect, test } from "vitest";
import { allowedAt, allowedIn, allows, listed, offers, onOffer } from "./offers";
import type { Offered } from "./wire.gen";

const moves: Offered = {
  type: "offered",
  listed: [{ type: "challenge" }, { type: "answer", red: 1, white: 2 }],
  products: [
    {
      type: "product",
      kind: "guess",
      fields: {
        code: {
          type: "each",
          places: [
            [0, 1],
            [0, 1, 2],
          ],
        },
      },
    },
  ],
};

test("a move is on offer when it is listed or in a product", () => {
  expect(onOffer(moves, { type: "challenge" })).toBe(true);
  expect(onOffer(moves, { white: 2, red: 1, type: "answer" } as { type: string })).toBe(true);
  expect(onOffer(moves, { type: "answer", red: 2, white: 1 } as { type: string })).toBe(false);
  expect(onOffer(moves, { type: "guess", code: [1, 2] } as { type: string })).toBe(true);
  expect(onOffer(moves, { type: "guess", code: [2, 1] } as { type: string })).toBe(false);
  expect(onOffer(moves, { type: "guess", code: [1] } as { type: string })).toBe(false);
});

test("kinds and allowed values are read off the offer", () => {
  expect(offers(moves, "guess")).toBe(true);
  expect(offers(moves, "hide")).toBe(false);
  expect(listed(moves, "answer")).toHaveLength(1);
  expect(allowedAt(moves.products[0]!.fields.code, 1)).toEqual([0, 1, 2]);
  expect(allowedAt(undefined)).toEqual([]);
});

test("a kind may have several products, and each of them counts", () => {
  const aimed = (kind: string, to: number[], by: string) => ({
    type: "product" as const,
    kind,
    fields: { to: { type: "one-of" as const, values: to }, by: { type: "one-of" as const, values: [by] } },
  });
  const two: Offered = {
    type: "offered",
    listed: [],
    products: [aimed("go", [1, 2], "foot"), aimed("stay", [7], "foot"), aimed("go", [2, 3], "boat")],
  };
  expect(onOffer(two, { type: "go", to: 3, by: "boat" } as { type: string })).toBe(true);
  expect(onOffer(two, { type: "go", to: 3, by: "foot" } as { type: string })).toBe(false);
  expect(allowedIn(two, "go", "to")).toEqual([1, 2, 3]);
  expect(allowedIn(two, "swim", "to")).toEqual([]);
});

test("each kind of choice allows what the kernel allows", () => {
  const some = { type: "some", values: [1, 2, 3], k: 2 } as const;
  const arranged = { type: "arranged", values: [1, 2, 3], k: 2 } as const;
  expect(allows({ type: "one-of", values: [1, null] }, null)).toBe(true);
  expect([allows(some, [1, 3]), allows(some, [3, 1]), allows(some, [1])]).toEqual([true, false, false]);
  const twice = { type: "arranged", values: [1, 1, 2], k: 2 } as const;
  expect([allows(twice, [1, 1]), allows(twice, [2, 1]), allows(twice, [2, 2])]).toEqual([true, true, false]);
  expect([allows(arranged, [3, 1]), allows(arranged, [1, 1]), allows(arranged, [4, 1])]).toEqual([true, false, false]);
});

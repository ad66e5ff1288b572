/** Reading the moves on offer: only what is in them can be pressed. */
import type { Arranged, Each, Offered, OfferedProduct, OneOf, Some } from "./wire.gen";

export type Choice = OneOf | Each | Some | Arranged;

interface Kinded {
  type: string;
}

export const NOTHING: Offered = { type: "offered", listed: [], products: [] };

/** The listed moves of one kind. */
export function listed<M extends Kinded>(moves: Offered, kind: M["type"]): M[] {
  return (moves.listed as M[]).filter((move) => move.type === kind);
}

/** The product of one kind, if it is on offer. */
export function product(moves: Offered, kind: string): OfferedProduct | undefined {
  return moves.products.find((one) => one.kind === kind);
}

/** May a move of this kind be made at all? */
export function offers(moves: Offered, kind: string): boolean {
  return product(moves, kind) !== undefined || listed(moves, kind).length > 0;
}

/** The values allowed in one place of a field of a product. */
export function allowedAt(choice: Choice | undefined, place = 0): readonly unknown[] {
  if (!choice) return [];
  return choice.type === "each" ? (choice.places[place] ?? []) : choice.values;
}

/** Is this whole value allowed for the field? */
export function allows(choice: Choice | undefined, value: unknown): boolean {
  if (!choice) return false;
  if (choice.type === "one-of") return choice.values.some((one) => same(one, value));
  if (!Array.isArray(value)) return false;
  switch (choice.type) {
    case "each":
      return (
        value.length === choice.places.length &&
        choice.places.every((allowed, i) => allowed.some((one) => same(one, value[i])))
      );
    case "some":
      return value.length === choice.k && ascends(choice.values, value);
    case "arranged":
      return (
        value.length === choice.k &&
        value.every((one, i) => choice.values.some((v) => same(v, one)) && value.indexOf(one) === i)
      );
  }
}

/** May this very move be made now? */
export function onOffer(moves: Offered, move: Kinded): boolean {
  if (moves.listed.some((one) => same(one, move))) return true;
  const found = product(moves, move.type);
  if (!found) return false;
  const fields = move as unknown as Record<string, unknown>;
  return Object.entries(found.fields).every(([name, choice]) => allows(choice, fields[name]));
}

function ascends(values: readonly unknown[], chosen: readonly unknown[]): boolean {
  let at = -1;
  return chosen.every((one) => {
    at = values.findIndex((v, i) => i > at && same(v, one));
    return at >= 0;
  });
}

function same(a: unknown, b: unknown): boolean {
  return a === b || stable(a) === stable(b);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === "object" && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

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

/** Every product of one kind: what is allowed is spread over all of them. */
export function products(moves: Offered, kind: string): readonly OfferedProduct[] {
  return moves.products.filter((one) => one.kind === kind);
}

/** May a move of this kind be made at all? */
export function offers(moves: Offered, kind: string): boolean {
  return products(moves, kind).length > 0 || listed(moves, kind).length > 0;
}

/** The values allowed in one place of a field of a product. */
export function allowedAt(choice: Choice | undefined, place = 0): readonly unknown[] {
  if (!choice) return [];
  return choice.type === "each" ? (choice.places[place] ?? []) : choice.values;
}

/** The values allowed in one place of a field, in any product of this kind. */
export function allowedIn(moves: Offered, kind: string, field: string, place = 0): readonly unknown[] {
  const all = products(moves, kind).flatMap((one) => allowedAt(one.fields[field], place));
  return all.filter((value, at) => all.findIndex((other) => same(other, value)) === at);
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
      return value.length === choice.k && value.every((one) => times(value, one) <= times(choice.values, one));
  }
}

/** May this very move be made now? */
export function onOffer(moves: Offered, move: Kinded): boolean {
  if (moves.listed.some((one) => same(one, move))) return true;
  const fields = move as unknown as Record<string, unknown>;
  return products(moves, move.type).some((one) =>
    Object.entries(one.fields).every(([name, choice]) => allows(choice, fields[name])),
  );
}

/** How often a value stands in a row. */
function times(row: readonly unknown[], value: unknown): number {
  return row.filter((one) => same(one, value)).length;
}

function ascends(values: readonly unknown[], chosen: readonly unknown[]): boolean {
  let at = -1;
  return chosen.every((one) => {
    at = values.findIndex((v, i) => i > at && same(v, one));
    return at >= 0;
  });
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || stable(a) === stable(b);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === "object" && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

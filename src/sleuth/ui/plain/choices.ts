/** Any move on offer, choice by choice: first its kind, then a value for each of its fields. */
import { type Choice, same } from "../wire/offers";
import type { Offered } from "../wire/wire.gen";

/** A move, as it is played. */
export interface Move {
  type: string;
  [field: string]: unknown;
}

/** Something to choose: a kind of move (`field` is null), or a value of a field. */
export interface Pick {
  field: string | null;
  value: unknown;
}

/** How far a move has come: what is settled, what can be chosen next, and the moves that are whole. */
export interface Draft {
  kind: string | null;
  settled: readonly Pick[];
  options: readonly Pick[];
  whole: readonly Move[];
}

/** Moves of one kind that differ in some fields; a listed move differs in none. */
interface Family {
  kind: string;
  fields: readonly (readonly [string, Choice])[];
}

type Followed = { ask: readonly Pick[] } | { move: Move };

function families(moves: Offered): Family[] {
  const single = (value: unknown): Choice => ({ type: "one-of", values: [value] });
  const listed = (moves.listed as Move[]).map(({ type, ...fields }) => ({
    kind: type,
    fields: Object.entries(fields).map(([field, value]) => [field, single(value)] as const),
  }));
  return [...listed, ...moves.products.map(({ kind, fields }) => ({ kind, fields: Object.entries(fields) }))];
}

const sizeOf = (choice: Choice): number =>
  choice.type === "one-of" ? 1 : choice.type === "each" ? choice.places.length : choice.k;

/** What may stand next in a field in which these were chosen already. */
function allowed(choice: Choice, chosen: readonly unknown[]): readonly unknown[] {
  if (choice.type === "one-of") return choice.values;
  if (choice.type === "each") return choice.places[chosen.length] ?? [];
  const left = [...choice.values];
  for (const one of chosen) left.splice(indexIn(left, one), 1);
  return left;
}

const indexIn = (row: readonly unknown[], value: unknown): number => row.findIndex((one) => same(one, value));

/** The value of a field that is filled; what has no order of its own stands as it was offered. */
function filled(choice: Choice, chosen: readonly unknown[]): unknown {
  if (choice.type === "one-of") return chosen[0];
  if (choice.type !== "some") return chosen;
  return [...chosen].sort((a, b) => indexIn(choice.values, a) - indexIn(choice.values, b));
}

/** Where these choices lead in one family; nowhere if one of them is not in it. */
function follow({ kind, fields }: Family, picks: readonly unknown[]): Followed | null {
  if (picks.length && picks[0] !== kind) return null;
  if (!picks.length) return { ask: [{ field: null, value: kind }] };
  const move: Move = { type: kind };
  let at = 1;
  for (const [field, choice] of fields) {
    const chosen = picks.slice(at, at + sizeOf(choice));
    for (const [n, one] of chosen.entries()) if (indexIn(allowed(choice, chosen.slice(0, n)), one) < 0) return null;
    if (chosen.length < sizeOf(choice)) return { ask: allowed(choice, chosen).map((value) => ({ field, value })) };
    move[field] = filled(choice, chosen);
    at += chosen.length;
  }
  return at < picks.length ? null : { move };
}

const isPick = (a: Pick, b: Pick): boolean => a.field === b.field && same(a.value, b.value);

/** All that can be chosen next, each once, and the moves that are whole. */
function standing(all: readonly Family[], picks: readonly unknown[]): Standing {
  const found = all.map((one) => follow(one, picks)).filter((one) => one !== null);
  const asked = found.flatMap((one) => ("ask" in one ? one.ask : []));
  const options = asked.filter((one, at) => asked.findIndex((other) => isPick(one, other)) === at);
  return { options, whole: found.flatMap((one) => ("move" in one ? [one.move] : [])) };
}

type Standing = { options: readonly Pick[]; whole: readonly Move[] };

/** The draft after these choices; where there is only one way on, it is taken. */
export function drafted(moves: Offered, chosen: readonly unknown[]): Draft {
  const all = families(moves);
  const settled: Pick[] = [];
  const waiting = [...chosen];
  for (;;) {
    const values = settled.map((one) => one.value);
    const { options, whole } = standing(all, values);
    const alone = options.length === 1 && !whole.length ? options[0] : undefined;
    const wanted = alone ? undefined : waiting.shift();
    const next = alone ?? options.find((one) => same(one.value, wanted));
    if (!next) return { kind: (settled[0]?.value as string | undefined) ?? null, settled, options, whole };
    settled.push(next);
  }
}

/** What the choices of a plain table are called: words of the catalogue where a game has them. */
import { labelled, numeral, tOr } from "../words/texts";
import type { Move, Pick } from "./choices";

/** Fields that name a seat in every game, as they do in its facts. */
const SEATS = ["seat", "other"];

/** How a table calls things: its game, and its people. */
export interface Called {
  game: string;
  name(seat: number): string;
}

/** What is done: `higher.do.guess` are the words for the kind `guess`. */
export function kindWords({ game }: Called, kind: string): string {
  return tOr(`${game}.do.${kind}`, kind);
}

/** A value of a field: a person, the words `game.field.value`, or the value itself. */
function valueWords(called: Called, field: string, value: unknown): string {
  if (typeof value === "number" && SEATS.includes(field)) return called.name(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(called, field, one)).join(" ");
  if (value !== null && typeof value === "object") return valueWords(called, field, Object.values(value));
  const bare = typeof value === "number" ? numeral(value) : value === null ? "–" : String(value);
  return tOr(`${called.game}.${field}.${String(value)}`, bare);
}

/** Something that can be chosen. */
export function pickWords(called: Called, { field, value }: Pick): string {
  return field === null ? kindWords(called, value as string) : valueWords(called, field, value);
}

/** A whole move. */
export function moveWords(called: Called, { type, ...fields }: Move): string {
  const values = Object.entries(fields).map(([field, value]) => valueWords(called, field, value));
  return values.length ? labelled(kindWords(called, type), values.join(", ")) : kindWords(called, type);
}

/** A value in a mark that a guided game can point at: `choose-7`. */
export function markOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

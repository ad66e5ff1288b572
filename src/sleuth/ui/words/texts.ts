/** The catalogue of texts: every sentence of the page stands in a JSON file, keyed by code. */

import type { Line } from "../wire/wire.gen";
import { tongue } from "./language";

export type Argument = string | number | readonly string[];
export type Args = Readonly<Record<string, Argument>>;

/** Whose names stand in the gaps for seats, and which of the seats are mine. */
export interface Names {
  name(seat: number): string;
  mine(seat: number): boolean;
}

/** A stretch of a sentence; a word that stands for a piece keeps the piece's code. */
export interface Part {
  text: string;
  code?: string;
}

export function known(code: string): boolean {
  return [code, `${code}#other`].some((key) => key in tongue().texts);
}

/** The words behind the first of these codes that has any. */
function find(codes: readonly string[], args: Args): string {
  const { texts, plural } = tongue();
  const n = args.n;
  const number = typeof n === "number" ? `#${plural.select(n)}` : "";
  const keys = codes.flatMap((code) => [`${code}${number}`, `${code}#other`, code]);
  const key = keys.find((one) => one in texts);
  return key === undefined ? codes.at(-1)! : texts[key]!;
}

function fill(gap: string, value: Argument | undefined): Part[] {
  if (value === undefined) return [{ text: `{${gap}}` }];
  if (typeof value === "number") return [{ text: numeral(value) }];
  if (typeof value === "string") return [{ text: value }];
  return value.flatMap((code, i) => [...(i ? [{ text: ", " }] : []), { text: t(code), code }]);
}

function parts(text: string, args: Args): Part[] {
  return text
    .split(/\{(\w+)\}/)
    .flatMap((piece, i) => (i % 2 ? fill(piece, args[piece]) : piece ? [{ text: piece }] : []));
}

/** A number as the language writes it, with a minus and not a hyphen. */
export function numeral(n: number): string {
  return tongue().number.format(n).replace("-", "−");
}

/** A share in whole hundredths, where there is little room: what is not certain never looks so. */
export function wholePercent(share: number): string {
  if (share > 0 && share < 0.01) return "<1";
  return share < 1 && share > 0.99 ? ">99" : String(Math.round(share * 100));
}

/** A share as the language writes it: what is hardly there is more than nothing, what is nearly sure is not sure. */
export function percent(share: number): string {
  const { percent } = tongue();
  if (share > 0 && share < 0.01) return `<${percent.format(0.01)}`;
  return share < 1 && share > 0.99 ? `>${percent.format(0.99)}` : percent.format(share);
}

/** A day of the calendar, as short as the language writes it. */
export function day(moment: number): string {
  return tongue().day.format(moment);
}

/** A time of the clock on the wall. */
export function clockTime(moment: number): string {
  return tongue().time.format(moment);
}

/** A share to the tenth of a hundredth, as the language writes it. */
export function exactPercent(share: number): string {
  return tongue().exactPercent.format(share);
}

/** Several things in a row, as the language lists them. */
export function inARow(all: readonly string[]): string {
  return tongue().list.format(all);
}

/** The words behind a code. */
export function t(code: string, args: Args = {}): string {
  return join(parts(find([code], args), args));
}

/** Something and what is said of it: languages differ in what stands before a colon. */
export function labelled(what: string, said: string): string {
  return t("house.labelled", { what, said });
}

/** The words behind a code, or another text if there are none. */
export function tOr(code: string, other: string, args: Args = {}): string {
  return known(code) ? t(code, args) : other;
}

/** The codes of a sentence for its reader: `@you` for the one in `who`, or in the only gap for people, and
 * `@you.other` for the one in `other`, or in any other gap by its name. */
function toYou({ code, seats = {} }: Line, names: Names): string[] {
  const mine = Object.keys(seats).filter((gap) => names.mine(seats[gap]!));
  mine.sort((a, b) => Number(a !== "who") - Number(b !== "who"));
  const alone = Object.keys(seats).length === 1;
  return mine.flatMap((gap) => [`${code}@you.${gap}`, ...(gap === "who" || alone ? [`${code}@you`] : [])]);
}

/** A sentence of the log, in parts. */
export function sentence(line: Line, names: Names): Part[] {
  const args: Record<string, Argument> = { ...line.args };
  for (const [gap, seat] of Object.entries(line.seats ?? {})) args[gap] = names.name(seat);
  return parts(find([...toYou(line, names), line.code], args), args);
}

export function join(all: readonly Part[]): string {
  return all.map((part) => part.text).join("");
}

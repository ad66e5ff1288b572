/** What an answer speaks of: which tiles it lights, what it ties together, and how it is said. */
import { labelled, t } from "../../../ui/words/texts";
import type { Inquiry, Question } from "./types.gen";

export type Answer = number | readonly number[];

/** Drawn over a hand: lit places with a sign, brackets over places, or a note beside it. */
export interface Spoken {
  readonly lit: readonly number[];
  readonly sign: string;
  readonly ties: readonly { from: number; to: number; sign: string }[];
  readonly note: string;
}

const PLACES = [1, 2, 3, 4, 5, 6];
const PAIRS: Readonly<Record<number, string>> = { 7: "=", 8: "+1" };

/** The number that a question about places looks for. */
export const soughtBy = ({ card, number }: Question): number => number ?? (card === 1 ? 0 : 5);

function threes(card: number, size: number): { from: number; to: number } | null {
  if (card === 14) return { from: 0, to: 2 };
  if (card === 15) return { from: 1, to: size - 2 };
  return card === 16 ? { from: size - 3, to: size - 1 } : null;
}

const NOTHING: Spoken = { lit: [], sign: "", ties: [], note: "" };

export function spoken(question: Question, answer: Answer, size: number): Spoken {
  const { card } = question;
  const note = brief(question, answer);
  if (typeof answer !== "number") {
    if (PLACES.includes(card)) return { ...NOTHING, lit: answer, sign: String(soughtBy(question)), note };
    return { ...NOTHING, ties: answer.map((from) => ({ from, to: from + 1, sign: PAIRS[card] ?? "" })), note };
  }
  const tie = threes(card, size);
  if (tie) return { ...NOTHING, ties: [{ ...tie, sign: String(answer) }], note };
  if (card === 20) return { ...NOTHING, lit: [size >> 1], sign: answer ? ">4" : "≤4", note };
  return { ...NOTHING, note };
}

/** A question in a few letters. */
export function short({ card, number }: Question): string {
  return t(number === null ? `break-the-code.short.${card}` : `break-the-code.short.${card}.${number}`);
}

/** An answer in a few letters. */
export function reply({ card }: Question, answer: Answer): string {
  if (typeof answer === "number") return card === 20 ? t(`break-the-code.${answer ? "yes" : "no"}`) : String(answer);
  if (answer.length === 0) return "–";
  return answer.map((at) => (card in PAIRS ? `${at + 1}–${at + 2}` : String(at + 1))).join(", ");
}

export const brief = (question: Question, answer: Answer): string => labelled(short(question), reply(question, answer));

/** The code of the words on a card. */
export function cardCode(card: number, number: number | null = null): string {
  return number === null ? `break-the-code.card.${card}` : `break-the-code.card.${card}.${number}`;
}

export function answerOf(inquiry: Inquiry | undefined, seat: number): Answer | null {
  return (inquiry?.answers[seat] ?? null) as Answer | null;
}

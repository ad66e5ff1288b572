/** The code laid open peg by peg, against each row. */
import { useReveal } from "../../../../ui/table/ending/reveal";
import { useReview } from "../../../../ui/table/ending/review";
import type { Notes, Past, Review, View } from "../types.gen";

/** What a peg of a row was, as it turned out: in its hole, or in another one. */
export type Was = "hit" | "near" | null;

export interface Truth {
  code: readonly number[];
  /** How many holes of the code lie open, from the left. */
  opened: number;
}

/** A row against the code: a peg of the code answers for one of the row at the most, one in its hole before others. */
export function against(code: readonly number[], guess: readonly number[]): Was[] {
  const free = code.filter((colour, hole) => guess[hole] !== colour);
  return guess.map((colour, hole) => {
    if (code[hole] === colour) return "hit";
    const at = free.indexOf(colour);
    if (at < 0) return null;
    free.splice(at, 1);
    return "near";
  });
}

/** The code of a game that is over, as far as the scene has come; what was seen before lies open at once. */
export function useTruth(past: Past | null, newest: boolean): Truth | null {
  const pegs = past?.code.length ?? 0;
  const shown = useReveal(past !== null && newest, pegs);
  return past && { code: past.code, opened: newest ? shown : pegs };
}

/** How many codes there were before the first row of the game in sight, and after each. */
export function useTrail(table: string, { board }: View, notes: Notes | null, shown: number | null): readonly number[] {
  const review = useReview<Review>(table, board.game >= board.options.games);
  if (shown === null) return notes && board.ready ? notes.trail : [];
  const kept = shown === board.past.length - 1 && !board.ready ? notes?.trail : undefined;
  return review?.attempts[shown]?.trail ?? kept ?? [];
}

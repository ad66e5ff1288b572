/** The code laid open tile by tile, against each guess at it. */
import { FIVES } from "../tiles";
import type { Board } from "../types.gen";

/** What a tile of a guess was, as it turned out: at its place, or at another one. */
export type Was = "hit" | "near" | null;

/** Tiles as they look: of the two fives nobody tells which is which. */
const looks = (tile: number): number => (FIVES.includes(tile) ? FIVES[0] : tile);

/** A guess against the code. No tile but the five is there twice, so each is in one place or in none. */
export function against(code: readonly number[], guess: readonly number[]): Was[] {
  const truth = code.map(looks);
  const free = truth.filter((tile, at) => tile !== looks(guess[at] ?? Number.NaN));
  return guess.map((tile, at) => {
    if (truth[at] === looks(tile)) return "hit";
    const found = free.indexOf(looks(tile));
    if (found < 0) return null;
    free.splice(found, 1);
    return "near";
  });
}

/** The code that a seat was after: the other hand, or the tiles in the centre. */
export function codeOf({ shown, seats }: Board, seat: number): readonly number[] {
  return shown[seats > 2 ? seats : 1 - seat] ?? [];
}

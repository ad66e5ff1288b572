/** Rows that are enough for any code, by holes and by what a hole may show, where that is known. */
import type { Options } from "../types.gen";

const PAR: Readonly<Record<string, number>> = {
  "3x4": 4,
  "3x5": 5,
  "3x6": 5,
  "3x7": 6,
  "4x4": 4,
  "4x5": 5,
  "4x6": 5,
};

export function parOf({ pegs, colours, blanks, rows }: Options): number | null {
  const par = PAR[`${pegs}x${colours + (blanks ? 1 : 0)}`];
  return par !== undefined && par <= rows ? par : null;
}

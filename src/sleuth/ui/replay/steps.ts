/** Stepping through a match that is over. */
import type { Line, ToldStep, Worlds } from "../wire/wire.gen";

/** A sentence of the log, and the step that told it. */
export interface LogLine {
  step: number;
  line: Line;
}

/** Everything that was told, in order. */
export function linesOf(moments: readonly Pick<ToldStep, "lines">[]): LogLine[] {
  return moments.flatMap(({ lines }, step) => lines.flatMap((line) => (line ? [{ step, line }] : [])));
}

/** Where a key leads: arrows and the ends; null where it means nothing. */
export function stepBy(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "PageUp":
      return Math.max(0, at - 1);
    case "ArrowRight":
    case "PageDown":
      return Math.min(last, at + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** How many worlds one place (a seat, or the one that looks) had left after each of `all` steps.
 *  None at all means that this seat had nothing to work out, or that it is still to be read. */
export function worldsOf(worlds: Worlds, place: number, all: number): readonly (number | null)[] {
  return Array.from({ length: all }, (_, step) => worlds.worlds[step]?.[place] || null);
}

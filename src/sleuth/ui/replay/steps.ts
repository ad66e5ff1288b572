/** Stepping through a match that is over. */
import type { Line, Step, Steps, Worlds } from "../wire/wire.gen";

/** A sentence of the log, and the step that told it. */
export interface LogLine {
  step: number;
  line: Line;
}

/** Everything that was told up to this step. */
export function linesUpTo(steps: readonly Step[], at: number): LogLine[] {
  return steps.slice(0, at + 1).flatMap((step, i) => step.lines.flatMap((line) => (line ? [{ step: i, line }] : [])));
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

/** The height of a count between 0 (one world) and 1 (the most there were), on a scale of doublings. */
export function heightOf(count: number, most: number): number {
  return most <= 1 ? 0 : Math.log2(Math.max(1, count)) / Math.log2(most);
}

/** The line of the counts: an SVG path over a box, broken where nothing was counted. */
export function pathOf(counts: readonly (number | null)[], most: number, width: number, height: number): string {
  const x = (i: number) => (counts.length < 2 ? 0 : (i / (counts.length - 1)) * width);
  let pen = "M";
  return counts
    .flatMap((count, i) => {
      if (count === null) {
        pen = "M";
        return [];
      }
      const point = `${pen}${x(i).toFixed(1)} ${((1 - heightOf(count, most)) * height).toFixed(1)}`;
      pen = "L";
      return [point];
    })
    .join("");
}

/** Where the match ended. */
export function lastStep(steps: Steps): number {
  return Math.max(0, steps.steps.length - 1);
}

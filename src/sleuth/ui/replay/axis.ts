/** Where the axes of a chart have their numbers, and how its lines run. */

/** Numbers up the side, on a scale of doublings: one, tens between, and the most there were. */
export function marksUp(most: number): number[] {
  const tens: number[] = [];
  for (let n = 10; n < most / 3; n *= 10) tens.push(n);
  return [1, ...tens, most];
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Steps along the foot: evenly far apart, about six, from the first to the last. */
export function marksAlong(last: number, about = 6): number[] {
  const apart = NICE.find((one) => one * about >= last) ?? Math.ceil(last / about);
  const even = Array.from({ length: Math.ceil(last / apart) }, (_, i) => i * apart);
  return [...even.filter((n) => last - n >= apart * 0.6), last];
}

/** The height of a count between 0 (one world) and 1 (the most there were), on a scale of doublings. */
export function heightOf(count: number, most: number): number {
  return most <= 1 ? 0 : Math.log2(Math.max(1, count)) / Math.log2(most);
}

/** The room of a chart, and what is left free round its lines. */
export interface Box {
  wide: number;
  high: number;
  left: number;
  right: number;
  top: number;
  foot: number;
}

export interface Scale extends Box {
  most: number;
  last: number;
  x(step: number): number;
  y(count: number): number;
}

/** Where a step and a count stand in a box, up to the last step and the most there were. */
export function scaleOf(box: Box, most: number, last: number): Scale {
  const [across, up] = [box.wide - box.left - box.right, box.high - box.top - box.foot];
  return {
    ...box,
    most,
    last,
    x: (step) => box.left + (step / Math.max(1, last)) * across,
    y: (count) => box.top + (1 - heightOf(count, most)) * up,
  };
}

/** Labels at the ends of lines, the upper ones moved up where they would lie on each other. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]!);
  const found = [...heights];
  for (const [n, i] of order.entries()) if (n) found[i] = Math.min(found[i]!, found[order[n - 1]!]! - least);
  return found;
}

/** A line through counts: level until a step changes them, broken where nothing was counted. */
export function pathOf(
  counts: readonly (number | null)[],
  x: (step: number) => number,
  y: (count: number) => number,
): string {
  let before: number | null = null;
  return counts
    .flatMap((count, step) => {
      const [pen, was] = [x(step).toFixed(1), before];
      before = count;
      if (count === null) return [];
      const level = y(count).toFixed(1);
      if (was === null) return [`M${pen} ${level}`];
      return was === count ? [`H${pen}`] : [`H${pen}V${level}`];
    })
    .join("");
}

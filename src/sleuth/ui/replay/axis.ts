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

/** The frame of a small chart: where a value stands in it, and which values are written at its side. */

export interface Frame {
  wide: number;
  high: number;
  left: number;
  right: number;
  top: number;
  foot: number;
}

export interface Plot {
  frame: Frame;
  x(n: number): number;
  y(value: number): number;
}

/** So many values along the foot, from the lowest to the highest up the side. */
export function plotOf(frame: Frame, many: number, low: number, high: number): Plot {
  const [across, up] = [frame.wide - frame.left - frame.right, frame.high - frame.top - frame.foot];
  return {
    frame,
    x: (n) => frame.left + (many > 1 ? n / (many - 1) : 1) * across,
    y: (value) => frame.top + (1 - (value - low) / Math.max(1e-9, high - low)) * up,
  };
}

const APART = [10, 20, 50, 100, 200, 500, 1000, 2000];

/** Round values that embrace all of these, about four steps apart. */
export function roundMarks(low: number, high: number): number[] {
  const apart = APART.find((one) => (high - low) / one <= 4) ?? 5000;
  const [first, last] = [Math.floor(low / apart), Math.ceil(high / apart)];
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, n) => (first + n) * apart);
}

/** A line through points. */
export function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** How figures of a review are written, and how long its bars are. */
import type { Decision, SeatReview } from "../../wire/wire.gen";
import { numeral, t } from "../../words/texts";

/** A number with two places at most. */
export const two = (n: number): number => Math.round(n * 100) / 100;

/** A figure in its unit: chances in hundredths, with its sign where that tells something. */
export function inUnit(unit: Decision["unit"], value: number, signed = false): string {
  const n = two(unit === "chance" ? 100 * value : value);
  const sign = n < 0 ? "−" : signed && n > 0 ? "+" : "";
  return t(`review.unit.${unit}`, { n: `${sign}${numeral(Math.abs(n))}` });
}

export interface Bars {
  best: number;
  expected: number;
  told: number;
}

/** The bars of a decision as shares of the widest in its seat: bits where there are any, else what was kept. */
export function barsOf(made: Decision, seat: SeatReview): Bars {
  if (seat.unit === "bits") {
    const most = Math.max(...seat.decisions.flatMap((one) => [one.best_bits, one.told]), 1e-9);
    const [best, expected, told] = [made.best_bits, made.expected, made.told].map((n) => Math.max(0, n) / most);
    return { best: best!, expected: expected!, told: told! };
  }
  const lost = made.unit === "seconds" ? made.loss / Math.max(1, ...seat.decisions.map((one) => one.loss)) : made.loss;
  const kept = Math.max(0, 1 - lost);
  return { best: 1, expected: kept, told: 0 };
}

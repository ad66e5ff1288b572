import { expect, test } from "vitest";
import type { Decision, SeatReview } from "../../wire/wire.gen";
import { barsOf, inUnit } from "./figures";

const made = (given: Partial<Decision>) =>
  ({ unit: "bits", best_bits: 2, expected: 1, told: 4, loss: 1, ...given }) as Decision;
const seat = (unit: SeatReview["unit"], ...decisions: Decision[]) => ({ unit, decisions }) as unknown as SeatReview;

test("bars of bits share one scale within a seat", () => {
  const [one, two] = [made({}), made({ best_bits: 8, expected: 8, told: 8 })];
  expect(barsOf(one, seat("bits", one, two))).toEqual({ best: 0.25, expected: 0.125, told: 0.5 });
});

test("where no bits are told a bar is what was kept, never less than nothing", () => {
  const rows = made({ unit: "rows", loss: 0.25 });
  expect(barsOf(rows, seat("rows", rows)).expected).toBe(0.75);
  const lost = made({ unit: "rows", loss: 3 });
  expect(barsOf(lost, seat("rows", lost)).expected).toBe(0);
});

test("figures have their unit, and a sign where it is wanted", () => {
  expect(inUnit("bits", 1.239, true)).toBe("+1.24 bits");
  expect(inUnit("chance", -0.125)).toBe("−12.5 %");
  expect(inUnit("rows", 0, true)).toBe("0 rows");
});

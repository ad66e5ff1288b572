import { expect, test } from "vitest";
import { ME, type Wish } from "../wish";
import { changedChairs } from "./use-seating";

const wish = (...chairs: readonly (string | null)[]) => ({ chairs, lot: false }) as unknown as Wish;

test("whoever swaps chairs has changed, whoever seats somebody else or leaves it to the lot has not", () => {
  const now = wish("tarn", ME, "quill");
  expect(changedChairs(now, wish(ME, "tarn", "quill"))).toBe(true);
  expect(changedChairs(now, wish("pip", ME, "quill"))).toBe(false);
  expect(changedChairs(now, { ...wish(ME, "tarn", "quill"), lot: true })).toBe(false);
});

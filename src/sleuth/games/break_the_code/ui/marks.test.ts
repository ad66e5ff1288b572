import { describe, expect, it } from "vitest";
import { at, computed, refuted } from "./marks";
import type { Notes } from "./types.gen";

const notes: Notes = {
  proofs: [{ asked: [1], tries: [], crosses: [[1, 0, 4]], sure: [[1, 1, 10]] }],
  left: null,
  sheets: [],
};

describe("marks", () => {
  const known = computed(notes);

  it("finds what is computed, with its proof", () => {
    expect(known.get(at(1, 0, 4))).toMatchObject({ sure: false, proof: { asked: [1] } });
    expect(known.get(at(1, 1, 10))).toMatchObject({ sure: true });
    expect(known.get(at(0, 0, 4))).toBeUndefined();
  });

  it("flags a mark by hand that cannot be right", () => {
    expect(refuted("o", known.get(at(1, 0, 4)))).toBe(true);
    expect(refuted("x", known.get(at(1, 1, 10)))).toBe(true);
    expect(refuted("x", known.get(at(1, 0, 4)))).toBe(false);
    expect(refuted("", known.get(at(1, 0, 4)))).toBe(false);
    expect(refuted("o", undefined)).toBe(false);
  });
});

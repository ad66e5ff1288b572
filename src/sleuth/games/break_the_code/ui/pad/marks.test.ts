import { describe, expect, it } from "vitest";
import type { Notes } from "../types.gen";
import { at, colourSeen, computed, refuted } from "./marks";

const notes: Notes = {
  proofs: [
    {
      answers: [[1, 1]],
      tries: [],
      crosses: [
        [1, 0, 4],
        [1, 0, 21],
      ],
      sure: [
        [1, 1, 10],
        [1, 1, 22],
      ],
    },
  ],
  left: null,
  codes: null,
  sheets: [],
};

describe("marks", () => {
  const known = computed(notes);

  it("finds what is computed, with its proof", () => {
    expect(known.get(at(1, 0, 4))).toMatchObject({ sure: false, proof: { answers: [[1, 1]] } });
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

  it("flags a colour by hand that cannot be right, and prints one that must be", () => {
    expect(colourSeen(known, 1, 0, "blue")).toMatchObject({
      state: "refuted",
      known: { proof: { answers: [[1, 1]] } },
    });
    expect(colourSeen(known, 1, 0, "red")).toMatchObject({ state: "hand", colour: "red" });
    expect(colourSeen(known, 1, 1, "")).toMatchObject({ state: "sure", colour: "green" });
    expect(colourSeen(known, 1, 0, "")).toMatchObject({ state: "open", colour: "" });
  });
});

import { expect, test } from "vitest";
import type { View } from "../types.gen";
import { nearMiss } from "./chase";

/** The detectives stood here when he went there, field by field. */
function chase(version: "beginner" | "classic", ...taken: number[][]): View {
  const log = taken.map((posts) => ({ by: null, at: null, taken: posts, searched: [] }));
  return { board: { options: { version }, log } } as unknown as View;
}

test("most detectives one move away are the nearest miss, and the last of equals", () => {
  const view = chase("classic", [100, 1, 2], [100, 83, 2], [113, 100, 2], [1, 2, 3]);
  expect(nearMiss(view, [82, 101, 101, 101, 101])).toEqual({ field: 2, by: [1, 2] });
  expect(nearMiss(view, [82, 50, 50, 50, 50])).toBeNull();
});

test("detectives ride no ferry, and beginners no train", () => {
  expect(nearMiss(chase("classic", [115, 1, 2], [1, 2, 3]), [1, 108, 1])).toBeNull();
  expect(nearMiss(chase("classic", [1, 2, 3], [1, 2, 3]), [9, 46, 9])).toEqual({ field: 1, by: [1] });
  expect(nearMiss(chase("beginner", [1, 2, 3], [1, 2, 3]), [9, 79, 9])).toBeNull();
});

/** Marks on the pad: what was put there by hand, what is computed, and where the two disagree. */
import type { Notes, Proof } from "./types.gen";

export type Mark = "" | "x" | "o";
export const NEXT: Readonly<Record<Mark, Mark>> = { "": "x", x: "o", o: "" };
export const NEXT_COLOUR: Readonly<Record<string, string>> = { "": "red", red: "blue", blue: "green", green: "" };

/** A square of the pad: a hidden hand, a place in it, a tile. */
export const at = (place: number, column: number, tile: number): string => `${place}.${column}.${tile}`;

export interface Computed {
  readonly sure: boolean;
  readonly proof: Proof;
}

export function computed(notes: Notes | null): ReadonlyMap<string, Computed> {
  const found = new Map<string, Computed>();
  for (const proof of notes?.proofs ?? []) {
    for (const [place, column, tile] of proof.crosses) found.set(at(place, column, tile), { sure: false, proof });
    for (const [place, column, tile] of proof.sure) found.set(at(place, column, tile), { sure: true, proof });
  }
  return found;
}

/** Has a mark made by hand become impossible? */
export function refuted(mark: Mark, known: Computed | undefined): boolean {
  if (!known || !mark) return false;
  return (mark === "o") !== known.sure;
}

/** Marks on the pad: what was put there by hand, what is computed, and where the two disagree. */
import type { Mark } from "../../../../ui/table/panes/marks";
import { TILES } from "../tiles";
import type { Notes, Proof } from "../types.gen";

export const NEXT_COLOUR: Readonly<Record<string, string>> = { "": "red", red: "blue", blue: "green", green: "" };

/** A square of the pad: a hidden hand, a place in it, a tile. */
export const at = (place: number, column: number, tile: number): string => `${place}.${column}.${tile}`;

/** What stands after all tiles on a computed mark: a colour. */
const COLOURS: readonly string[] = ["red", "blue", "green"];
const signOf = (colour: string): number => TILES.length + COLOURS.indexOf(colour);

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

export interface ColourSeen {
  /** What stands on the tick: made by hand, or printed; none is "". */
  readonly colour: string;
  readonly known: Computed | undefined;
  readonly state: "refuted" | "sure" | "hand" | "open";
}

/** The colour at a place, by hand or else computed; by hand, it may be proven wrong. */
export function colourSeen(
  known: ReadonlyMap<string, Computed>,
  place: number,
  column: number,
  hand: string,
): ColourSeen {
  const about = (colour: string) => known.get(at(place, column, signOf(colour)));
  if (hand) {
    const found = about(hand);
    return { colour: hand, known: found, state: !found ? "hand" : found.sure ? "sure" : "refuted" };
  }
  const sure = COLOURS.find((colour) => about(colour)?.sure);
  return sure ? { colour: sure, known: about(sure), state: "sure" } : { colour: "", known: undefined, state: "open" };
}

/** Has a mark made by hand become impossible? */
export function refuted(mark: Mark, known: Computed | undefined): boolean {
  if (!known || !mark) return false;
  return (mark === "o") !== known.sure;
}

/** Building a guess: tiles taken from the twenty, kept in order, by touch or by typing R 0. */
import { FIVES } from "./tiles";

export interface Draft {
  readonly tiles: readonly number[];
  /** The colour that was typed and waits for its number. */
  readonly letter: string;
}

export type Step =
  | { do: "toggle"; tile: number }
  | { do: "fill"; tiles: readonly number[] }
  | { do: "erase" }
  | { do: "clear" }
  | { do: "key"; key: string; size: number };

export const EMPTY: Draft = { tiles: [], letter: "" };

/** Which tile a touch of a green 5 means: one that is taken goes, else the next free one comes. */
function toggled(tiles: readonly number[], tile: number): readonly number[] {
  if (tiles.includes(tile)) return tiles.filter((one) => one !== tile);
  return [...tiles, tile].sort((a, b) => a - b);
}

/** A letter waits for its number; a full guess takes no more tiles, but gives some back. */
function typed(draft: Draft, key: string, size: number): Draft {
  const letter = key.toUpperCase();
  if (letter === "R" || letter === "B" || letter === "G") return { ...draft, letter };
  if (!/^[0-9]$/.test(key) || !draft.letter) return draft;
  const five = key === "5";
  if (five !== (draft.letter === "G")) return { ...draft, letter: "" };
  const tile = five && draft.tiles.includes(FIVES[0]) ? FIVES[1] : 2 * Number(key) + (draft.letter === "B" ? 1 : 0);
  const tiles = toggled(draft.tiles, tile);
  return { tiles: tiles.length > size ? draft.tiles : tiles, letter: "" };
}

export function build(draft: Draft, step: Step): Draft {
  switch (step.do) {
    case "toggle":
      return { tiles: toggled(draft.tiles, step.tile), letter: "" };
    case "fill":
      return { tiles: step.tiles, letter: "" };
    case "erase":
      return draft.letter ? { ...draft, letter: "" } : { tiles: draft.tiles.slice(0, -1), letter: "" };
    case "clear":
      return EMPTY;
    case "key":
      return typed(draft, step.key, step.size);
  }
}

/** Tiles of a guess that cannot be right, for they stand behind one's own screen. */
export function ownIn(hand: readonly number[], tiles: readonly number[]): readonly number[] {
  const fives = (all: readonly number[]) => all.filter((tile) => FIVES.includes(tile));
  const tooMany = fives(hand).length + fives(tiles).length > FIVES.length;
  return tiles.filter((tile) => (FIVES.includes(tile) ? tooMany : hand.includes(tile)));
}

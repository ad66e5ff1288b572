/** Who collects what, as far as all at the table can know. */
import type { Talk } from "../../../ui/wire/wire.gen";
import { faceOf, symbolOf, TIME } from "./choose";
import type { Board } from "./types.gen";

const ENOUGH = 2; // cards of a kind that all have seen in a hand

/** The last symbol that each seat said it needs. */
function needs(talk: readonly Talk[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { seat, phrase, args } of talk)
    if (seat !== null && phrase === "x-code.phrase.need")
      found.set(seat, String((args as { symbol?: unknown })?.symbol));
  return found;
}

/** The seats that collect each open face: who said so, who has shown two of it, and I by what I hold. */
export function collectors(
  board: Board,
  talk: readonly Talk[],
  mine: { seat: number | null; hand: readonly number[] },
): ReadonlyMap<number, readonly number[]> {
  const shut = new Set(board.sets.map((one) => one.face));
  const said = needs(talk);
  const found = new Map<number, number[]>();
  board.counts.forEach((_, seat) => {
    const seen = seat === mine.seat ? mine.hand : (board.known[seat] ?? []);
    for (let face = 0; face < TIME; face++) {
      const many = seen.filter((card) => faceOf(card) === face).length >= ENOUGH;
      if (!shut.has(face) && (many || said.get(seat) === symbolOf(face)))
        found.set(face, [...(found.get(face) ?? []), seat]);
    }
  });
  return found;
}

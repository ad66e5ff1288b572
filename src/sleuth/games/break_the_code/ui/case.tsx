import type { CaseShown } from "../../../ui/games";
import type { Case } from "../../../ui/wire/wire.gen";
import { type Answer, reply } from "./answers";
import { TilePicture } from "./tiles";
import type { Move } from "./types.gen";

/** Cards up to this one ask for places; the others for a number. */
const PLACES = 8;

/** A hand that is left, and its answer to a card. */
export function cased({ what, says }: Case, move: Move | null): CaseShown {
  const thing = what.map((tile) => <TilePicture key={tile} tile={tile} />);
  if (move?.type !== "ask") return { thing, said: "" };
  const answer: Answer = move.card <= PLACES ? says : (says[0] ?? 0);
  return { thing, said: reply({ card: move.card, number: move.number }, answer) };
}

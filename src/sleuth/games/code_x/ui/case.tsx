import type { CaseShown } from "../../../ui/games";
import type { Case } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { Card } from "./token";
import type { Move } from "./types.gen";

/** A code that is left, and its answer to a question: how many, or whether it is there. */
export function cased({ what, says }: Case, move: Move | null): CaseShown {
  const thing = what.map((token) => <Card key={token} token={token} />);
  if (move?.type !== "ask" || says[0] === undefined) return { thing, said: "" };
  const one = move.position !== null;
  return { thing, said: one ? t(says[0] ? "puzzle.yes" : "puzzle.no") : String(says[0]) };
}

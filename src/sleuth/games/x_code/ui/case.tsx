import type { CaseShown } from "../../../ui/games";
import type { Case } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { CardFace, cardWords } from "./pieces/card";

/** A swap: which card goes, and which comes back. */
export function cased({ what, says }: Case): CaseShown {
  const thing = what.map((card, n) => (
    <span key={n} class="xc-case" role="img" aria-label={cardWords(card)}>
      <CardFace card={card} />
    </span>
  ));
  return { thing, said: t("x-code.puzzle.between", { a: (says[0] ?? 0) + 1, b: (says[1] ?? 0) + 1 }) };
}

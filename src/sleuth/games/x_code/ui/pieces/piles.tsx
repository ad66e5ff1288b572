import { t } from "../../../../ui/words/texts";
import type { Board } from "../types.gen";
import { CardBack, CardFace, cardWords } from "./card";

/** The pile to draw from: a back while nobody knows the next card, its face once all do. */
export function Piles({ board, take }: { board: Board; take: (() => void) | null }) {
  const next = board.fresh ? null : ((board.pile.length ? board.pile : board.discards)[0] ?? null);
  const count = board.fresh + board.pile.length;
  const top = board.discards[board.discards.length - 1];
  const words =
    next === null ? t("x-code.pile", { n: count }) : t("x-code.pile.known", { card: cardWords(next), n: count });
  return (
    <div class="xc-piles">
      <button
        type="button"
        class="xc-pile"
        disabled={!take}
        aria-label={`${t("x-code.do.draw")} ${count}. ${words}`}
        title={words}
        aria-keyshortcuts="D"
        onClick={() => take?.()}
      >
        {next !== null ? (
          <CardFace card={next} turned={board.reversed} />
        ) : count ? (
          <CardBack />
        ) : (
          <span class="xc-empty" />
        )}
        <span class="xc-pile-name">
          {t("x-code.do.draw")} <span class="soft">{count}</span>
        </span>
      </button>
      <div class="xc-pile" data-drop="discard" title={t("x-code.discards", { n: board.discards.length })}>
        {top === undefined ? <span class="xc-empty" /> : <CardFace card={top} turned={board.reversed} />}
        <span class="xc-pile-name">
          {t("x-code.discards.title")} <span class="soft">{board.discards.length}</span>
        </span>
      </div>
    </div>
  );
}

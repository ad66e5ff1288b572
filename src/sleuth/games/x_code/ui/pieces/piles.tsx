import { t } from "../../../../ui/words/texts";
import type { Board } from "../types.gen";
import { CardBack, CardFace, cardWords } from "./card";

interface Props {
  board: Board;
  take: (() => void) | null;
}

function Named({ name, count }: { name: string; count: number }) {
  return (
    <span class="xc-pile-name">
      {name} <span class="soft">{count}</span>
    </span>
  );
}

/** The pile to draw from: a back while nobody knows the next card, its face once all do. */
function DrawPile({ board, take }: Props) {
  const next = board.fresh ? null : ((board.pile.length ? board.pile : board.discards)[0] ?? null);
  const n = board.fresh + board.pile.length;
  const name = t("x-code.do.draw");
  const words = next === null ? t("x-code.pile", { n }) : t("x-code.pile.known", { card: cardWords(next), n });
  const attributes = { disabled: !take, title: words, "aria-keyshortcuts": "D", onClick: () => take?.() };
  const back = n ? <CardBack /> : <span class="xc-empty" />;
  return (
    <button type="button" class="xc-pile" {...attributes}>
      {next === null ? back : <CardFace card={next} turned={board.reversed} />}
      <Named name={name} count={n} />
      <span class="unseen">{words}</span>
    </button>
  );
}

/** Where cards are drawn and discarded. */
export function Piles({ board, take }: Props) {
  const count = board.discards.length;
  const top = board.discards[count - 1];
  return (
    <div class="xc-piles">
      <DrawPile board={board} take={take} />
      <div class="xc-pile" data-drop="discard" title={t("x-code.discards", { n: count })}>
        {top === undefined ? <span class="xc-empty" /> : <CardFace card={top} turned={board.reversed} />}
        <Named name={t("x-code.discards.title")} count={count} />
      </div>
    </div>
  );
}

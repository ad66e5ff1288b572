import { t } from "../../../ui/texts";
import type { Offered } from "../../../ui/wire.gen";
import { CardFace, cardWords } from "./card";
import { answersTo, type Side } from "./choose";
import type { Board, Lying, Move } from "./types.gen";

interface Props {
  board: Board;
  side: Side;
  seat: number;
  other: number;
  offer: Lying | null;
  moves: Offered;
  still: boolean;
  name(seat: number): string;
  play(move: Move): void;
}

function Theirs({ offer, board, moves, still, play }: Props & { offer: Lying }) {
  const answers = answersTo(moves, offer.offer);
  return (
    <>
      {answers.length > 0 && <span class="xc-lane-word">{t("x-code.swap.for")}</span>}
      <span class="xc-answers">
        {answers.map((answer) => (
          <button key={answer.card} disabled={still} aria-label={t("x-code.do.answer", { card: cardWords(answer.card) })} title={t("x-code.do.answer", { card: cardWords(answer.card) })} onClick={() => play(answer)}>
            <CardFace card={answer.card} turned={board.reversed} />
          </button>
        ))}
      </span>
      <button class="button" disabled={still} aria-keyshortcuts="R" onClick={() => play({ type: "refuse", offer: offer.offer })}>
        {t("x-code.do.refuse")}
      </button>
    </>
  );
}

/** What lies between me and the neighbour on one side; a card can be dropped here. */
export function Lane(props: Props) {
  const { board, side, seat, other, offer, still, name, play } = props;
  const mine = offer?.seat === seat;
  return (
    <section class={`xc-lane ${side}${offer ? (mine ? " mine" : " theirs") : ""}`} data-drop={side} aria-label={t(`x-code.lane.${side}`, { who: name(other) })}>
      <span class="xc-lane-name">
        {side === "left" ? "← " : ""}
        {name(other)}
        {side === "right" ? " →" : ""}
      </span>
      {offer ? (
        <>
          <span class="xc-lying" title={cardWords(offer.card)}>
            <CardFace card={offer.card} turned={board.reversed} />
          </span>
          {mine ? (
            <button class="button" disabled={still} onClick={() => play({ type: "withdraw", offer: offer.offer })}>
              {t("x-code.do.withdraw")}
            </button>
          ) : (
            <Theirs {...props} offer={offer} />
          )}
        </>
      ) : (
        <span class="xc-nothing" aria-hidden="true" />
      )}
    </section>
  );
}

import { Button } from "../../../../ui/parts/button";
import type { Offered } from "../../../../ui/wire/wire.gen";
import { t } from "../../../../ui/words/texts";
import { answersTo, type Side } from "../choose";
import type { Board, Lying, Move } from "../types.gen";
import { CardFace, cardWords } from "./card";

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

/** My own card comes back; theirs is refused. */
function No({ offer, mine, still, play }: Props & { offer: Lying; mine: boolean }) {
  const move: Move = { type: mine ? "withdraw" : "refuse", offer: offer.offer };
  return (
    <Button
      disabled={still}
      hotkey={mine ? undefined : "R"}
      act={() => play(move)}
      words={t(mine ? "x-code.do.withdraw" : "x-code.do.refuse")}
    />
  );
}

/** The cards of mine that may go back for theirs. */
function Answers({ offer, board, moves, still, play }: Props & { offer: Lying }) {
  return (
    <span class="xc-answers" role="group" aria-label={t("x-code.swap.for")}>
      {answersTo(moves, offer.offer).map((answer) => (
        <button
          type="button"
          key={answer.card}
          disabled={still}
          aria-label={t("x-code.do.answer", { card: cardWords(answer.card) })}
          title={t("x-code.do.answer", { card: cardWords(answer.card) })}
          onClick={() => play(answer)}
        >
          <CardFace card={answer.card} turned={board.reversed} />
        </button>
      ))}
    </span>
  );
}

/** The card on offer, and what can be answered to it. */
function LyingCard(props: Props & { offer: Lying }) {
  const { board, seat, offer } = props;
  const mine = offer.seat === seat;
  return (
    <>
      <span class="xc-laid-out">
        <span class="xc-lying" title={cardWords(offer.card)}>
          <CardFace card={offer.card} turned={board.reversed} />
        </span>
        <No {...props} mine={mine} />
      </span>
      {!mine && <Answers {...props} />}
    </>
  );
}

/** What lies between me and the neighbour on one side; a card can be dropped here. */
export function Lane(props: Props) {
  const { side, seat, other, offer, name } = props;
  const kind = offer && (offer.seat === seat ? " mine" : " theirs");
  const label = t(`x-code.lane.${side}`, { who: name(other) });
  return (
    <section class={`xc-lane ${side}${kind ?? ""}`} data-drop={side} aria-label={label}>
      <span class="xc-lane-name">
        {side === "left" ? "← " : ""}
        {name(other)}
        {side === "right" ? " →" : ""}
      </span>
      {offer ? <LyingCard {...props} offer={offer} /> : <span class="xc-nothing" aria-hidden="true" />}
    </section>
  );
}

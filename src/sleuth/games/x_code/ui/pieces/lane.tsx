import { Button } from "../../../../ui/parts/button";
import { t } from "../../../../ui/words/texts";
import type { Side } from "../choose";
import type { Lying, Move } from "../types.gen";
import { CardFace, cardWords } from "./card";
import { type Round, Seen } from "./others";

interface Props extends Round {
  side: Side;
  seat: number;
  other: number;
  offer: Lying | null;
  still: boolean;
  play(move: Move): void;
}

/** My own card comes back; theirs is refused. */
function No({ offer, mine, still, play }: Pick<Props, "still" | "play"> & { offer: Lying; mine: boolean }) {
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

/** The card on offer, what to do with it in words, and a way to say no. */
function LyingCard({ board, seat, name, offer, ...rest }: Props & { offer: Lying }) {
  const mine = offer.seat === seat;
  const card = cardWords(offer.card);
  return (
    <>
      <p class="xc-offer-words">
        {mine ? t("x-code.offer.mine") : t("x-code.offer.theirs", { who: name(offer.seat) })}
      </p>
      <span class="xc-lying" role="img" aria-label={card} title={card}>
        <CardFace card={offer.card} turned={board.reversed} />
      </span>
      <p class="xc-offer-how small">{t(mine ? "x-code.offer.waits" : "x-code.offer.tap")}</p>
      <No {...rest} offer={offer} mine={mine} />
    </>
  );
}

/** Who sits on this side, what is known of that hand, and what was said. */
function Neighbour({ side, other, ...round }: Pick<Props, "side" | "other"> & Round) {
  const { board, name, face, bubbles } = round;
  const said = board.counts.length > 2 || side === "left" ? bubbles.get(other) : undefined;
  const n = board.counts[other] ?? 0;
  return (
    <div class="xc-seat">
      {face(other, 36)}
      <span class="xc-lane-name">
        {side === "left" ? "← " : ""}
        {name(other)}
        {side === "right" ? " →" : ""}
      </span>
      <span class="small soft">{t("x-code.cards", { n })}</span>
      {board.until === null && board.ready.includes(other) && <span class="badge">{t("x-code.ready")}</span>}
      {said && <span class="xc-bubble">{said}</span>}
    </div>
  );
}

/** The neighbour on one side, and the place where offers lie; a card can be dropped here. */
export function Lane(props: Props) {
  const { side, seat, other, offer, name, board, face, bubbles } = props;
  const kind = offer && (offer.seat === seat ? " mine" : " theirs");
  const label = t(`x-code.lane.${side}`, { who: name(other) });
  return (
    <section class={`xc-lane ${side}${kind ?? ""}`} data-drop={side} aria-label={label}>
      <Neighbour {...{ board, name, face, bubbles, side, other }} />
      <Seen board={board} seat={other} />
      <div class="xc-offer">
        {offer ? <LyingCard {...props} offer={offer} /> : <span class="small soft">{t("x-code.offer.none")}</span>}
      </div>
    </section>
  );
}

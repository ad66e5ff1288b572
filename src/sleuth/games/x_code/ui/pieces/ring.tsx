import { useEffect, useState } from "preact/hooks";
import type { Talk } from "../../../../ui/wire/wire.gen";
import { type Args, t } from "../../../../ui/words/texts";
import { neighbour } from "../choose";
import type { Board, Lying } from "../types.gen";
import { CardFace, cardWords } from "./card";

const SPOKEN = 7000;

/** The last thing that each seat said, while it is fresh. */
export function useBubbles(talk: readonly Talk[]): ReadonlyMap<number, string> {
  const [, again] = useState(0);
  const [heard, hear] = useState<ReadonlyMap<number, { n: number; at: number }>>(new Map());
  const last = talk[talk.length - 1];
  useEffect(() => {
    if (!last || last.seat === null) return;
    hear((old) => new Map(old).set(last.seat!, { n: last.n, at: Date.now() }));
    const gone = setTimeout(() => again((n) => n + 1), SPOKEN + 50);
    return () => clearTimeout(gone);
  }, [last?.n]);
  const shown = new Map<number, string>();
  for (const [seat, { n, at }] of heard) {
    const said = talk.find((one) => one.n === n);
    if (said && Date.now() - at < SPOKEN)
      shown.set(seat, said.phrase ? t(said.phrase, (said.args ?? {}) as Args) : said.text);
  }
  return shown;
}

interface Props {
  board: Board;
  name(seat: number): string;
  bubbles: ReadonlyMap<number, string>;
}

function Hand({ board, seat, name, bubbles }: Props & { seat: number }) {
  const said = bubbles.get(seat);
  const known = board.known[seat] ?? [];
  const count = board.counts[seat] ?? 0;
  const ready = board.until === null && board.ready.includes(seat);
  return (
    <li class="xc-seat">
      <span class="xc-seat-name">{name(seat)}</span>
      <span class="xc-seat-cards" title={t("x-code.hand.of", { who: name(seat), n: count })}>
        <span class="xc-count">{count}</span>
        {known.map((card, i) => (
          <span key={i} class="xc-mini" title={cardWords(card)}>
            <CardFace card={card} turned={board.reversed} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, count - known.length) }, (_, i) => (
          <span key={`back${i}`} class="xc-mini blank" />
        ))}
        {ready && <span class="badge">{t("x-code.ready")}</span>}
      </span>
      {said && <span class="xc-bubble">{said}</span>}
    </li>
  );
}

function Between({ offer, name, board }: { offer: Lying; name(seat: number): string; board: Board }) {
  const to = taker(offer, board.counts.length);
  const words = t("x-code.offer.words", { who: name(offer.seat), other: name(to), card: cardWords(offer.card) });
  return (
    <li class="xc-between" title={words}>
      <span class="unseen">{words}</span>
      <span class="xc-mini">
        <CardFace card={offer.card} turned={board.reversed} />
      </span>
      <span aria-hidden="true">
        {name(offer.seat)} → {name(to)}
      </span>
    </li>
  );
}

/** Some of those round the table, with what all have seen of each hand, and what they said. */
export function Seats({ seats, ...props }: Props & { seats: readonly number[] }) {
  return (
    <ul class="xc-seats" aria-label={t("x-code.round")}>
      {seats.map((one) => (
        <Hand key={one} {...props} seat={one} />
      ))}
    </ul>
  );
}

const taker = (offer: Lying, seats: number): number => neighbour(offer.seat, offer.side, seats);

/** The offers that lie on the table; those of a player's own lie beside the hand. */
export function Offers({ board, name, but = null }: Pick<Props, "board" | "name"> & { but?: number | null }) {
  const seats = board.counts.length;
  return (
    <ul class="xc-offers" aria-label={t("x-code.offers")}>
      {board.offers
        .filter((offer) => offer.seat !== but && taker(offer, seats) !== but)
        .map((offer) => (
          <Between key={offer.offer} offer={offer} name={name} board={board} />
        ))}
    </ul>
  );
}

import { useEffect, useState } from "preact/hooks";
import { t, type Args } from "../../../ui/texts";
import type { Talk } from "../../../ui/wire.gen";
import { CardFace, cardWords } from "./card";
import type { Board, Lying } from "./types.gen";

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
    if (said && Date.now() - at < SPOKEN) shown.set(seat, said.phrase ? t(said.phrase, (said.args ?? {}) as Args) : said.text);
  }
  return shown;
}

interface Props {
  board: Board;
  seat: number | null;
  name(seat: number): string;
  bubbles: ReadonlyMap<number, string>;
}

function Hand({ board, seat, name, bubbles, me }: Props & { me: boolean }) {
  const said = bubbles.get(seat!);
  const known = board.known[seat!] ?? [];
  const count = board.counts[seat!] ?? 0;
  const ready = board.until === null && board.ready.includes(seat!);
  return (
    <li class={me ? "xc-seat me" : "xc-seat"}>
      <span class="xc-seat-name">
        {name(seat!)}
        {ready && <span class="badge">{t("x-code.ready")}</span>}
      </span>
      <span class="xc-seat-cards" title={t("x-code.hand.of", { who: name(seat!), n: count })}>
        <span class="xc-count">{count}</span>
        {known.map((card, i) => (
          <span key={i} class="xc-mini" title={cardWords(card)}>
            <CardFace card={card} turned={board.reversed} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, Math.min(6, count - known.length)) }, (_, i) => (
          <span key={`back${i}`} class="xc-mini blank" />
        ))}
      </span>
      {said && <span class="xc-bubble">{said}</span>}
    </li>
  );
}

function Between({ offer, name, board }: { offer: Lying; name(seat: number): string; board: Board }) {
  const seats = board.counts.length;
  const to = (offer.seat + (offer.side === "left" ? 1 : seats - 1)) % seats;
  const words = t("x-code.offer.words", { who: name(offer.seat), other: name(to), card: cardWords(offer.card) });
  return (
    <li class="xc-between" title={words}>
      <span class="unseen">{words}</span>
      <span class="xc-mini">
        <CardFace card={offer.card} turned={board.reversed} />
      </span>
      <span aria-hidden="true">
        {name(offer.seat)} {offer.side === "left" ? "↷" : "↶"} {name(to)}
      </span>
    </li>
  );
}

/** Everybody round the table, with what all have seen of each hand, what they said, and all offers. */
export function Ring(props: Props) {
  const { board, seat } = props;
  const seats = board.counts.length;
  const first = seat ?? 0;
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const others = seat === null ? round : round.slice(1);
  return (
    <div class={seat === null ? "xc-ring whole" : "xc-ring"}>
      <ul class="xc-seats" aria-label={t("x-code.round")}>
        {others.map((one) => (
          <Hand key={one} {...props} seat={one} me={false} />
        ))}
      </ul>
      <ul class="xc-offers" aria-label={t("x-code.offers")}>
        {board.offers.map((offer) => (
          <Between key={offer.offer} offer={offer} name={props.name} board={board} />
        ))}
      </ul>
    </div>
  );
}

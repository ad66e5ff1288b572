import type { ComponentChildren } from "preact";
import { t } from "../../../../ui/words/texts";
import type { Board } from "../types.gen";
import { CardFace, cardWords } from "./card";

export interface Round {
  board: Board;
  name(seat: number): string;
  face(seat: number, size?: number): ComponentChildren;
  bubbles: ReadonlyMap<number, string>;
}

/** What all have seen of a hand, and backs for the rest. */
export function Seen({ board, seat }: Pick<Round, "board"> & { seat: number }) {
  const known = board.known[seat] ?? [];
  const count = board.counts[seat] ?? 0;
  return (
    <span class="xc-seen">
      {known.map((card, i) => (
        <span key={i} class="xc-mini" title={cardWords(card)}>
          <CardFace card={card} turned={board.reversed} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, count - known.length) }, (_, i) => (
        <span key={`back${i}`} class="xc-mini blank" />
      ))}
    </span>
  );
}

const MANY = 5; // from so many seats on, the others share a row

/** Somebody who is no neighbour: a row with cards, or in a crowd a face with pips. */
function Other({ seat, ...round }: Round & { seat: number }) {
  const { board, name, face, bubbles } = round;
  const said = bubbles.get(seat);
  const n = board.counts[seat] ?? 0;
  const words = t("x-code.hand.of", { who: name(seat), n });
  const crowd = board.counts.length >= MANY;
  return (
    <li class="xc-seat" title={words}>
      {face(seat, 36)}
      <span class="xc-seat-words">
        <span class="xc-seat-name">{name(seat)}</span>
        {crowd ? (
          <span class="xc-pips" role="img" aria-label={words}>
            {Array.from({ length: board.limit }, (_, i) => (
              <i key={i} class={i < n ? "on" : undefined} />
            ))}
          </span>
        ) : (
          <span class="small soft">{t("x-code.cards", { n })}</span>
        )}
      </span>
      {!crowd && <Seen board={board} seat={seat} />}
      {said && <span class="xc-bubble">{said}</span>}
    </li>
  );
}

/** All who are no neighbours of mine, in the order of the round; nobody where there are only neighbours. */
export function Across({ seat, ...round }: Round & { seat: number }) {
  const seats = round.board.counts.length;
  const others = Array.from({ length: Math.max(0, seats - 3) }, (_, i) => (seat + 2 + i) % seats);
  if (!others.length) return null;
  return (
    <ul class={seats >= MANY ? "xc-across crowd" : "xc-across"} aria-label={t("x-code.round")}>
      {others.map((one) => (
        <Other key={one} {...round} seat={one} />
      ))}
    </ul>
  );
}

/** Who sits where: a small round of faces, me at its foot. */
export function SmallRound({ board, face, seat }: Pick<Round, "board" | "face"> & { seat: number }) {
  const seats = board.counts.length;
  if (seats < MANY) return null;
  return (
    <div class="xc-small-round" aria-hidden="true">
      {Array.from({ length: seats }, (_, i) => {
        const turn = (i / seats) * 2 * Math.PI;
        const [x, y] = [50 - 42 * Math.sin(turn), 50 + 40 * Math.cos(turn)];
        return (
          <span key={i} style={{ left: `${x}%`, top: `${y}%` }}>
            {face((seat + i) % seats, 24)}
          </span>
        );
      })}
    </div>
  );
}

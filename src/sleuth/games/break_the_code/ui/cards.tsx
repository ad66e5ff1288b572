import { listed } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { cardCode } from "./answers";
import { CardDrawing } from "./card-drawing";
import type { Ask, Board } from "./types.gen";

export interface Chosen {
  card: number;
  number: number | null;
}

interface CardProps {
  board: Board;
  card: number;
  slot: number;
  /** Does everyone answer every card, so that no card need say it? */
  all: boolean;
  asks: readonly Ask[];
  chosen: Chosen | null;
  choose(chosen: Chosen): void;
}

const same = (a: Chosen | null, b: Ask): boolean => a?.card === b.card && a.number === b.number;

/** What a card asks; its picture where no numbers are to be chosen. */
function CardWords({ card, size, shared }: { card: number; size: number | null; shared: boolean }) {
  return (
    <>
      {size && <CardDrawing card={card} size={size} />}
      <span class="q-words">{t(cardCode(card))}</span>
      {shared && <span class="q-shared">{t("break-the-code.shared")}</span>}
    </>
  );
}

/** A card that leaves a choice: each number has a button. */
function Numbers({ card, asks, chosen, choose }: Pick<CardProps, "card" | "asks" | "chosen" | "choose">) {
  return (
    <span class="q-numbers">
      {asks.map((ask) => (
        <button
          type="button"
          key={ask.number}
          class="q-number"
          aria-label={`${ask.number}: ${t(cardCode(card, ask.number))}`}
          aria-pressed={same(chosen, ask)}
          onClick={() => choose(ask)}
        >
          {ask.number}
        </button>
      ))}
    </span>
  );
}

/** A card: pressed once it is chosen. */
function Card({ board, card, slot, all, asks, chosen, choose }: CardProps) {
  const mine = asks.filter((ask) => ask.card === card);
  const words = (
    <CardWords card={card} size={mine.length > 1 ? null : board.size} shared={!all && board.shared.includes(card)} />
  );
  const on = chosen?.card === card;
  const look = { class: on ? "q-card on" : "q-card" };
  if (mine.length > 1)
    return (
      <div {...look} role="group" aria-label={t(cardCode(card))}>
        {words}
        <Numbers card={card} asks={mine} chosen={chosen} choose={choose} />
      </div>
    );
  const press = { disabled: !mine.length, onClick: () => mine[0] && choose(mine[0]) };
  const keys = { "aria-pressed": on, "aria-keyshortcuts": String(slot + 1) };
  return (
    <button type="button" {...look} {...press} {...keys} data-guide={`card-${card}`}>
      {words}
    </button>
  );
}

interface Props {
  board: Board;
  moves: Offered;
  still: boolean;
  chosen: Chosen | null;
  choose(chosen: Chosen): void;
}

/** The row of open cards, each in its own place. */
export function CardRow({ board, moves, still, chosen, choose }: Props) {
  const asks = still ? [] : listed<Ask>(moves, "ask");
  const all = board.row.every((card) => card === null || board.shared.includes(card));
  if (board.row.every((card) => card === null)) return <p class="soft small">{t("break-the-code.no-cards")}</p>;
  return (
    <section class="q-row" aria-label={t("break-the-code.cards")}>
      {all && <p class="q-all small soft">{t("break-the-code.all-shared")}</p>}
      {board.row.map((card, slot) =>
        card === null ? (
          <div key={`gap ${slot}`} class="q-card gap" />
        ) : (
          <Card key={card} {...{ board, card, slot, all, asks, chosen, choose }} />
        ),
      )}
    </section>
  );
}

/** The question that a press of a slot's key means: the next of its numbers. */
export function bySlot(board: Board, moves: Offered, chosen: Chosen | null, slot: number): Chosen | null {
  const card = board.row[slot];
  const mine = listed<Ask>(moves, "ask").filter((ask) => ask.card === card);
  const at = mine.findIndex((ask) => same(chosen, ask));
  return mine[(at + 1) % mine.length] ?? null;
}

import { t } from "../../../../ui/words/texts";
import { faceOf, symbolOf, TIME, type uses } from "../choose";
import type { Board, Lay, Move } from "../types.gen";

interface Props {
  board: Board;
  /** How many cards I hold. */
  held: number;
  able: ReturnType<typeof uses>;
  /** The seconds that an early turn of the timer would leave, once I was asked about it. */
  sure: number | null;
  first: Lay | null;
  chosen: number;
  take: boolean;
  still: boolean;
  mute: boolean;
  flip(): void;
  play(move: Move): void;
}

function layWords(lay: Lay | null, sure: number | null): string {
  if (!lay) return t("x-code.do.lay.none");
  const face = faceOf(lay.cards[0]!);
  return face === TIME && sure !== null
    ? t("x-code.turn.sure", { n: sure })
    : t("x-code.do.lay", { symbol: symbolOf(face) });
}

/** What can be done, always in the same places; what cannot be done says why. */
export function Actions({ board, held, able, sure, first, chosen, take, still, mute, flip, play }: Props) {
  const lay = able.lay ?? (chosen ? null : first);
  return (
    <div class="xc-actions">
      <button
        type="button"
        class="button"
        data-guide="take"
        disabled={still || !take}
        title={t(take ? "x-code.do.draw.how" : "x-code.do.draw.not")}
        onClick={() => play({ type: "take" })}
      >
        {t("x-code.do.draw")}{" "}
        <span class="small" title={t("x-code.hand.count", { n: held, limit: board.limit })}>
          {held}/{board.limit}
        </span>{" "}
        <kbd>D</kbd>
      </button>
      <button
        type="button"
        class="button"
        data-guide="offer"
        disabled={still || !able.offer}
        title={t("x-code.do.offer.how")}
        onClick={() => able.offer && play(able.offer)}
      >
        {able.offer ? t(`x-code.do.offer.${able.offer.side}`) : t("x-code.do.offer.none")}{" "}
        <kbd>{able.offer?.side === "right" ? "→" : "←"}</kbd>
      </button>
      <button
        type="button"
        class="button"
        disabled={still || !able.discard}
        title={t("x-code.do.discard.how")}
        onClick={() => able.discard && play(able.discard)}
      >
        {t("x-code.do.discard", { n: chosen })} <kbd>X</kbd>
      </button>
      <button
        type="button"
        class="button first"
        data-guide="lay"
        disabled={still || !lay}
        title={t("x-code.do.lay.how")}
        onClick={() => lay && play(lay)}
      >
        {layWords(lay, sure)} <kbd>↵</kbd>
      </button>
      <button
        type="button"
        class="button quiet square"
        aria-pressed={mute}
        aria-label={t(mute ? "x-code.sound.on" : "x-code.sound.off")}
        title={t(mute ? "x-code.sound.on" : "x-code.sound.off")}
        onClick={flip}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
          {mute ? <path d="M17 9l5 6M22 9l-5 6" /> : <path d="M17 8.500a5 5 0 0 1 0 7M19.500 6a9 9 0 0 1 0 12" />}
        </svg>
      </button>
    </div>
  );
}

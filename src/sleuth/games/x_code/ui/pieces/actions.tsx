import type { ComponentChildren } from "preact";
import { Button, IconButton } from "../../../../ui/parts/button";
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

interface ActionProps {
  "data-guide"?: string;
  first?: boolean;
  disabled: boolean;
  how: string;
  hotkey: string;
  /** What it takes, or why it cannot be done. */
  why: string;
  act(): void;
  children: ComponentChildren;
}

/** One thing to do, and the key for it. */
function Action({ "data-guide": guide, first = false, disabled, how, hotkey, why, act, children }: ActionProps) {
  return (
    <Button first={first} data-guide={guide} disabled={disabled} title={t(how)} act={act}>
      <span class="xc-action">
        {children}
        <span class="small">{why}</span>
      </span>{" "}
      <kbd>{hotkey}</kbd>
    </Button>
  );
}

function SoundButton({ mute, flip }: Pick<Props, "mute" | "flip">) {
  const label = t(mute ? "x-code.sound.on" : "x-code.sound.off");
  return (
    <IconButton
      label={label}
      icon={
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
      }
      quiet
      pressed={mute}
      act={flip}
    />
  );
}

const FOUR = 4; // the level with sets of four

/** How many cards are a set. */
const terms = ({ options }: Board): number => (options.level === FOUR ? 4 : 3);

/** What can be done, always in the same places; what cannot be done says why. */
export function Actions({ board, held, able, sure, first, chosen, take, still, mute, flip, play }: Props) {
  const { offer, discard } = able;
  const lay = able.lay ?? (chosen ? null : first);
  const drawing = take ? "x-code.do.draw.how" : "x-code.do.draw.not";
  const doing = (move: Move | null) => ({ disabled: still || !move, act: () => move && play(move) });
  const need = terms(board);
  return (
    <div class="xc-actions">
      <Action
        data-guide="take"
        how={drawing}
        hotkey="D"
        why={t(take ? "x-code.hand.of-limit" : "x-code.why.full", { n: held, limit: board.limit })}
        {...doing(take ? { type: "take" } : null)}
      >
        {t("x-code.do.draw")}
      </Action>
      <Action
        data-guide="offer"
        how="x-code.do.offer.how"
        hotkey={offer?.side === "right" ? "→" : "←"}
        why={t("x-code.why.one")}
        {...doing(offer)}
      >
        {offer ? t(`x-code.do.offer.${offer.side}`) : t("x-code.do.offer.none")}
      </Action>
      <Action how="x-code.do.discard.how" hotkey="X" why={t("x-code.why.three", { n: chosen })} {...doing(discard)}>
        {t("x-code.do.discard")}
      </Action>
      <Action
        data-guide="lay"
        first
        how="x-code.do.lay.how"
        hotkey="↵"
        why={t(lay ? "x-code.why.set" : "x-code.why.alike", { n: need })}
        {...doing(lay)}
      >
        {layWords(lay, sure)}
      </Action>
      <SoundButton mute={mute} flip={flip} />
    </div>
  );
}

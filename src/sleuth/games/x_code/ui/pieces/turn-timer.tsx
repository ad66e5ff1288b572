import { t } from "../../../../ui/words/texts";
import { afterTurn, sandLeft } from "../choose";
import type { Board } from "../types.gen";

interface Props {
  board: Board;
  now: number;
  still: boolean;
  sure: boolean;
  play(): void;
}

/** Turning the timer: at once when time is gained, asked first when some is lost. */
export function TurnTimer({ board, now, still, sure, play }: Props) {
  const left = sandLeft(board, now) ?? 0;
  const after = afterTurn(board, now);
  const loses = after < left;
  const gained = Math.round((after - left) / 1000);
  const words = t(loses ? "x-code.turn.early" : "x-code.turn.gains", { n: Math.abs(gained) });
  return (
    <button
      type="button"
      class={loses ? "button xc-turn loses" : "button first xc-turn"}
      disabled={still}
      title={words}
      onClick={play}
    >
      {t(loses && sure ? "x-code.turn.sure" : "x-code.turn", { n: Math.floor(after / 1000) })}
    </button>
  );
}

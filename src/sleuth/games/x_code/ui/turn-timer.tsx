import { useState } from "preact/hooks";
import { t } from "../../../ui/texts";
import { afterTurn, sandLeft } from "./choose";
import type { Board } from "./types.gen";

/** Turning the timer: at once when time is gained, asked first when some is lost. */
export function TurnTimer({ board, now, still, play }: { board: Board; now: number; still: boolean; play(): void }) {
  const [sure, set] = useState(false);
  const left = sandLeft(board, now) ?? 0;
  const after = afterTurn(board, now);
  const loses = after < left;
  const seconds = Math.floor(after / 1000);
  return (
    <div class={loses ? "xc-turn loses" : "xc-turn"}>
      <button class={loses && !sure ? "button" : "button first"} disabled={still} onClick={() => (loses && !sure ? set(true) : play())}>
        {t(loses && sure ? "x-code.turn.sure" : "x-code.turn", { n: seconds })}
      </button>
      <span class="small soft">{t(loses ? "x-code.turn.early" : "x-code.turn.gains", { n: Math.round((after - left) / 1000) })}</span>
    </div>
  );
}

import type { SeatProps } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { join, sentence, t } from "../../../ui/words/texts";
import type { Notes, Past, View } from "./types.gen";

interface Props extends SeatProps<View, Notes> {
  past: Past;
  next: (() => void) | null;
}

/** How a past game ended, in one sentence. */
function outcome(past: Past): string {
  if (past.faulty.length) return "mastermind.past.void";
  const last = past.rows.at(-1);
  return last?.key?.red === past.code.length ? "mastermind.past.found" : "mastermind.past.safe";
}

/** Under a game that is over: what happened, what it earned, and on to the next. */
export function PastNote({ past, next, name, mine }: Props) {
  const earner = past.points[0] ? 0 : 1;
  const breaker = 1 - past.maker;
  const words = join(
    sentence({ code: outcome(past), args: { n: past.guesses }, seats: { who: breaker } }, { name, mine }),
  );
  const points = join(
    sentence(
      { code: "mastermind.past.points", args: { n: past.points[earner]! }, seats: { who: earner } },
      { name, mine },
    ),
  );
  return (
    <div class={next ? "tray past-note" : "tray past-note last"} role="status">
      <p>
        <strong>{words}</strong> {points}
      </p>
      {next && <Button first act={next} words={t("mastermind.past.next")} />}
    </div>
  );
}

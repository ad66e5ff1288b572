import type { DockParts, SeatProps } from "../../../../ui/games";
import { join, sentence, t } from "../../../../ui/words/texts";
import type { Notes, Past, View } from "../types.gen";

type Props = Pick<SeatProps<View, Notes>, "name" | "mine">;

/** How a past game ended, in one sentence. */
function summary(past: Past): string {
  if (past.faulty.length) return "mastermind.past.void";
  const last = past.rows.at(-1);
  return last?.key?.red === past.code.length ? "mastermind.past.found" : "mastermind.past.safe";
}

/** The dock under a game that is over: what happened, what it earned, and on to the next. */
export function between(past: Past, next: (() => void) | null, { name, mine }: Props): DockParts {
  const earner = past.points[0] ? 0 : 1;
  const line = (code: string, n: number, who: number) =>
    join(sentence({ code, args: { n }, seats: { who } }, { name, mine }));
  return {
    choice: (
      <p class="past-note" role="status">
        <strong>{line(summary(past), past.guesses, 1 - past.maker)}</strong>{" "}
        {line("mastermind.past.points", past.points[earner]!, earner)}
      </p>
    ),
    main: next && { words: t("mastermind.past.next"), ready: true, act: next },
  };
}

import type { Outcome, SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import type { Notes, Past, View } from "../types.gen";
import { parOf } from "./par";

const found = ({ rows, code }: Past): boolean => rows.at(-1)?.key?.red === code.length;

/** A single game has no winner by points: whoever broke the code, or kept it, has done what there was to do. */
export function outcome({ board }: View, seat: number | null, name: (seat: number) => string): Outcome | null {
  const past = board.past.at(-1);
  if (board.options.games > 1 || !past || past.faulty.length) return null;
  const breaker = 1 - past.maker;
  if (!found(past)) return { won: seat === past.maker, words: t("mastermind.verdict.held") };
  if (seat === breaker) return { won: true, words: t("mastermind.verdict.found") };
  return { won: false, words: t("mastermind.verdict.found-by", { who: name(breaker) }) };
}

/** How I did beside what is enough for any code. */
function measured(n: number, par: number | null): string | null {
  if (par === null) return null;
  return t(n < par ? "mastermind.end.beat" : n === par ? "mastermind.end.par" : "mastermind.end.over", { n, par });
}

/** How near it was, where the code held. */
const nearly = (trail: readonly number[]): string | null => {
  const n = trail.at(-1);
  return n === undefined ? null : t("mastermind.end.left", { n });
};

interface Props extends SeatProps<View, Notes> {
  past: Past;
  trail: readonly number[];
}

/** How the last game went for the one who broke it, in rows. */
export function Ending({ past, trail, view, seat, name }: Props) {
  if (past.faulty.length) return null;
  const mine = seat === 1 - past.maker;
  const rows = found(past)
    ? t("mastermind.end.rows", { n: past.guesses, who: name(1 - past.maker) })
    : t("mastermind.past.safe", { who: name(1 - past.maker) });
  const words = found(past) ? measured(past.guesses, parOf(view.board.options)) : nearly(trail);
  return <p class="small">{mine ? words : rows}</p>;
}

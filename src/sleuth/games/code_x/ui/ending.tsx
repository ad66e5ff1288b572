import type { SeatProps } from "../../../ui/games";
import { useReview } from "../../../ui/table/ending/review";
import { t } from "../../../ui/words/texts";
import type { Notes, Review, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

const BITS = 1.5; // that a good question tells

/** How many codes were left to each seat, and what lay where, once the house has told it. */
export function useLookedAt({ view, table }: Props): Review | null {
  return useReview<Review>(table.id, view.board.opened.length > 0);
}

/** The table with every token turned up that somebody has seen. */
export function turnedUp(view: View, review: Review | null): View {
  return review ? { ...view, known: review.lying } : view;
}

/** How near I was: kind words, with the figure that says it. */
export function Ending({ view, seat, left }: Props & { left: readonly number[] | null }) {
  const mine = seat === null ? undefined : left?.[seat];
  if (mine === undefined || seat === null) return null;
  const n = Math.max(1, Math.ceil(Math.log2(mine) / BITS));
  if (view.board.winner === seat)
    return <p class="small">{t(mine > 1 ? "code-x.end.dared" : "code-x.end.proved", { n: mine })}</p>;
  return (
    <p class="small">
      {mine > 1 ? `${t("code-x.end.left", { n: mine })} ${t("code-x.end.more", { n })}` : t("code-x.end.knew")}
    </p>
  );
}

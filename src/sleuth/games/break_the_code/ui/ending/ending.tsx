import type { SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import type { Notes, Review, View } from "../types.gen";

const BITS = 2; // that a good question tells

/** How near I was: kind words, with the figure that says it. */
export function Ending({ view, seat, review }: SeatProps<View, Notes> & { review: Review | null }) {
  const left = seat === null ? undefined : review?.left[seat];
  if (!left || seat === null) return null;
  if (view.board.places[seat] != null)
    return <p class="small">{t(left > 1 ? "break-the-code.end.dared" : "break-the-code.end.proved", { n: left })}</p>;
  if (left === 1) return <p class="small">{t("break-the-code.end.knew")}</p>;
  const more = Math.max(1, Math.ceil(Math.log2(left) / BITS));
  return (
    <p class="small">
      {t("break-the-code.end.left", { n: left })} {t("break-the-code.end.more", { n: more })}
    </p>
  );
}

import { Strength } from "../../parts/drawn/face";
import { t } from "../../words/texts";

/** How strong one of the house is: a bar of eight, and the rating where it was measured. */
export function Rung({ bot, rating }: { bot: string; rating: number | null }) {
  return (
    <span class="rung">
      <Strength bot={bot} />
      {rating !== null && (
        <span class="small soft" role="img" aria-label={t("cast.rating", { n: rating })}>
          {rating}
        </span>
      )}
    </span>
  );
}

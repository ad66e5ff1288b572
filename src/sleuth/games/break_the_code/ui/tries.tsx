import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { inWords, TilePicture } from "./tiles";
import type { Notes, View } from "./types.gen";

/** As many as there is room for; the log has them all. */
const LAST = 3;

/** The last guesses that were spoken aloud, between two players. */
export function Tries({ view, name }: SeatProps<View, Notes>) {
  const { tries } = view.board;
  if (!tries.length) return null;
  return (
    <ul class="tries" aria-label={t("break-the-code.tries")}>
      {tries.slice(-LAST).map(({ seat, tiles, right }, n) => (
        <li key={n} class={right ? "right" : "wrong"}>
          <span class="small">{name(seat)}</span>
          <span class="tries-tiles" role="img" aria-label={inWords(tiles)}>
            {tiles.map((tile, at) => (
              <TilePicture key={at} tile={tile} />
            ))}
          </span>
          <strong>{t(right ? "break-the-code.right" : "break-the-code.wrong")}</strong>
        </li>
      ))}
    </ul>
  );
}

import { t } from "../../../../ui/words/texts";
import { WAYS } from "./chart";

/** How the lines of the map are drawn. */
export function Legend({ classic }: { classic: boolean }) {
  return (
    <ul class="yard-legend" aria-label={t("scotland-yard.legend")}>
      {WAYS.slice(0, classic ? 4 : 2).map((way) => (
        <li key={way}>
          <svg viewBox="0 0 34 10" aria-hidden="true">
            <line class={`yard-line ${way}`} x1="2" y1="5" x2="32" y2="5" />
          </svg>
          {t(`scotland-yard.way.${way}`)}
        </li>
      ))}
    </ul>
  );
}

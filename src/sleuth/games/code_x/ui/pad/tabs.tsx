import { t } from "../../../../ui/words/texts";
import { lookOf, trait } from "../pieces";
import type { Notes } from "../types.gen";

interface Props {
  at: number;
  notes: Notes | null;
  /** What was tapped for each place, while numbers are named. */
  wish: readonly (number | null)[] | null;
  turnTo(at: number): void;
}

const SIDE = 8;

/** A small picture of a section: what is still open in it, in its colour. */
function Small({ position, notes }: { position: number; notes: Notes | null }) {
  const crossed = new Set(notes?.crosses.filter((one) => one.position === position).map((one) => one.token));
  return (
    <svg viewBox={`0 0 ${5 * SIDE} ${6 * SIDE}`} aria-hidden="true">
      {Array.from({ length: 30 }, (_, n) => (
        <rect
          key={n}
          class={crossed.has(n + 1) ? "gone" : undefined}
          x={(n % 5) * SIDE}
          y={Math.floor(n / 5) * SIDE}
          width={SIDE - 1.5}
          height={SIDE - 1.5}
          rx="1.5"
          fill={lookOf(trait(n + 1, "colour")).fill}
        />
      ))}
    </svg>
  );
}

/** Lowest, middle, highest: one grid at a time where there is room for one. */
export function Tabs({ at, notes, wish, turnTo }: Props) {
  return (
    <div class="cx-tabs" role="group" aria-label={t("code-x.pad.sections")}>
      {[0, 1, 2].map((position) => (
        <button key={position} type="button" aria-pressed={at === position} onClick={() => turnTo(position)}>
          <Small position={position} notes={notes} />
          <span>
            <span class="cx-tab-name">{t(`code-x.position.${position}`)}</span>
            {wish && <b>{wish[position] ?? "?"}</b>}
          </span>
        </button>
      ))}
    </div>
  );
}

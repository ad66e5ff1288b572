import { useEffect, useState } from "preact/hooks";
import { BulbIcon } from "../parts/drawn/icons";
import type { PuzzleShelf } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { gameName } from "../words/names";
import { t } from "../words/texts";
import { puzzleApi } from "./puzzle-api";

/** What there is to solve; nothing while the house has not said, or if it does not. */
export function useShelf(wanted: boolean): PuzzleShelf | null {
  const [shelf, set] = useState<PuzzleShelf | null>(null);
  useEffect(() => {
    if (wanted) void puzzleApi.shelf().then(set, () => undefined);
  }, [wanted]);
  return shelf;
}

/** Today's puzzle: what it asks, of which game, and for how many days in a row I have been here. */
export function PuzzleCard({ shelf }: { shelf: PuzzleShelf }) {
  const { today, days, game, kind } = shelf;
  const worded = useWords([game]);
  const [row] = days;
  return (
    <section class="card learn-card puzzle-card" aria-label={t("puzzle.today")}>
      <BulbIcon />
      <div class="side-words">
        <p class="eyebrow">{t("puzzle.today")}</p>
        <h2>{t(`puzzle.kind.${kind}`)}</h2>
        <p class="small soft">
          {worded && gameName(game)}
          {row > 0 && ` · ${t("puzzle.row", { n: row })}`}
        </p>
      </div>
      <a class="button" href="/puzzle/today">
        {t(today?.over ? "puzzle.look" : "puzzle.solve")}
      </a>
    </section>
  );
}

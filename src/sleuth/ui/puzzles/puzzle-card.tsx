import { useEffect, useState } from "preact/hooks";
import { BulbIcon } from "../parts/drawn/icons";
import { api } from "../wire/api";
import type { PuzzleShelf } from "../wire/wire.gen";
import { t } from "../words/texts";

/** Today's puzzle, whether it is done, and the way to all others. */
export function PuzzleCard() {
  const [shelf, set] = useState<PuzzleShelf>();
  useEffect(() => void api.puzzles().then(set, () => undefined), []);
  const done = shelf?.today?.over ?? false;
  return (
    <section class="card learn-card puzzle-card" aria-label={t("hall.puzzle")}>
      <BulbIcon />
      <div class="side-words">
        <p class="eyebrow">{shelf ? t("puzzle.number", { day: shelf.day }) : t("hall.puzzles")}</p>
        <h2>{t("hall.puzzle")}</h2>
        <p class="small soft">
          {done ? t("hall.puzzle.done") : t("hall.puzzle.about")}{" "}
          {shelf && shelf.days[0] > 0 && t("hall.puzzle.row", { n: shelf.days[0] })}
        </p>
      </div>
      <a class="button" href={done ? "/puzzles" : "/puzzle/today"}>
        {t(done ? "hall.puzzles" : "puzzle.try")}
      </a>
    </section>
  );
}

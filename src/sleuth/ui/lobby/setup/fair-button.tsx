import { Button } from "../../parts/button";
import { t } from "../../words/texts";
import { isMeasured } from "../fair";
import { Asked } from "./choice-card";
import type { Seating } from "./wishing";

/** Who plays: asked, with a button that seats company of even chances and says so. */
export function AskedWho({ game, wish, said, seat, n, about }: Seating & { n: number; about: string }) {
  return (
    <div class="asked-who">
      <Asked n={n} title={t("setup.who")} about={said ? "" : about} />
      <p class="small soft fair-words" role="status">
        {said}
      </p>
      {isMeasured(game) && !wish.lot && <Button act={seat} words={t("fair.title")} />}
    </div>
  );
}

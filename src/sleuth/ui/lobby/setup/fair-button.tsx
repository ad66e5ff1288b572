import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { t } from "../../words/texts";
import { fairWish, fairWords, isMeasured } from "../fair";
import { Asked } from "./choice-card";
import type { Wishing } from "./wishing";

/** Who plays: asked, with a button that seats company of even chances and says so. */
export function AskedWho({ game, wish, set, n, about }: Wishing & { n: number; about: string }) {
  const [said, say] = useState("");
  const seat = async () => {
    const found = await attempt(fairWish(game, wish));
    if (!found) return;
    set(found[0]);
    say(fairWords(found[1]));
  };
  return (
    <div class="asked-who">
      <Asked n={n} title={t("setup.who")} about={said ? "" : about} />
      <p class="small soft fair-words" role="status">
        {said}
      </p>
      {isMeasured(game) && !wish.lot && <Button act={() => void seat()} words={t("fair.title")} />}
    </div>
  );
}

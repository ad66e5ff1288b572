import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { t } from "../../words/texts";
import { fairWish, fairWords, isMeasured } from "../fair";
import type { Wishing } from "./wishing";

/** Seats company that gives even chances, and says so. */
export function FairButton({ game, wish, set }: Wishing) {
  const [said, say] = useState("");
  if (!isMeasured(game)) return null;
  const seat = async () => {
    const found = await attempt(fairWish(game, wish));
    if (!found) return;
    set(found[0]);
    say(fairWords(found[1]));
  };
  return (
    <div class="fair">
      <Button act={() => void seat()} words={t("fair.title")} />
      <p class="small soft" role="status">
        {said || t("fair.about")}
      </p>
    </div>
  );
}

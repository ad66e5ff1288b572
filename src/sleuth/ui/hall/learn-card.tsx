import { learnt } from "../lesson/guide";
import { Button } from "../parts/button";
import { GuideIcon } from "../parts/drawn/icons";
import type { GameInfo } from "../wire/api";
import { gameName } from "../words/names";
import { t } from "../words/texts";

interface Props {
  games: readonly GameInfo[];
  busy: boolean;
  learn(game: string): void;
}

/** The next game to learn by playing it, and how many are known. */
export function LearnCard({ games, busy, learn }: Props) {
  const taught = games.filter((game) => game.guide);
  const known = taught.filter((game) => learnt().includes(game.name)).length;
  const next = taught.find((game) => !learnt().includes(game.name));
  return (
    <section class="card learn-card" aria-label={t("hall.learn")}>
      <GuideIcon />
      <div class="side-words">
        <p class="eyebrow">{t("hall.learn")}</p>
        <h2>{next ? t("hall.learn-next", { game: gameName(next.name) }) : t("hall.learnt-all")}</h2>
        <p class="small soft">{next ? t("hall.learn.about") : t("hall.learnt-all.about")}</p>
        {known > 0 && next && <p class="small soft">{t("hall.learnt", { n: known, all: taught.length })}</p>}
      </div>
      {next && <Button disabled={busy} act={() => learn(next.name)} words={t("hall.learn-begin")} />}
    </section>
  );
}

import { useGame } from "../games";
import { MessagePage } from "../parts/message-page";
import { gameName } from "../words/names";
import { t } from "../words/texts";

/** A game that is solved, to walk through: what each position is worth, and what is best in it. */
export function ExplorePage({ game }: { game: string }) {
  const ui = useGame(game);
  if (ui === null || (ui && !ui.Explorer)) return <MessagePage title={t("nowhere.title")} text={t("nowhere.text")} />;
  return (
    <main id="main" class="page explore" data-game={game}>
      <h1>{t("explore.of", { game: gameName(game) })}</h1>
      {ui?.Explorer ? <ui.Explorer /> : <p class="soft">{t("table.opening")}</p>}
    </main>
  );
}

import { useGame } from "../games";
import { MessagePage } from "../parts/message-page";
import { useGameInfo } from "../wire/game-info";
import { gameName } from "../words/names";
import { t } from "../words/texts";

/** How far one has come in a game that is played stage by stage, and what comes next. */
export function CampaignPage({ game }: { game: string }) {
  const ui = useGame(game);
  const info = useGameInfo(game);
  if (ui === null || (ui && !ui.Campaign)) return <MessagePage title={t("nowhere.title")} text={t("nowhere.text")} />;
  return (
    <main id="main" class="page campaign">
      <h1>{t("campaign.of", { game: gameName(game) })}</h1>
      {ui?.Campaign && info ? <ui.Campaign game={info} /> : <p class="soft">{t("table.opening")}</p>}
    </main>
  );
}

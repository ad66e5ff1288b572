import { useGame } from "../games";
import { learn } from "../lesson/coach";
import { Button } from "../parts/button";
import { GuideIcon } from "../parts/drawn/icons";
import { MessagePage } from "../parts/message-page";
import { useGameInfo } from "../wire/game-info";
import { becomeMe, useMe } from "../wire/profile";
import { gameName } from "../words/names";
import { t } from "../words/texts";

/** Those who would rather do than read. */
function Learn({ game }: { game: string }) {
  const me = useMe();
  const start = async () => {
    if (me && (await becomeMe(me.name ?? "", me.figure))) await learn(game);
  };
  return (
    <Button disabled={!me} act={() => void start()}>
      <GuideIcon />
      {t("hall.guide")}
    </Button>
  );
}

/** The rules of a game, with pictures. */
export function RulesPage({ game }: { game: string }) {
  const ui = useGame(game);
  const info = useGameInfo(game);
  if (ui === null) return <MessagePage title={t("nowhere.title")} text={t("rules.none")} />;
  return (
    <main id="main" class="page rules">
      <div class="rules-head">
        <h1>{gameName(game)}</h1>
        {info?.guide && <Learn game={game} />}
        {ui?.Explorer && (
          <a class="button" href={`/explore/${game}`}>
            {t("explore.open")}
          </a>
        )}
      </div>
      {ui ? <ui.Rules /> : <p class="soft">{t("table.opening")}</p>}
    </main>
  );
}

import { useGame } from "./games";
import { t, tOr } from "./texts";

/** The rules of a game, with pictures. */
export function RulesPage({ game }: { game: string }) {
  const ui = useGame(game);
  return (
    <main id="main" class="page rules">
      <h1>{tOr(`${game}.name`, game)}</h1>
      {ui ? <ui.Rules /> : <p class="soft">{t(ui === null ? "table.no-page" : "table.opening")}</p>}
    </main>
  );
}

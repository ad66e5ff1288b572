import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "./api";
import { JoinByCode, MyThings, Recovering } from "./doors";
import { artOf, pages } from "./games";
import { learnt } from "./guide";
import { GuideIcon, LinkIcon, TuneIcon } from "./icons";
import { isDone } from "./lobby";
import { MyName, type Draft } from "./my-name";
import { newTable, TableDialogue } from "./options";
import { becomeMe, useMe } from "./profile";
import { go } from "./router";
import { OpenTables, Tables } from "./tables";
import { t, tOr } from "./texts";
import { attempt } from "./toast";
import type { TableInfo } from "./wire.gen";

type Asked = { game: GameInfo; how: "bot" | "link" } | null;

function people(game: GameInfo): string {
  const low = Math.min(...game.seats);
  const high = Math.max(...game.seats);
  return low === high ? t("hall.players", { n: low }) : t("hall.players-range", { low, high });
}

interface CardProps {
  game: GameInfo;
  busy: boolean;
  /** Was its guided game played here? */
  known: boolean;
  play(): void;
  learn(): void;
  ask(how: "bot" | "link"): void;
}

function GameCard({ game, busy, known, play, learn, ask }: CardProps) {
  const Art = artOf(game.name);
  const name = tOr(`${game.name}.name`, game.name);
  return (
    <article class="card game" aria-label={name}>
      <div class="game-art">{Art && <Art />}</div>
      <div class="game-words">
        <h2>{name}</h2>
        <p>{tOr(`${game.name}.tagline`, "")}</p>
        <p class="small soft">
          {people(game)} · <a href={`/rules/${game.name}`}>{t("rules.title")}</a>
        </p>
        <div class="game-do">
          <button class="button first" disabled={busy} onClick={play}>
            {t("hall.play")}
          </button>
          <button class="button square" aria-label={t("hall.tune", { game: name })} title={t("hall.tune", { game: name })} onClick={() => ask("bot")}>
            <TuneIcon />
          </button>
          {game.guide && (
            <button class={known ? "button quiet guide-me" : "button guide-me new"} disabled={busy} onClick={learn}>
              <GuideIcon />
              {t(known ? "hall.guide-again" : "hall.guide")}
            </button>
          )}
          <button class="button invite" disabled={busy} onClick={() => ask("link")}>
            <LinkIcon />
            {t("hall.invite")}
          </button>
        </div>
      </div>
    </article>
  );
}

/** The games of the house, and the tables of whoever looks. */
function useHall(you: string): [readonly GameInfo[] | null, readonly TableInfo[]] {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  useEffect(() => void attempt(api.games()).then((found) => found && setGames(found.filter((game) => pages.has(game.name)))), []);
  useEffect(() => {
    if (you) void api.myTables().then(setMine, () => undefined);
    else setMine([]);
  }, [you]);
  return [games, mine];
}

/** The hall of the house: the games, and the tables that are open. */
export function Hall() {
  const me = useMe();
  const you = me?.id || null;
  const [games, mine] = useHall(you ?? "");
  const [draft, setDraft] = useState<Draft | null>(null);
  const [asked, ask] = useState<Asked>(null);
  const [busy, setBusy] = useState(false);
  const who = draft ?? { name: me?.name ?? "", figure: me?.figure ?? 0 };
  const [done] = useState(learnt);
  const open = async (asking: () => Promise<TableInfo>) => {
    setBusy(true);
    const known = await becomeMe(who.name, who.figure);
    const table = known ? await attempt(asking()) : undefined;
    setBusy(false);
    if (table) go(`/table/${table.id}`);
  };
  return (
    <main id="main" class="page">
      <div class="hall-head">
        <div>
          <h1>{t("hall.title")}</h1>
          <p>{t("hall.lead")}</p>
        </div>
        <MyName who={who} change={setDraft} />
      </div>
      <Tables title={t("hall.your-tables")} tables={mine.filter((table) => !isDone(table))} you={you} />
      <ul class="games" aria-busy={games === null}>
        {games?.map((game) => (
          <li key={game.name}>
            <GameCard game={game} busy={busy} known={done.includes(game.name)} play={() => void open(() => api.open(newTable(game)))} learn={() => void open(() => api.learn(game.name))} ask={(how) => ask({ game, how })} />
          </li>
        ))}
      </ul>
      <OpenTables games={games ?? []} mine={mine} you={you} />
      <JoinByCode />
      <Tables title={t("hall.finished")} tables={mine.filter((table) => isDone(table) && !table.guided)} you={you} />
      <MyThings />
      <Recovering />
      {asked && <TableDialogue {...asked} close={() => ask(null)} done={(wish) => void open(() => api.open(newTable(asked.game, wish, asked.how)))} />}
    </main>
  );
}

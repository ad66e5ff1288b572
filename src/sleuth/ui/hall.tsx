import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "./api";
import { Figure } from "./figures";
import { artOf } from "./games";
import { LinkIcon, TuneIcon } from "./icons";
import { MyName, type Draft } from "./my-name";
import { newTable, TableDialogue } from "./options";
import { becomeMe, useMe } from "./profile";
import { go } from "./router";
import { t, tOr } from "./texts";
import { attempt } from "./toast";
import { myTables } from "./visited";
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
  play(): void;
  ask(how: "bot" | "link"): void;
}

function GameCard({ game, busy, play, ask }: CardProps) {
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
          <button class="button invite" disabled={busy} onClick={() => ask("link")}>
            <LinkIcon />
            {t("hall.invite")}
          </button>
        </div>
      </div>
    </article>
  );
}

function OpenTables({ title, tables }: { title: string; tables: readonly TableInfo[] }) {
  if (!tables.length) return null;
  return (
    <section class="open-tables">
      <h2>{title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <a class="card open-table" href={`/table/${table.id}`}>
              <strong>{tOr(`${table.game}.name`, table.game)}</strong>
              <span class="soft small">{t(`status.${table.status}`)}</span>
              <span class="faces">
                {table.seats.map((seat) =>
                  seat.person || seat.bot ? (
                    <Figure key={seat.seat} figure={seat.person?.figure ?? 0} bot={!!seat.bot} size={32} />
                  ) : null,
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useHall(): [readonly GameInfo[] | null, readonly TableInfo[], readonly TableInfo[]] {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    void attempt(api.games()).then((found) => found && setGames(found));
    void myTables().then(setMine);
    void api.tables().then(setTables, () => undefined);
  }, []);
  const others = tables.filter((table) => !mine.some((one) => one.id === table.id));
  return [games, mine, others];
}

/** The hall of the house: the games, and the tables that are open. */
export function Hall() {
  const [games, mine, others] = useHall();
  const me = useMe();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [asked, ask] = useState<Asked>(null);
  const [busy, setBusy] = useState(false);
  const who = draft ?? { name: me?.name ?? "", figure: me?.figure ?? 0 };
  const open = async (wanted: ReturnType<typeof newTable>) => {
    setBusy(true);
    const known = await becomeMe(who.name, who.figure);
    const table = known ? await attempt(api.open(wanted)) : undefined;
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
      <ul class="games" aria-busy={games === null}>
        {games?.map((game) => (
          <li key={game.name}>
            <GameCard game={game} busy={busy} play={() => void open(newTable(game))} ask={(how) => ask({ game, how })} />
          </li>
        ))}
      </ul>
      <OpenTables title={t("hall.your-tables")} tables={mine} />
      <OpenTables title={t("hall.open-tables")} tables={others} />
      {asked && <TableDialogue {...asked} close={() => ask(null)} open={(wanted) => void open(wanted)} />}
    </main>
  );
}

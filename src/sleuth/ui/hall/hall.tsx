import { useEffect, useState } from "preact/hooks";
import { pages, pictureOf } from "../games";
import { learnt } from "../lesson/guide";
import { MyName, type NameAndFigure } from "../lobby/my-name";
import { newTable, TableDialogue, usualWish } from "../lobby/set-up";
import { Dialogue } from "../parts/dialogue";
import { GuideIcon, LinkIcon, TuneIcon } from "../parts/icons";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { api, errorWords, type GameInfo } from "../wire/api";
import { becomeMe, useMe } from "../wire/profile";
import type { TableInfo } from "../wire/wire.gen";
import { sidesOf } from "../words/roles";
import { t, tOr } from "../words/texts";
import { JoinByCode, MyThings, Recovering } from "./my-things";
import { OpenTables, TableList } from "./open-tables";
import { isDone } from "./table-lists";

type Asked = { game: GameInfo; how: "bot" | "link" | "role" } | null;

function people(game: GameInfo): string {
  const low = Math.min(...game.seats);
  const high = Math.max(...game.seats);
  return low === high ? t("hall.players", { n: low }) : t("hall.players-range", { low, high });
}

/** For those who never played this game here. */
function FirstTime() {
  return (
    <span class="first-time">
      <small>{t("hall.first-time")}</small> {t("hall.guide")}
    </span>
  );
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
  const Picture = pictureOf(game.name);
  const name = tOr(`${game.name}.name`, game.name);
  return (
    <article class="card game" aria-label={name}>
      <div class="game-art">
        <Picture />
      </div>
      <div class="game-words">
        <h2>{name}</h2>
        <p>{tOr(`${game.name}.tagline`, "")}</p>
        <p class="small soft">
          {people(game)} · <a href={`/rules/${game.name}`}>{t("rules.title")}</a>
        </p>
        <div class="game-do">
          <button type="button" class="button first" disabled={busy} onClick={play}>
            {t("hall.play")}
          </button>
          <button
            type="button"
            class="button square"
            aria-label={t("hall.tune", { game: name })}
            title={t("hall.tune", { game: name })}
            onClick={() => ask("bot")}
          >
            <TuneIcon />
          </button>
          {game.guide && (
            <button
              type="button"
              class={known ? "button quiet guide-me" : "button guide-me new"}
              disabled={busy}
              onClick={learn}
            >
              <GuideIcon />
              {known ? t("hall.guide-again") : <FirstTime />}
            </button>
          )}
          <button type="button" class="button invite" disabled={busy} onClick={() => ask("link")}>
            <LinkIcon />
            {t("hall.invite")}
          </button>
        </div>
      </div>
    </article>
  );
}

interface RoleProps {
  game: GameInfo;
  busy: boolean;
  close(): void;
  choose(seat: number): void;
}

/** Where seats differ, one chooses who to be before the game begins. */
function RoleDialogue({ game, busy, close, choose }: RoleProps) {
  const title = t("hall.role-title", { game: tOr(`${game.name}.name`, game.name) });
  return (
    <Dialogue title={title} close={close}>
      <div class="role-choice">
        {sidesOf(game).map((side) => (
          <button type="button" key={side.code} class="button first" disabled={busy} onClick={() => choose(side.seat)}>
            {t(side.code)}
          </button>
        ))}
      </div>
    </Dialogue>
  );
}

/** A card as it will stand, while the house is asked for its games. */
function BlankCard() {
  return (
    <div class="card game blank" aria-hidden="true">
      <div class="game-art" />
      <div class="game-words">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

const AGAIN = 5000;

type Found = readonly GameInfo[] | Error | null;

/** The games of the house; while it cannot be reached, it is asked again. */
function useGames(): [Found, () => void] {
  const [found, set] = useState<Found>(null);
  const [asked, again] = useState(0);
  useEffect(() => {
    api.games().then(set, (error: Error) => set(error));
  }, [asked]);
  const away = found instanceof Error;
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => again((n) => n + 1), AGAIN);
    return () => clearInterval(timer);
  }, [away]);
  return [found, () => again(asked + 1)];
}

/** The tables of whoever looks. */
function useMine(you: string): readonly TableInfo[] {
  const [mine, set] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    if (you) void api.myTables().then(set, () => undefined);
    else set([]);
  }, [you]);
  return mine;
}

/** The house does not answer: why, and how to try again. */
function Away({ why, retry }: { why: Error; retry(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        {errorWords(why)} {t("hall.asking-again")}
      </p>
      <button type="button" class="button first" onClick={retry}>
        {t("line.retry")}
      </button>
    </div>
  );
}

/** The hall of the house: the games, and the tables that are open. */
export function Hall() {
  const me = useMe();
  const you = me?.id || null;
  const [found, retry] = useGames();
  const mine = useMine(you ?? "");
  const games = found instanceof Error ? [] : found;
  const [draft, setDraft] = useState<NameAndFigure | null>(null);
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
  const playAs = (game: GameInfo, seat: number) =>
    void open(() => api.open(newTable(game, { ...usualWish(game), seat })));
  return (
    <main id="main" class="page">
      <div class="hall-head">
        <div>
          <h1>{t("hall.title")}</h1>
          <p>{t("hall.lead")}</p>
        </div>
        <MyName who={who} known={me !== null} change={setDraft} />
      </div>
      <TableList title={t("hall.your-tables")} tables={mine.filter((table) => !isDone(table))} you={you} />
      {found instanceof Error && <Away why={found} retry={retry} />}
      {games === null && (
        <p class="unseen" role="status">
          {t("table.opening")}
        </p>
      )}
      <ul class="games" aria-busy={games === null}>
        {games === null &&
          [...pages.keys()].map((name) => (
            <li key={name}>
              <BlankCard />
            </li>
          ))}
        {games?.map((game) => (
          <li key={game.name}>
            <GameCard
              game={game}
              busy={busy}
              known={done.includes(game.name)}
              play={() => (game.roles.length ? ask({ game, how: "role" }) : playAs(game, 0))}
              learn={() => void open(() => api.learn(game.name))}
              ask={(how) => ask({ game, how })}
            />
          </li>
        ))}
      </ul>
      <OpenTables games={games ?? []} mine={mine} you={you} />
      <JoinByCode />
      <TableList title={t("hall.finished")} tables={mine.filter((table) => isDone(table) && !table.guided)} you={you} />
      <MyThings />
      <Recovering />
      {asked?.how === "role" && (
        <RoleDialogue
          game={asked.game}
          busy={busy}
          close={() => ask(null)}
          choose={(seat) => playAs(asked.game, seat)}
        />
      )}
      {asked && asked.how !== "role" && (
        <TableDialogue
          game={asked.game}
          how={asked.how}
          close={() => ask(null)}
          done={(wish) => void open(() => api.open(newTable(asked.game, wish, asked.how as "bot" | "link")))}
        />
      )}
    </main>
  );
}

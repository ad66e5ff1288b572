import { useState } from "preact/hooks";
import { pages } from "../games";
import { learnt } from "../lesson/guide";
import { MyName, type NameAndFigure, useNameToTake } from "../lobby/my-name";
import { TableDialogue } from "../lobby/table-dialogue";
import { newTable, usualWish, type Wish } from "../lobby/wish";
import { Button } from "../parts/button";
import { Dialogue } from "../parts/dialogue";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { api, errorWords, type GameInfo } from "../wire/api";
import { becomeMe, useMe } from "../wire/profile";
import { isOver } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { sidesOf } from "../words/roles";
import { t } from "../words/texts";
import { BlankCard, GameCard } from "./game-card";
import { JoinByCode } from "./join-by-code";
import { MyThings } from "./my-things";
import { OpenTables } from "./open-tables";
import { Recovering } from "./recovery";
import { TableList } from "./table-list";
import { useGames, useMyTables } from "./use-games";

type Asked = { game: GameInfo; how: "bot" | "link" | "role" } | null;

interface RoleProps {
  game: GameInfo;
  busy: boolean;
  close(): void;
  choose(seat: number): void;
}

/** Where seats differ, one chooses who to be before the game begins. */
function RoleDialogue({ game, busy, close, choose }: RoleProps) {
  const title = t("hall.role-title", { game: gameName(game.name) });
  return (
    <Dialogue title={title} close={close}>
      <div class="role-choice">
        {sidesOf(game).map((side) => (
          <Button key={side.code} first disabled={busy} act={() => choose(side.seat)} words={t(side.code)} />
        ))}
      </div>
    </Dialogue>
  );
}

/** The house does not answer: why, and how to try again. */
function Away({ why, retry }: { why: Error; retry(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        {errorWords(why)} {t("hall.asking-again")}
      </p>
      <Button first act={retry} words={t("line.retry")} />
    </div>
  );
}

/** How to open a table as whoever somebody is about to be, and whether one is being opened. */
function useOpening({ name, figure }: NameAndFigure): [(asking: () => Promise<TableInfo>) => void, boolean] {
  const [busy, setBusy] = useState(false);
  const open = async (asking: () => Promise<TableInfo>) => {
    setBusy(true);
    const known = await becomeMe(name, figure);
    const table = known ? await attempt(asking()) : undefined;
    setBusy(false);
    if (table) go(`/table/${table.id}`);
  };
  return [(asking) => void open(asking), busy];
}

interface AskingProps {
  asked: NonNullable<Asked>;
  busy: boolean;
  close(): void;
  playAs(game: GameInfo, seat: number): void;
  open(asking: () => Promise<TableInfo>): void;
}

/** What has to be asked before a table can be opened. */
function Asking({ asked: { game, how }, busy, close, playAs, open }: AskingProps) {
  if (how === "role")
    return <RoleDialogue game={game} busy={busy} close={close} choose={(seat) => playAs(game, seat)} />;
  const done = (wish: Wish) => open(() => api.open(newTable(game, wish, how)));
  return <TableDialogue game={game} how={how} close={close} done={done} />;
}

/** A card for each game, and what its buttons ask. */
function GameCards({ games, who }: { games: readonly GameInfo[] | null; who: NameAndFigure }) {
  const [asked, ask] = useState<Asked>(null);
  const [open, busy] = useOpening(who);
  const [done] = useState(learnt);
  const playAs = (game: GameInfo, seat: number) => open(() => api.open(newTable(game, { ...usualWish(game), seat })));
  const card = (game: GameInfo) => (
    <GameCard
      game={game}
      busy={busy}
      known={done.includes(game.name)}
      play={() => (game.roles.length ? ask({ game, how: "role" }) : playAs(game, 0))}
      learn={() => open(() => api.learn(game.name))}
      ask={(how) => ask({ game, how })}
    />
  );
  return (
    <>
      <ul class="games" aria-busy={games === null}>
        {games === null
          ? [...pages.keys()].map((name) => (
              <li key={name}>
                <BlankCard />
              </li>
            ))
          : games.map((game) => <li key={game.name}>{card(game)}</li>)}
      </ul>
      {asked && <Asking asked={asked} busy={busy} close={() => ask(null)} playAs={playAs} open={open} />}
    </>
  );
}

/** The hall of the house: the games, and the tables that are open. */
export function Hall() {
  const you = useMe()?.id || null;
  const [who, setWho, known] = useNameToTake();
  const [found, retry] = useGames();
  const mine = useMyTables(you ?? "");
  const games = found instanceof Error ? [] : found;
  return (
    <main id="main" class="page">
      <div class="hall-head">
        <div>
          <h1>{t("hall.title")}</h1>
          <p>{t("hall.lead")}</p>
        </div>
        <MyName who={who} known={known} change={setWho} />
      </div>
      <TableList title={t("hall.your-tables")} tables={mine.filter((table) => !isOver(table))} you={you} />
      {found instanceof Error && <Away why={found} retry={retry} />}
      {games === null && (
        <p class="unseen" role="status">
          {t("table.opening")}
        </p>
      )}
      <GameCards games={games} who={who} />
      <OpenTables games={games ?? []} mine={mine} you={you} />
      <JoinByCode />
      <TableList title={t("hall.finished")} tables={mine.filter((table) => isOver(table) && !table.guided)} you={you} />
      <MyThings />
      <Recovering />
    </main>
  );
}

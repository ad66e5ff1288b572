import { useState } from "preact/hooks";
import { PlayedOffline, PlayOffline, PlayOfflineInstead } from "../app/offline/play-offline";
import { pages } from "../games";
import { learnt } from "../lesson/guide";
import { firstWish } from "../lobby/fair";
import { keepWish, keptWish } from "../lobby/kept-wish";
import { newTable, type Wish } from "../lobby/wish";
import { Button } from "../parts/button";
import { lazily } from "../parts/lazily";
import { toast } from "../parts/toast";
import { PuzzleCard, useShelf } from "../puzzles/puzzle-card";
import { api, type GameInfo } from "../wire/api";
import { errorWords } from "../wire/asking";
import { useMe } from "../wire/profile";
import { isOffline } from "../wire/transport";
import type { TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { useDismissed } from "./dismissed";
import { Doors } from "./doors";
import { FriendsCard, waiting } from "./friends";
import { BlankCard, GameCard } from "./game-card";
import { GoOn } from "./go-on";
import { LearnCard } from "./learn-card";
import { LookedBack } from "./looked-back";
import { useOpenTables } from "./open-tables";
import { useOpening } from "./opening";
import { Recovering } from "./recovery";
import { finished, toGoOn } from "./standing";
import { useGames, useMyTables } from "./use-games";

const SetUp = lazily(
  () => import("../lobby/setup/setup").then((loaded) => loaded.SetUp),
  () => null,
);

/** The house does not answer: why, and how to try again. */
function Away({ why, retry }: { why: Error; retry(): void }) {
  return (
    <div class="notice" role="status">
      <p>
        {errorWords(why)} {t("hall.asking-again")}
      </p>
      <Button first act={retry} words={t("line.retry")} />
      <PlayOfflineInstead />
    </div>
  );
}

function PlayHead() {
  return (
    <div class="play-head">
      <h2 id="play-title">{t("hall.play-title")}</h2>
      <p class="small soft">{t(isOffline() ? "offline.here" : "hall.play.about")}</p>
      <span class="play-offline">
        <PlayedOffline />
        <PlayOffline />
      </span>
    </div>
  );
}

/** As many cards as there will be. */
function BlankCards() {
  return (
    <>
      {[...pages.keys()].map((name) => (
        <li key={name}>
          <BlankCard />
        </li>
      ))}
    </>
  );
}

interface PlayProps {
  games: readonly GameInfo[] | null;
  busy: boolean;
  open(asking: () => Promise<TableInfo>): void;
}

/** The first match of somebody who never chose: the house seats company that fits, and says so. */
async function first(game: GameInfo): Promise<TableInfo> {
  const [wish, words] = await firstWish(game);
  const table = await api.open(newTable(game, wish));
  keepWish(game.name, wish);
  if (words) toast(words);
  return table;
}

/** A card for each game; one tap plays as last time, and who has to be somebody there is asked first. */
function Play({ games, busy, open }: PlayProps) {
  const [asked, ask] = useState<GameInfo | null>(null);
  const [done] = useState(learnt);
  const play = (game: GameInfo, wish: Wish) => open(() => api.open(newTable(game, wish)));
  const again = (game: GameInfo) => {
    const wish = keptWish(game);
    if (wish) play(game, wish);
    else if (game.roles.length) ask(game);
    else open(() => first(game));
  };
  const chosen = (game: GameInfo, wish: Wish) => {
    keepWish(game.name, wish);
    play(game, wish);
  };
  const card = (game: GameInfo) => (
    <GameCard
      game={game}
      busy={busy}
      known={done.includes(game.name)}
      play={() => again(game)}
      learn={() => open(() => api.learn(game.name))}
      tune={() => ask(game)}
    />
  );
  return (
    <section class="play-games" aria-labelledby="play-title">
      <PlayHead />
      <ul class="games" aria-busy={games === null}>
        {games === null ? <BlankCards /> : games.map((game) => <li key={game.name}>{card(game)}</li>)}
      </ul>
      {asked && (
        <SetUp
          game={asked}
          now={keptWish(asked)}
          busy={busy}
          close={() => ask(null)}
          done={(wish) => chosen(asked, wish)}
        />
      )}
    </section>
  );
}

interface SecondProps {
  /** Has this one been at a table? Then there is a puzzle instead of a first lesson. */
  played: boolean;
  games: readonly GameInfo[];
  busy: boolean;
  learn(game: string): void;
}

/** Today's puzzle; for somebody new, a game to learn. */
function Second({ played, ...learning }: SecondProps) {
  const shelf = useShelf(played);
  return shelf ? <PuzzleCard shelf={shelf} /> : <LearnCard {...learning} />;
}

/** The hall of the house, on one screen: go on, today's puzzle, friends, play, look back. */
export function Hall() {
  const you = useMe()?.id || null;
  const [found, retry] = useGames();
  const mine = useMyTables(you ?? "");
  const open = useOpenTables();
  const gone = useDismissed();
  const [opening, busy] = useOpening();
  const games = found instanceof Error ? [] : found;
  return (
    <main id="main" class="hall">
      <h1>{t("hall.title")}</h1>
      {found instanceof Error && <Away why={found} retry={retry} />}
      {games === null && (
        <p class="unseen" role="status">
          {t("table.opening")}
        </p>
      )}
      <div class="hall-first">
        <GoOn tables={toGoOn(mine, you, gone)} you={you} />
        <Second
          played={mine.length > 0 && !isOffline()}
          games={games ?? []}
          busy={busy}
          learn={(game) => opening(() => api.learn(game))}
        />
        {!isOffline() && <FriendsCard all={waiting(mine, open ?? [], you)} />}
      </div>
      <Play games={games} busy={busy} open={opening} />
      <LookedBack tables={finished(mine)} you={you} />
      <Recovering />
      <Doors at="/" />
    </main>
  );
}

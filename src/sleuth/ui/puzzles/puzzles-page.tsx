import { useEffect, useState } from "preact/hooks";
import { Doors } from "../hall/doors";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { go } from "../router";
import type { PuzzleGame, PuzzleShelf } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { gameName } from "../words/names";
import { t } from "../words/texts";
import { Countdown } from "./countdown";
import "./puzzles.css";
import { Squares } from "./panel";
import { puzzleApi } from "./puzzle-api";
import { SharingToggle } from "./sharing";

const DAYS = 35;

/** Five weeks: the days with a puzzle are filled, today has a frame. */
function Calendar({ shelf: { day, played } }: { shelf: PuzzleShelf }) {
  return (
    <div class="puzzle-days" role="img" aria-label={t("puzzle.played", { n: played.length })}>
      {Array.from({ length: DAYS }, (_, n) => day - DAYS + 1 + n).map((one) => (
        <i key={one} data-on={played.includes(one) ? "" : undefined} data-today={one === day ? "" : undefined} />
      ))}
    </div>
  );
}

function Today({ shelf }: { shelf: PuzzleShelf }) {
  const [row, most] = shelf.days;
  return (
    <section class="card puzzle-today" aria-labelledby="today-title">
      <div>
        <p class="eyebrow">{t("puzzle.number", { day: shelf.day })}</p>
        <h2 id="today-title">{t("puzzle.today")}</h2>
        <p class="small soft">{t("puzzle.today.about")}</p>
        {shelf.today && <Squares answers={shelf.today.answers} />}
        <p>
          <a class={shelf.today?.over ? "button" : "button first"} href="/puzzle/today">
            {t(shelf.today?.over ? "puzzle.look" : "puzzle.try")}
          </a>
        </p>
        <Countdown />
      </div>
      <div>
        <p>
          <strong class="puzzle-big">{t("puzzle.row", { n: row })}</strong>
        </p>
        <Calendar shelf={shelf} />
        <p class="small soft">{t("puzzle.row.most", { n: most })}</p>
      </div>
    </section>
  );
}

/** Puzzles of all games until the first miss. */
function StreakCard({ streak: [now, most] }: { streak: readonly [number, number] }) {
  return (
    <section class="card puzzle-streaks" aria-labelledby="streak-title">
      <div>
        <h2 id="streak-title">{t("puzzle.streak")}</h2>
        <p class="small soft">{t("puzzle.streak.rule")}</p>
        {most > 0 && (
          <p>
            {now > 0 && t("puzzle.streak.on", { n: now })} {t("puzzle.streak.most", { n: most })}
          </p>
        )}
      </div>
      <a class="button" href="/puzzle/streak">
        {t(now > 0 ? "puzzle.streak.go-on" : "puzzle.streak.begin")}
      </a>
    </section>
  );
}

/** Moments from matches at this house, of people who all agreed: a theme of their own. */
function OfPeople({ people: [all, tried] }: { people: readonly [number, number] }) {
  const next = async () => {
    const found = await attempt(puzzleApi.ofPeople());
    if (found) go(`/puzzle/${found.id}`);
  };
  return (
    <section class="card puzzle-streaks" aria-labelledby="people-title">
      <div>
        <h2 id="people-title">{t("puzzle.people")}</h2>
        <p class="small soft">{t("puzzle.people.about")}</p>
        <SharingToggle />
      </div>
      <Button disabled={tried >= all} act={() => void next()}>
        {t("puzzle.try")} <span class="small soft">{t("puzzle.left", { n: all - tried })}</span>
      </Button>
    </section>
  );
}

function OfGame({ game, next, busy }: { game: PuzzleGame; busy: boolean; next(game: string, kind: string): void }) {
  return (
    <li class="card puzzle-game">
      <h3>{gameName(game.game)}</h3>
      <p class="small soft">
        {game.tried > 0
          ? t("puzzle.game.rated", { rating: game.rating, within: game.within, solved: game.solved, tried: game.tried })
          : t("puzzle.game.new")}
      </p>
      <div class="puzzle-kinds">
        {game.kinds.map(({ kind, all, tried }) => (
          <Button key={kind} disabled={busy || tried >= all} act={() => next(game.game, kind)}>
            {t(`puzzle.kind.${kind}`)} <span class="small soft">{t("puzzle.left", { n: all - tried })}</span>
          </Button>
        ))}
        <a class="button quiet" href={`/puzzle/streak?game=${game.game}`}>
          {t("puzzle.streak")}
        </a>
      </div>
    </li>
  );
}

/** All puzzles: today's, and by game and kind. */
export function PuzzlesPage() {
  const [shelf, set] = useState<PuzzleShelf>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void attempt(puzzleApi.shelf()).then(set), []);
  const worded = useWords(shelf?.games.map((one) => one.game) ?? []);
  const next = async (game: string, kind: string) => {
    setBusy(true);
    const found = await attempt(puzzleApi.next(game, kind));
    setBusy(false);
    if (found) go(`/puzzle/${found.id}`);
  };
  return (
    <main id="main" class="page room puzzles">
      <h1>{t("puzzle.all")}</h1>
      {shelf && <Today shelf={shelf} />}
      {shelf && <StreakCard streak={shelf.streak} />}
      {shelf && shelf.run[1] > 0 && <p>{t("puzzle.run", { n: shelf.run[0], most: shelf.run[1] })}</p>}
      <ul class="puzzle-games" aria-busy={!shelf}>
        {worded &&
          shelf?.games.map((game) => (
            <OfGame key={game.game} game={game} busy={busy} next={(name, kind) => void next(name, kind)} />
          ))}
      </ul>
      {shelf && <OfPeople people={shelf.people} />}
      <p class="small soft">{t("puzzle.about")}</p>
      <Doors at="/puzzles" />
    </main>
  );
}

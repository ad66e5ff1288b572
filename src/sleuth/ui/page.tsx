import { useState } from "preact/hooks";
import { Hall } from "./hall/hall";
import { MeButton } from "./hall/me-button";
import { IconButton } from "./parts/button";
import { BookIcon, BulbIcon, KeysIcon, Sign } from "./parts/drawn/icons";
import { ErrorBoundary } from "./parts/error-boundary";
import { KeyHelp } from "./parts/key-help";
import { useKeys } from "./parts/keys";
import { lazily } from "./parts/lazily";
import { MessagePage } from "./parts/message-page";
import { ThemeSwitch } from "./parts/theme-switch";
import { Toasts } from "./parts/toast";
import { type Place, usePlace } from "./router";
import { learnWords, useLanguage } from "./words/language";
import { LanguageSwitch } from "./words/language-switch";
import { gameName } from "./words/names";
import { t } from "./words/texts";

const rooms = () => import("./hall/rooms");
const TablesRoom = lazily(() => rooms().then((loaded) => loaded.TablesRoom));
const FriendsRoom = lazily(() => rooms().then((loaded) => loaded.FriendsRoom));
const GamesRoom = lazily(() => rooms().then((loaded) => loaded.GamesRoom));

/** A place with the words that nobody needs in the hall. */
const worded = <T,>(loading: Promise<T>): Promise<T> =>
  Promise.all([loading, learnWords(["beyond"])]).then(([loaded]) => loaded);

const TablePage = lazily(() => worded(import("./table/table-page")).then((loaded) => loaded.TablePage));
const MePage = lazily(() => worded(import("./me/me-page")).then((loaded) => loaded.MePage));
const MatchPage = lazily(() => worded(import("./replay/match-page")).then((loaded) => loaded.MatchPage));
const PuzzlesPage = lazily(() => import("./puzzles/puzzles-page").then((loaded) => loaded.PuzzlesPage));
const PuzzlePage = lazily(() => worded(import("./puzzles/puzzle-page")).then((loaded) => loaded.PuzzlePage));
const CampaignPage = lazily(() => import("./hall/campaign-page").then((loaded) => loaded.CampaignPage));
const ExplorePage = lazily(() => import("./rules/explore-page").then((loaded) => loaded.ExplorePage));
const RulesPage = lazily(() => import("./rules/rules-page").then((loaded) => loaded.RulesPage));

function where(place: Place): string | null {
  if (place.at === "rules") return t("rules.of", { game: gameName(place.game) });
  if (place.at === "me") return t("me.title");
  return place.at === "match" ? t("match.title") : null;
}

const HALL = ["hall", "tables", "friends", "games", "puzzles", "me"];

const isHall = ({ at }: Place): boolean => HALL.includes(at);

interface TopProps {
  place: Place;
  game: string | undefined;
  help(): void;
}

/** The rules of the game that is played; at a table they open beside it. */
function RulesLink({ game, beside }: { game: string; beside: boolean }) {
  const label = t("rules.title");
  const target = beside ? "_blank" : undefined;
  return (
    <a class="button quiet square" href={`/rules/${game}`} target={target} aria-label={label} title={label}>
      <BookIcon />
    </a>
  );
}

function Top({ place, game, help }: TopProps) {
  const at = where(place);
  return (
    <header class="top">
      <a class="brand" href="/">
        <Sign />
        {t("house.name")}
      </a>
      {at && <span class="where">{at}</span>}
      <nav aria-label={t("house.tools")}>
        {isHall(place) && (
          <a class="button quiet puzzle-door" href="/puzzles">
            <BulbIcon />
            {t("hall.puzzles")}
          </a>
        )}
        {game && <RulesLink game={game} beside={place.at === "table"} />}
        <IconButton label={t("keys.title")} icon={<KeysIcon />} quiet act={help} />
        <LanguageSwitch />
        <ThemeSwitch />
        {isHall(place) && <MeButton />}
      </nav>
    </header>
  );
}

interface InsideProps {
  place: Place;
  setGame(game: string | undefined): void;
  setPlaying(playing: boolean): void;
  help(): void;
}

function Inside({ place, setGame, setPlaying, help }: InsideProps) {
  switch (place.at) {
    case "hall":
      return <Hall />;
    case "tables":
      return <TablesRoom />;
    case "friends":
      return <FriendsRoom />;
    case "games":
      return <GamesRoom />;
    case "me":
      return <MePage />;
    case "puzzles":
      return <PuzzlesPage />;
    case "puzzle":
      return <PuzzlePage key={place.id} id={place.id} setPlaying={setPlaying} />;
    case "table":
      return <TablePage key={place.id} id={place.id} setGame={setGame} setPlaying={setPlaying} keys={help} />;
    case "rules":
      return <RulesPage key={place.game} game={place.game} />;
    case "explore":
      return <ExplorePage key={place.game} game={place.game} />;
    case "campaign":
      return <CampaignPage key={place.game} game={place.game} />;
    case "match":
      return <MatchPage key={place.id} id={place.id} setPlaying={setPlaying} keys={help} />;
    case "nowhere":
      return <MessagePage title={t("nowhere.title")} text={t("nowhere.text")} />;
  }
}

/** The whole page: a frame, and one of its places in it. */
export function Page() {
  useLanguage();
  const place = usePlace();
  const [game, setGame] = useState<string>();
  const [help, setHelp] = useState(false);
  const [playing, setPlaying] = useState(false);
  const shownGame = place.at === "table" ? game : undefined;
  useKeys((event) => {
    if (event.key === "?") setHelp(true);
    if (event.key !== "F1" || !shownGame) return;
    event.preventDefault();
    open(`/rules/${shownGame}`, "_blank");
  });
  return (
    <div class="house">
      <a class="skip" href="#main">
        {t("house.skip")}
      </a>
      {!(playing && ["table", "match", "puzzle"].includes(place.at)) && (
        <Top place={place} game={shownGame} help={() => setHelp(true)} />
      )}
      <ErrorBoundary key={JSON.stringify(place)}>
        <Inside place={place} setGame={setGame} setPlaying={setPlaying} help={() => setHelp(true)} />
      </ErrorBoundary>
      {help && <KeyHelp game={shownGame} replay={place.at === "match"} close={() => setHelp(false)} />}
      <Toasts />
    </div>
  );
}

import { IconButton } from "../../parts/button";
import { BackIcon, BookIcon, EyeIcon, MenuIcon, Sign, TakeBackIcon } from "../../parts/drawn/icons";
import type { Size } from "../../parts/narrow";
import { gameName } from "../../words/names";
import { t } from "../../words/texts";
import { type News, type Pane, PaneButtons } from "../panes/panes";
import type { Situation } from "../situation";
import { TurnLine, type TurnWords } from "../turn-line";

interface Props {
  at: Situation;
  words: TurnWords;
  size: Size;
  /** The panes whose buttons stand here. */
  panes: readonly ("pad" | "log" | "talk")[];
  open: Pane | null;
  news: News;
  quiet: boolean;
  /** Take back my last move, where I hold a seat. */
  takeBack: (() => void) | null;
  setPane(pane: Pane | null): void;
  menu(): void;
}

function Watchers({ n }: { n: number }) {
  const words = t("watch.count", { n });
  return (
    <span class="watchers" title={words}>
      <EyeIcon />
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** The rules open beside the table. */
function RulesLink({ game }: { game: string }) {
  const label = t("rules.title");
  return (
    <a
      class="button quiet square"
      href={`/rules/${game}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <BookIcon />
    </a>
  );
}

function Home({ small }: { small: boolean }) {
  return (
    <a class="brand" href="/" aria-label={small ? t("over.hall") : undefined}>
      {small ? <BackIcon /> : <Sign />}
      {!small && t("house.name")}
    </a>
  );
}

/** The slim bar: where I am, whose turn it is, and a few signs. */
export function Bar({ at, words, size, panes, open, news, quiet, takeBack, setPane, menu }: Props) {
  const { table } = at;
  const small = size === "phone";
  return (
    <header class={at.myTurn && !at.together ? "bar mine" : words.won ? "bar won" : "bar"}>
      <Home small={small} />
      <h1 class={small ? "unseen" : "bar-game"}>{gameName(table.game)}</h1>
      <TurnLine at={at} words={words} />
      <nav class="bar-do" aria-label={t("house.tools")}>
        {table.watchers > 0 && !quiet && <Watchers n={table.watchers} />}
        {takeBack && <IconButton label={t("turn.take-back")} icon={<TakeBackIcon />} quiet act={takeBack} />}
        <PaneButtons panes={panes} open={open} news={news} named={false} set={setPane} />
        {!small && <RulesLink game={table.game} />}
        <IconButton label={t("menu.title")} icon={<MenuIcon />} quiet act={menu} />
      </nav>
    </header>
  );
}

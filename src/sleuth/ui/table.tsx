import { useEffect, useState } from "preact/hooks";
import { api, excuse, type GameInfo } from "./api";
import { useGame } from "./games";
import { Playing } from "./playing";
import { t } from "./texts";
import { useTable } from "./use-table";
import { remember } from "./visited";
import { Waiting } from "./waiting";

let games: Promise<readonly GameInfo[]> | null = null;

/** What the house says about a game; asked once. */
export function useGameInfo(name: string | undefined): GameInfo | undefined {
  const [info, set] = useState<GameInfo>();
  useEffect(() => {
    games ??= api.games().catch(() => []);
    void games.then((all) => set(all.find((game) => game.name === name)));
  }, [name]);
  return info;
}

function Note({ text }: { text: string }) {
  return (
    <main id="main" class="page note">
      <p class="soft">{text}</p>
      <a class="button" href="/">
        {t("nowhere.back")}
      </a>
    </main>
  );
}

interface Props {
  id: string;
  setGame(game: string | undefined): void;
}

/** One table: first a waiting room, then the board. */
export function TablePage({ id, setGame }: Props) {
  const { state, line, doing, busy, reopen } = useTable(id);
  const [wrong, setWrong] = useState<string>();
  const game = state.table?.game;
  const ui = useGame(game);
  const info = useGameInfo(game);
  useEffect(() => setGame(game), [game]);
  useEffect(() => {
    if (state.seats.length) remember(id);
  }, [id, state.seats.length]);
  useEffect(() => {
    api.table(id).catch((error: unknown) => setWrong(excuse(error)));
  }, [id]);
  if (wrong && !state.table) return <Note text={wrong} />;
  if (!state.table || ui === undefined) return <Note text={t("table.opening")} />;
  if (ui === null) return <Note text={t("table.no-page")} />;
  if (state.table.status === "gathering")
    return <Waiting table={state.table} you={state.you} seats={state.seats} info={info} line={line} reopen={reopen} />;
  return <Playing state={state} line={line} doing={doing} busy={busy} ui={ui} info={info} />;
}

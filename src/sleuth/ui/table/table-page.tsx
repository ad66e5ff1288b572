import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useGame } from "../games";
import { WaitingRoom } from "../lobby/waiting-room";
import { Button } from "../parts/button";
import { MessagePage } from "../parts/message-page";
import { useHeard } from "../talk/remarks";
import { api } from "../wire/api";
import { errorWords, Refusal } from "../wire/asking";
import { useGameInfo } from "../wire/game-info";
import { useTable } from "../wire/use-table";
import { seatsOf } from "../words/names";
import { t } from "../words/texts";
import { Playing } from "./playing";

/** The house is newer than this page. */
function Outdated() {
  return (
    <main id="main" class="page note">
      <h1>{t("outdated.title")}</h1>
      <p class="soft">{t("error.wire.version")}</p>
      <Button first act={() => location.reload()} words={t("outdated.reload")} />
    </main>
  );
}

interface Props {
  id: string;
  setGame(game: string | undefined): void;
  /** Does a match fill the window, with a bar of its own? */
  setPlaying(playing: boolean): void;
  keys(): void;
}

/** One table: first a waiting room, then the board. */
export function TablePage({ id, setGame, setPlaying, keys }: Props) {
  const { state: told, line, doing, busy, outdated, refusal, reopen } = useTable(id);
  const state = useHeard(told);
  const [wrong, setWrong] = useState<string>();
  const [asked, again] = useState(0);
  const game = state.table?.game;
  const ui = useGame(game);
  const info = useGameInfo(game);
  useEffect(() => setGame(game), [game]);
  const playing = !!ui && !!state.table && state.table.status !== "gathering" && line !== "refused" && !outdated;
  useLayoutEffect(() => setPlaying(playing), [playing]);
  useEffect(() => {
    setWrong(undefined);
    api.table(id).catch((error: unknown) => setWrong(errorWords(error)));
  }, [id, asked]);
  const held = state.table ? seatsOf(state.table, state.you) : [];
  useEffect(() => {
    // Somebody gave me a chair, or took one from me: the house tells what I may see when I greet it anew.
    if (state.table && held.join() !== state.seats.join()) reopen();
  }, [held.join()]);
  if (outdated) return <Outdated />;
  if (line === "refused")
    return <MessagePage text={refusal ? errorWords(new Refusal(refusal)) : t("line.lost")} retry={reopen} />;
  if (wrong && !state.table) return <MessagePage text={wrong} retry={() => again(asked + 1)} />;
  if (!state.table || ui === undefined) return <MessagePage text={t("table.opening")} />;
  if (ui === null) return <MessagePage text={t("table.no-page")} />;
  if (state.table.status === "gathering")
    return <WaitingRoom state={state} table={state.table} info={info} line={line} doing={doing} reopen={reopen} />;
  return <Playing {...{ state, line, doing, busy, ui, info, reopen, keys }} />;
}

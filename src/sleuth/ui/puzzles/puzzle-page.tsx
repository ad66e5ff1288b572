import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useGame } from "../games";
import { MessagePage } from "../parts/message-page";
import { errorWords, Refusal } from "../wire/asking";
import { becomeMe, profile } from "../wire/profile";
import type { PuzzleInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { Solving } from "./solving";
import "./puzzles.css";
import { puzzleApi } from "./puzzle-api";

/** The next puzzle of my streak: whoever has no name yet takes one, so that it is theirs. */
async function inStreak(): Promise<PuzzleInfo> {
  const me = profile();
  await becomeMe(me?.name ?? "", me?.figure ?? 0);
  return puzzleApi.streak(new URLSearchParams(location.search).get("game") ?? "");
}

/** The puzzle at an address: today's, the next of a streak, or one by its name; what was refused is an error. */
function usePuzzle(id: string, nth: number): PuzzleInfo | Error | undefined {
  const [found, set] = useState<PuzzleInfo | Error>();
  useEffect(() => {
    const asked = id === "today" ? puzzleApi.today() : id === STREAK ? inStreak() : puzzleApi.puzzle(id);
    asked.then(set, (error: unknown) => set(error instanceof Refusal ? error : new Refusal(LOST)));
  }, [id, nth]);
  return found;
}

const STREAK = "streak";
const LOST = { code: "house.unreachable", status: 0, details: {} };

/** A puzzle at its own address. */
export function PuzzlePage({ id, setPlaying }: { id: string; setPlaying(playing: boolean): void }) {
  const [nth, next] = useState(0);
  const puzzle = usePuzzle(id, nth);
  const ui = useGame(puzzle instanceof Error ? undefined : puzzle?.game);
  const ready = !!ui && !!puzzle && !(puzzle instanceof Error);
  useLayoutEffect(() => {
    setPlaying(ready);
    return () => setPlaying(false);
  }, [ready]);
  if (puzzle instanceof Error) return <MessagePage title={t("puzzle.title")} text={errorWords(puzzle)} />;
  if (!puzzle || !ui) return <MessagePage text={t("table.opening")} />;
  const onward = id === STREAK ? () => next(nth + 1) : null;
  return <Solving key={puzzle.id} puzzle={puzzle} ui={ui} onward={onward} />;
}

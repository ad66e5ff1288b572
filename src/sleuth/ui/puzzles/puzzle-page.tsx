import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type GameUi, useGame } from "../games";
import { MessagePage } from "../parts/message-page";
import { errorWords, Refusal } from "../wire/api";
import type { PuzzleInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { Solving } from "./solving";
import "./puzzles.css";
import { puzzleApi } from "./puzzle-api";

/** The puzzle at an address: today's, or one by its name; what was refused is an error. */
function usePuzzle(id: string): PuzzleInfo | Error | undefined {
  const [found, set] = useState<PuzzleInfo | Error>();
  useEffect(() => {
    const asked = id === "today" ? puzzleApi.today() : puzzleApi.puzzle(id);
    asked.then(set, (error: unknown) => set(error instanceof Refusal ? error : new Refusal(LOST)));
  }, [id]);
  return found;
}

const LOST = { code: "house.unreachable", status: 0, details: {} };

function Shown({ puzzle, ui }: { puzzle: PuzzleInfo; ui: GameUi }) {
  return <Solving key={puzzle.id} puzzle={puzzle} ui={ui} />;
}

/** A puzzle at its own address. */
export function PuzzlePage({ id, setPlaying }: { id: string; setPlaying(playing: boolean): void }) {
  const puzzle = usePuzzle(id);
  const ui = useGame(puzzle instanceof Error ? undefined : puzzle?.game);
  const ready = !!ui && !!puzzle && !(puzzle instanceof Error);
  useLayoutEffect(() => {
    setPlaying(ready);
    return () => setPlaying(false);
  }, [ready]);
  if (puzzle instanceof Error) return <MessagePage title={t("puzzle.title")} text={errorWords(puzzle)} />;
  if (!puzzle || !ui) return <MessagePage text={t("table.opening")} />;
  return <Shown puzzle={puzzle} ui={ui} />;
}

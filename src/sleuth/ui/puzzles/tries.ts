/** What I made of a puzzle: answers go to the house, which judges them. */
import { useState } from "preact/hooks";
import { attempt } from "../parts/toast";
import { becomeMe, useMe } from "../wire/profile";
import type { Line, PuzzleInfo, PuzzleOutcome, TryInfo } from "../wire/wire.gen";
import { puzzleApi } from "./puzzle-api";

export interface Tries {
  /** My answers so far. */
  info: TryInfo | null;
  /** How the last one was judged. */
  judged: PuzzleOutcome | null;
  /** The move that was judged. */
  move: { type: string } | null;
  hints: readonly Line[];
  over: boolean;
  busy: boolean;
  answer(move: { type: string }): void;
  hint(): void;
  giveUp(): void;
  /** Put the judgement away and try again. */
  again(): void;
}

/** Ask the house something as somebody: who has no name yet takes one. */
function useAsking(): [<T>(asking: () => Promise<T>) => Promise<T | undefined>, boolean] {
  const me = useMe();
  const [busy, set] = useState(false);
  const ask = async <T>(asking: () => Promise<T>): Promise<T | undefined> => {
    set(true);
    const known = await becomeMe(me?.name ?? "", me?.figure ?? 0);
    const answer = known ? await attempt(asking()) : undefined;
    set(false);
    return answer;
  };
  return [ask, busy];
}

/** My tries at a puzzle; in a streak there is one answer. */
export function useTries({ id, tried }: PuzzleInfo, streak: boolean): Tries {
  const [info, setInfo] = useState<TryInfo | null>(tried);
  const [judged, judge] = useState<PuzzleOutcome | null>(null);
  const [move, setMove] = useState<{ type: string } | null>(null);
  const [hints, setHints] = useState<readonly Line[]>([]);
  const [ask, busy] = useAsking();
  const take = (found: PuzzleOutcome | undefined, made: { type: string } | null) => {
    if (!found) return;
    setInfo(found.tried);
    setMove(made ?? (found.solutions[0] as { type: string } | undefined) ?? null);
    judge(found);
  };
  return {
    info,
    judged,
    move,
    hints,
    over: info?.over ?? false,
    busy,
    answer: (made) => void ask(() => puzzleApi.answer(id, made, streak)).then((found) => take(found, made)),
    giveUp: () => void ask(() => puzzleApi.solution(id)).then((found) => take(found, null)),
    hint: () =>
      void ask(() => puzzleApi.hint(id)).then((found) => {
        if (!found) return;
        setInfo(found.tried);
        setHints([...hints, found.hint.line]);
      }),
    again: () => judge(null),
  };
}

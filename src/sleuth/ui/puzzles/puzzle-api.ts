/** What is asked of the house about puzzles. */

import { askHouse } from "../wire/api";
import type { PuzzleHint, PuzzleInfo, PuzzleOutcome, PuzzleShelf } from "../wire/wire.gen";

const ALL = "/api/puzzles";
const puzzle = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

export const puzzleApi = {
  shelf: () => askHouse<PuzzleShelf>("GET", ALL),
  today: () => askHouse<PuzzleInfo>("GET", `${ALL}/today`),
  next: (game: string, kind: string) =>
    askHouse<PuzzleInfo>("GET", `${ALL}/next?game=${encodeURIComponent(game)}&kind=${encodeURIComponent(kind)}`),
  puzzle: (id: string) => askHouse<PuzzleInfo>("GET", puzzle(id)),
  answer: (id: string, move: unknown) => askHouse<PuzzleOutcome>("POST", `${puzzle(id)}/answer`, { move }),
  hint: (id: string) => askHouse<PuzzleHint>("POST", `${puzzle(id)}/hint`, {}),
  solution: (id: string) => askHouse<PuzzleOutcome>("POST", `${puzzle(id)}/solution`, {}),
};

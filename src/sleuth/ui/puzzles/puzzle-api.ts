/** What is asked of the house about puzzles. */

import { askHouse } from "../wire/asking";
import type { PuzzleHint, PuzzleInfo, PuzzleOutcome, PuzzleShelf, Sharing } from "../wire/wire.gen";

const ALL = "/api/puzzles";
const puzzle = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

export const puzzleApi = {
  shelf: () => askHouse<PuzzleShelf>("GET", ALL),
  today: () => askHouse<PuzzleInfo>("GET", `${ALL}/today`),
  next: (game: string, kind: string) =>
    askHouse<PuzzleInfo>("GET", `${ALL}/next?game=${encodeURIComponent(game)}&kind=${encodeURIComponent(kind)}`),
  streak: (game: string) => askHouse<PuzzleInfo>("GET", `${ALL}/next?streak=yes&game=${encodeURIComponent(game)}`),
  ofPeople: () => askHouse<PuzzleInfo>("GET", `${ALL}/next?people=yes`),
  sharing: () => askHouse<Sharing>("GET", "/api/me/sharing"),
  share: (on: boolean, table: string) => askHouse<Sharing>("PUT", "/api/me/sharing", { on, table }),
  puzzle: (id: string) => askHouse<PuzzleInfo>("GET", puzzle(id)),
  answer: (id: string, move: unknown, streak: boolean) =>
    askHouse<PuzzleOutcome>("POST", `${puzzle(id)}/answer`, { move, streak }),
  hint: (id: string) => askHouse<PuzzleHint>("POST", `${puzzle(id)}/hint`, {}),
  solution: (id: string) => askHouse<PuzzleOutcome>("POST", `${puzzle(id)}/solution`, {}),
};

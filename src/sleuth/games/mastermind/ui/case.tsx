import type { CaseShown } from "../../../ui/games";
import type { Case, PuzzleInfo } from "../../../ui/wire/wire.gen";
import { keyWords, PegPicture } from "./pegs";
import type { View } from "./types.gen";

/** A code that is left, and its key for a guess. */
export function cased({ what, says }: Case, _: unknown, puzzle: PuzzleInfo): CaseShown {
  const { options } = (puzzle.view as View).board;
  const [red, white] = says;
  return {
    thing: what.map((colour, hole) => <PegPicture key={hole} options={options} colour={colour} />),
    said: red === undefined ? "" : keyWords({ red, white: white ?? 0 }),
  };
}

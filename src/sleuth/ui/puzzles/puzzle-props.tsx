import type { SeatProps } from "../games";
import { HOUSE, HouseFace } from "../parts/drawn/face";
import { Figure } from "../parts/drawn/figures";
import { NOTHING } from "../wire/offers";
import { profile } from "../wire/profile";
import type { PuzzleInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import type { Tries } from "./tries";

/** Who of the house sits on the other seats: a puzzle names nobody. */
const other = (seat: number): string => HOUSE[(seat + 4) % HOUSE.length]!;

/** What the parts of a game get: that moment, and what could be done in it. */
export function puzzleProps(puzzle: PuzzleInfo, { over, busy, judged, move, answer }: Tries): SeatProps {
  const { id, game, seat, seats, view, moves, facts } = puzzle;
  const still = over || judged !== null;
  return {
    seat,
    view,
    notes: null,
    moves: still ? NOTHING : moves,
    facts,
    hint: over && move ? { line: puzzle.prompt, move, shown: true } : null,
    still,
    busy,
    table: { id, game, assistance: "facts", seats },
    kept: `sleuth.puzzle.${id}`,
    name: (one) => (one === seat ? t("seat.you") : t(`bot.${other(one)}`)),
    mine: (one) => one === seat,
    face: (one, size = 34) =>
      one === seat ? (
        <Figure figure={profile()?.figure ?? 0} size={size} />
      ) : (
        <HouseFace bot={other(one)} size={size} />
      ),
    talk: [],
    play: answer,
    phrase: () => undefined,
    clock: () => 0,
    forward: () => undefined,
  };
}

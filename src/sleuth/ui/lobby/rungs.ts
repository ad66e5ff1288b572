/** Where those of the house stand on the ladder of a game. */
import type { GameInfo } from "../wire/api";

/** The rating of somebody with so many at the table, on one side where there are any; null: never measured. */
export function rungOf(game: GameInfo, bot: string, players: number, side: string | null): number | null {
  const fitting = game.ladders.filter((one) => one.side === side);
  const far = (one: { players: number }) => Math.abs(one.players - players);
  const nearest = [...fitting].sort((a, b) => far(a) - far(b))[0];
  return nearest?.ratings[bot] ?? null;
}

/** The side that a seat is on; null where all seats are alike. */
export function sideAt(game: GameInfo, seat: number): string | null {
  return game.roles[seat]?.side ?? null;
}

/** What seats are called where they differ for the whole match. */
import type { GameInfo } from "../wire/api";
import { isFree } from "../wire/tables";
import type { SeatInfo } from "../wire/wire.gen";
import { t } from "./texts";

/** A side to play on, and the first seat of it. */
export interface Side {
  readonly code: string;
  readonly seat: number;
}

/** The sides of a game; none where all seats are alike. */
export function sidesOf(game: GameInfo): readonly Side[] {
  const all = game.roles.map(({ side }, seat) => ({ code: side, seat }));
  return all.filter((one, i) => all.findIndex((other) => other.code === one.code) === i);
}

/** The roles that nobody has yet, in words. */
export function freeRoles(seats: readonly SeatInfo[]): string {
  const free = seats.filter((seat) => seat.role !== null && isFree(seat));
  return free.map((seat) => t(seat.role!)).join(", ");
}

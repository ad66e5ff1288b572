import type { GameInfo } from "../../wire/api";
import type { Wish } from "../wish";

/** What each part of the set-up gets. */
export interface Wishing {
  game: GameInfo;
  wish: Wish;
  set(wish: Wish): void;
}

/** What asks who plays gets besides: what is said of the company that the house seated, while it sits there. */
export interface Seating extends Wishing {
  said: string;
  /** Let the house seat a company of even chances. */
  seat(): void;
}

import type { GameInfo } from "../../wire/api";
import type { Wish } from "../wish";

/** What each part of the set-up gets. */
export interface Wishing {
  game: GameInfo;
  wish: Wish;
  set(wish: Wish): void;
}

/** What the house says about a game. */
import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "./api";

let games: Promise<readonly GameInfo[]> | null = null;

/** What the house says about a game; asked once. */
export function useGameInfo(name: string | undefined): GameInfo | undefined {
  const [info, set] = useState<GameInfo>();
  useEffect(() => {
    games ??= api.games();
    games.then(
      (all) => set(all.find((game) => game.name === name)),
      () => (games = null),
    );
  }, [name]);
  return info;
}

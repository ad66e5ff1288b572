/** Bots from elsewhere that the host of the house lets in. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../wire/api";

/** Those who play this game; none while the house is asked. */
export function useGuests(game: string): readonly string[] {
  const [guests, set] = useState<readonly string[]>([]);
  useEffect(() => {
    void api.games().then(
      (games) => set(games.find((one) => one.name === game)?.guests ?? []),
      () => set([]),
    );
  }, [game]);
  return guests;
}

/** What the hall asks the house for. */

import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";

const AGAIN = 5000;

type Found = readonly GameInfo[] | Error | null;

/** The games of the house; while it cannot be reached, it is asked again. */
export function useGames(): [Found, () => void] {
  const [found, set] = useState<Found>(null);
  const [asked, again] = useState(0);
  useEffect(() => {
    api.games().then(set, (error: Error) => set(error));
  }, [asked]);
  const away = found instanceof Error;
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => again((n) => n + 1), AGAIN);
    return () => clearInterval(timer);
  }, [away]);
  return [found, () => again(asked + 1)];
}

/** The tables of whoever looks, looked up anew now and then: somebody else may have moved. */
export function useMyTables(you: string): readonly TableInfo[] {
  const [mine, set] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    set([]);
    if (!you) return;
    const look = () => void api.myTables().then(set, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [you]);
  return mine;
}

/** The programs for which I made accounts. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../wire/api";
import type { BotAccount } from "../wire/wire.gen";

/** Asked for once; none where the house cannot be asked. */
export function useMyBots(): readonly BotAccount[] {
  const [bots, set] = useState<readonly BotAccount[]>([]);
  useEffect(() => {
    void api.myBots().then(set, () => set([]));
  }, []);
  return bots;
}

import { useState } from "preact/hooks";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { becomeMe, useMe } from "../wire/profile";
import type { TableInfo } from "../wire/wire.gen";

/** How to open a table, and whether one is being opened. */
export function useOpening(): [(asking: () => Promise<TableInfo>) => void, boolean] {
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const open = async (asking: () => Promise<TableInfo>) => {
    setBusy(true);
    const known = await becomeMe(me?.name ?? "", me?.figure ?? 0);
    const table = known ? await attempt(asking()) : undefined;
    setBusy(false);
    if (table) go(`/table/${table.id}`);
  };
  return [(asking) => void open(asking), busy];
}

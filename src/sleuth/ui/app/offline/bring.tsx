/** Matches that were played offline, for the house: brought there, they can be reviewed and shared. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { attempt, toast } from "../../parts/toast";
import { go } from "../../router";
import { api } from "../../wire/api";
import { useMe } from "../../wire/profile";
import { isOffline } from "../../wire/transport";
import { t } from "../../words/texts";
import { type KeptRecord, keepRecord, records } from "./kept";

/** Those that the house does not have yet. */
function useUnbrought(): [readonly KeptRecord[], () => void] {
  const [found, set] = useState<readonly KeptRecord[]>([]);
  const look = () =>
    void records().then(
      (all) => set(all.filter((one) => !one.brought)),
      () => undefined,
    );
  useEffect(look, []);
  return [found, look];
}

/** Bring one after another, until the house says no; the last that it took. */
async function bring(found: readonly KeptRecord[]): Promise<string | undefined> {
  let last: string | undefined;
  for (const one of found) {
    const match = await attempt(api.upload(one.text));
    if (!match) return last;
    last = match.id;
    await keepRecord({ ...one, brought: last });
  }
  return last;
}

export function BringRecords() {
  const me = useMe();
  const [found, look] = useUnbrought();
  const [busy, set] = useState(false);
  if (isOffline() || !me?.id || found.length === 0) return null;
  const act = async () => {
    set(true);
    const last = await bring(found);
    set(false);
    look();
    if (!last) return;
    toast(t("offline.brought", { n: found.length }));
    if (found.length === 1) go(`/match/${last}`);
  };
  return <Button disabled={busy} act={act} words={t("offline.bring", { n: found.length })} />;
}

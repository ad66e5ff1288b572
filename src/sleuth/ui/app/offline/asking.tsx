/** Before somebody goes offline: what it is, how much there is to fetch, or why it cannot be. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { CancelOr, Dialogue } from "../../parts/dialogue";
import { toast } from "../../parts/toast";
import { t } from "../../words/texts";
import { isSafe } from "../installing";
import { canBeKept, filesListed, isKept, keepFiles } from "./files";
import { goOffline } from "./going";

const MEGA = 1_000_000;

/** How many megabytes there are to fetch, once that is known. */
function useSize(): string {
  const [size, set] = useState("…");
  useEffect(() => {
    const sum = (files: Awaited<ReturnType<typeof filesListed>>) => files.reduce((all, [, bytes]) => all + bytes, 0);
    void filesListed().then(
      (files) => set((sum(files) / MEGA).toFixed(1)),
      () => undefined,
    );
  }, []);
  return size;
}

/** Fetch everything, and say how far it is; then go. */
function Fetching({ close }: { close(): void }) {
  const [share, set] = useState(0);
  useEffect(() => {
    keepFiles(set).then(goOffline, () => {
      toast(t("offline.not-fetched"), true);
      close();
    });
  }, []);
  return (
    <>
      <p role="status">{t("offline.fetching")}</p>
      <progress class="offline-progress" value={share} max={1} aria-label={t("offline.fetching")} />
    </>
  );
}

function Fetch({ close }: { close(): void }) {
  const [agreed, agree] = useState(false);
  const size = useSize();
  const foot = agreed ? undefined : (
    <CancelOr words={t("offline.fetch", { size })} cancel={close} act={() => agree(true)} />
  );
  return (
    <Dialogue title={t("offline.title")} close={close} foot={foot}>
      <p>{t("offline.about")}</p>
      {agreed ? <Fetching close={close} /> : <p class="soft">{t("offline.kept")}</p>}
    </Dialogue>
  );
}

/** Why not: browsers keep nothing for pages that came over plain http, or it was not built. */
function Unable({ close }: { close(): void }) {
  return (
    <Dialogue title={t("offline.title")} close={close}>
      <p>{t("offline.about")}</p>
      <p class="soft">{t(isSafe() ? "error.offline.failed" : "offline.unsafe")}</p>
    </Dialogue>
  );
}

/** What is to be asked before: nothing, where all is here already. */
export function Asking({ close }: { close(): void }) {
  const [kept, set] = useState<boolean>();
  useEffect(() => void isKept().then((here) => (here ? goOffline() : set(false))), []);
  if (!isSafe() || !canBeKept()) return <Unable close={close} />;
  return kept === false ? <Fetch close={close} /> : null;
}

/** Play here instead, where all is kept. */
export function PlayInstead() {
  const [kept, set] = useState(false);
  useEffect(() => void isKept().then(set), []);
  return kept ? <Button act={goOffline} words={t("offline.play")} /> : null;
}

import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { useMe } from "../wire/profile";
import { t } from "../words/texts";
import { puzzleApi } from "./puzzle-api";

/** Whether my matches may become puzzles: null if I was never asked, nothing before the house has said. */
function useSharing(): [boolean | null | undefined, (on: boolean, table?: string) => void] {
  const me = useMe();
  const [agrees, set] = useState<boolean | null>();
  useEffect(() => {
    if (me?.id)
      void puzzleApi.sharing().then(
        (found) => set(found.agrees),
        () => undefined,
      );
  }, [me?.id]);
  const share = (on: boolean, table = "") => void attempt(puzzleApi.share(on, table)).then((now) => set(now?.agrees));
  return [agrees, share];
}

/** Agree to it, or take it back. */
export function SharingToggle() {
  const [agrees, share] = useSharing();
  if (agrees === undefined) return null;
  return (
    <Toggle label={t("sharing.label")} about={t("sharing.about")} on={agrees === true} change={(on) => share(on)} />
  );
}

/** Asked once, after a match: may it, and those to come, become puzzles? */
export function SharingQuestion({ table }: { table: string }) {
  const [agrees, share] = useSharing();
  if (agrees !== null) return null;
  return (
    <section class="sharing-question">
      <p class="small">
        <strong>{t("sharing.ask")}</strong> {t("sharing.about")}
      </p>
      <div class="review-do">
        <Button act={() => share(true, table)} words={t("sharing.yes")} />
        <Button quiet act={() => share(false, table)} words={t("sharing.no")} />
      </div>
    </section>
  );
}

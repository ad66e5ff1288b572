import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { CopyField } from "../parts/copy-field";
import { Dialogue } from "../parts/dialogue";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import { errorWords } from "../wire/asking";
import type { Recovery } from "../wire/wire.gen";
import { t } from "../words/texts";

function recoveryLink(token: string): string {
  return `${location.origin}/#recover=${token}`;
}

export function MoveDialogue({ close }: { close(): void }) {
  const [made, set] = useState<Recovery>();
  useEffect(() => void attempt(api.recovery()).then((found) => (found ? set(found) : close())), []);
  return (
    <Dialogue title={t("recovery.title")} close={close}>
      <p>{t("recovery.about")}</p>
      {made && (
        <>
          <CopyField label={t("recovery.link")} value={recoveryLink(made.token)} />
          <p class="small soft">{t("recovery.lasts", { n: Math.round(made.seconds / 3600) })}</p>
        </>
      )}
    </Dialogue>
  );
}

const TOKEN = /^#recover=([\w-]+)$/;

/** Somebody came by a recovery link: be that person here, if they want it. */
export function Recovering() {
  const [token, set] = useState(() => TOKEN.exec(location.hash)?.[1]);
  const [wrong, complain] = useState<string>();
  const close = () => {
    history.replaceState(null, "", "/");
    set(undefined);
  };
  if (!token) return null;
  const take = () => {
    api.recover(token).then(
      () => {
        close();
        location.reload();
      },
      (error: unknown) => complain(errorWords(error)),
    );
  };
  const foot = <Button first act={wrong ? close : take} words={t(wrong ? "nowhere.back" : "recovery.take")} />;
  return (
    <Dialogue title={t("recovery.title")} close={close} foot={foot}>
      <p role="status">{wrong ?? t("recovery.here")}</p>
      {wrong && <p class="soft">{t("recovery.anew", { button: t("recovery.open") })}</p>}
    </Dialogue>
  );
}

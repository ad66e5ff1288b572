/** The door to offline play, and the way back; what lies behind it is loaded when somebody goes there. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { lazily } from "../../parts/lazily";
import { isOffline } from "../../wire/transport";
import { t } from "../../words/texts";
import { comeBack, hasBeenOffline } from "./going";

const nothing = () => null;
const Asking = lazily(() => import("./asking").then((loaded) => loaded.Asking), nothing);
const Instead = lazily(() => import("./asking").then((loaded) => loaded.PlayInstead), nothing);
const Bring = lazily(() => import("./bring").then((loaded) => loaded.BringRecords), nothing);

/** Play here, without the house; or go back to it. */
export function PlayOffline() {
  const [asks, set] = useState(false);
  if (isOffline()) return <Button act={comeBack} words={t("offline.back")} />;
  return (
    <>
      <Button quiet act={() => set(true)} words={t("offline.play")} />
      {asks && <Asking close={() => set(false)} />}
    </>
  );
}

/** Where the house does not answer: the way on, for who fetched it before. */
export function PlayOfflineInstead() {
  return hasBeenOffline() ? <Instead /> : null;
}

/** What was played offline, for the house. */
export function PlayedOffline() {
  return hasBeenOffline() && !isOffline() ? <Bring /> : null;
}

import { useState } from "preact/hooks";
import { InstallApp } from "../app/install-app";
import { ManualLink } from "../app/manual-link";
import { PlayOffline } from "../app/offline/play-offline";
import { Button } from "../parts/button";
import { DeviceToggles } from "../parts/device/device-toggles";
import { CancelOr, Dialogue } from "../parts/dialogue";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { api } from "../wire/api";
import { reloadMe, useMe } from "../wire/profile";
import { isOffline } from "../wire/transport";
import { t } from "../words/texts";
import { BotsDialogue } from "./my-bots";
import { StrengthDialogue } from "./my-strength";
import { MoveDialogue } from "./recovery";

/** A record from here or from elsewhere becomes a match that can be stepped through. */
export function UploadRecord() {
  const take = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    input.value = "";
    const match = text === undefined ? undefined : await attempt(api.upload(text));
    if (match) go(`/match/${match.id}`);
  };
  return (
    <label class="button file">
      {t("hall.upload")}
      <input type="file" accept=".txt,text/plain" onChange={(event) => void take(event.currentTarget)} />
    </label>
  );
}

function ForgetDialogue({ close }: { close(): void }) {
  const forget = async () => {
    if (await attempt(api.forget())) await reloadMe();
    close();
  };
  const foot = <CancelOr words={t("forget.sure")} cancel={close} act={() => void forget()} />;
  return (
    <Dialogue title={t("forget.title")} close={close} foot={foot}>
      <p>{t("forget.about")}</p>
    </Dialogue>
  );
}

type Open = "bots" | "move" | "forget" | "wishes" | "strength" | null;

/** What somebody may do about their own things: move them, bring a record, be forgotten. */
export function MyThings() {
  const me = useMe();
  const [open, set] = useState<Open>(null);
  const close = () => set(null);
  return (
    <div class="things">
      <Button act={() => set("wishes")} words={t("menu.device")} />
      <InstallApp />
      <PlayOffline />
      <ManualLink />
      {me?.id && !isOffline() && (
        <>
          <a class="button" href="/me">
            {t("me.page")}
          </a>
          <Button act={() => set("strength")} words={t("rating.open")} />
          <a class="button" href={api.myDataAt} download="sleuth.json">
            {t("export.open")}
          </a>
          <Button act={() => set("bots")} words={t("bots.open")} />
          <Button act={() => set("move")} words={t("recovery.open")} />
          <Button quiet act={() => set("forget")} words={t("forget.open")} />
        </>
      )}
      {open === "strength" && <StrengthDialogue close={close} />}
      {open === "bots" && <BotsDialogue close={close} />}
      {open === "move" && <MoveDialogue close={close} />}
      {open === "forget" && <ForgetDialogue close={close} />}
      {open === "wishes" && (
        <Dialogue title={t("menu.device")} close={close}>
          <div class="menu">
            <DeviceToggles />
          </div>
        </Dialogue>
      )}
    </div>
  );
}

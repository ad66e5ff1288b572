import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { Dialogue } from "./dialogue";
import { CopyField } from "./invitation";
import { codeOf } from "./lobby";
import { DeviceWishes } from "./menu";
import { reloadMe, useMe } from "./profile";
import { go } from "./router";
import { t } from "./texts";
import { attempt } from "./toast";
import type { Recovery } from "./wire.gen";

/** Join a table by its short code, or by a link that was pasted. */
export function JoinByCode() {
  const [typed, set] = useState("");
  const join = async (event: Event) => {
    event.preventDefault();
    const wanted = codeOf(typed);
    if (!wanted) return;
    const id = "id" in wanted ? wanted.id : (await attempt(api.byCode(wanted.code)))?.id;
    if (id) go(`/table/${id}`);
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label class="field">
        <span>{t("hall.code")}</span>
        <input class="input" value={typed} autocomplete="off" autocapitalize="characters" spellcheck={false} onInput={(event) => set(event.currentTarget.value)} />
      </label>
      <button class="button" disabled={!codeOf(typed)}>
        {t("hall.join")}
      </button>
    </form>
  );
}

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

function recoveryLink(token: string): string {
  return `${location.origin}/#recover=${token}`;
}

function MoveDialogue({ close }: { close(): void }) {
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

function ForgetDialogue({ close }: { close(): void }) {
  const forget = async () => {
    if (await attempt(api.forget())) await reloadMe();
    close();
  };
  const foot = (
    <>
      <button class="button quiet" onClick={close}>
        {t("house.cancel")}
      </button>
      <button class="button first" onClick={() => void forget()}>
        {t("forget.sure")}
      </button>
    </>
  );
  return (
    <Dialogue title={t("forget.title")} close={close} foot={foot}>
      <p>{t("forget.about")}</p>
    </Dialogue>
  );
}

type Open = "move" | "forget" | "wishes" | null;

/** What somebody may do about their own things: move them, bring a record, be forgotten. */
export function MyThings() {
  const me = useMe();
  const [open, set] = useState<Open>(null);
  const close = () => set(null);
  return (
    <div class="things">
      <UploadRecord />
      <button class="button" onClick={() => set("wishes")}>
        {t("menu.device")}
      </button>
      {me?.id && (
        <>
          <button class="button" onClick={() => set("move")}>
            {t("recovery.open")}
          </button>
          <button class="button quiet" onClick={() => set("forget")}>
            {t("forget.open")}
          </button>
        </>
      )}
      {open === "move" && <MoveDialogue close={close} />}
      {open === "forget" && <ForgetDialogue close={close} />}
      {open === "wishes" && (
        <Dialogue title={t("menu.device")} close={close}>
          <div class="menu">
            <DeviceWishes />
          </div>
        </Dialogue>
      )}
    </div>
  );
}

const TOKEN = /^#recover=([\w-]+)$/;

/** Somebody came by a recovery link: be that person here, if they want it. */
export function Recovering() {
  const [token, set] = useState(() => TOKEN.exec(location.hash)?.[1]);
  const close = () => {
    history.replaceState(null, "", "/");
    set(undefined);
  };
  if (!token) return null;
  const take = async () => {
    const found = await attempt(api.recover(token));
    close();
    if (found) location.reload();
  };
  const foot = (
    <button class="button first" onClick={() => void take()}>
      {t("recovery.take")}
    </button>
  );
  return (
    <Dialogue title={t("recovery.title")} close={close} foot={foot}>
      <p>{t("recovery.here")}</p>
    </Dialogue>
  );
}

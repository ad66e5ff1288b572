import { useEffect, useState } from "preact/hooks";
import { CopyField } from "../lobby/invitation";
import { Dialogue } from "../parts/dialogue";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { DeviceSettings } from "../table/table-menu";
import { api, errorWords, Refusal } from "../wire/api";
import { reloadMe, useMe } from "../wire/profile";
import type { Recovery } from "../wire/wire.gen";
import { t } from "../words/texts";
import { codeOf } from "./table-lists";

/** Why a code leads nowhere. */
function whyNoTable(error: unknown): string {
  const unknown = error instanceof Refusal && error.body.code === "table.unknown";
  return unknown ? t("hall.no-such-code") : errorWords(error);
}

/** Join a table by its short code, or by a link that was pasted. */
export function JoinByCode() {
  const [typed, set] = useState("");
  const [wrong, complain] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    const wanted = codeOf(typed);
    if (!wanted) return;
    if ("id" in wanted) go(`/table/${wanted.id}`);
    else
      api.byCode(wanted.code).then(
        (table) => go(`/table/${table.id}`),
        (error: unknown) => complain(whyNoTable(error)),
      );
  };
  return (
    <form class="join" onSubmit={join}>
      <label class="field">
        <span>{t("hall.code")}</span>
        <input
          class="input"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            set(event.currentTarget.value);
            complain("");
          }}
        />
      </label>
      <button type="submit" class="button" disabled={!codeOf(typed)}>
        {t("hall.join")}
      </button>
      <p class="join-wrong" role="status">
        {wrong}
      </p>
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
      <button type="button" class="button quiet" onClick={close}>
        {t("house.cancel")}
      </button>
      <button type="button" class="button first" onClick={() => void forget()}>
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
      <button type="button" class="button" onClick={() => set("wishes")}>
        {t("menu.device")}
      </button>
      {me?.id && (
        <>
          <button type="button" class="button" onClick={() => set("move")}>
            {t("recovery.open")}
          </button>
          <button type="button" class="button quiet" onClick={() => set("forget")}>
            {t("forget.open")}
          </button>
        </>
      )}
      {open === "move" && <MoveDialogue close={close} />}
      {open === "forget" && <ForgetDialogue close={close} />}
      {open === "wishes" && (
        <Dialogue title={t("menu.device")} close={close}>
          <div class="menu">
            <DeviceSettings />
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
  const foot = (
    <button type="button" class="button first" onClick={wrong ? close : take}>
      {t(wrong ? "nowhere.back" : "recovery.take")}
    </button>
  );
  return (
    <Dialogue title={t("recovery.title")} close={close} foot={foot}>
      <p role="status">{wrong ?? t("recovery.here")}</p>
      {wrong && <p class="soft">{t("recovery.anew", { button: t("recovery.open") })}</p>}
    </Dialogue>
  );
}

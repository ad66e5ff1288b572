import { useEffect, useRef, useState } from "preact/hooks";
import { Chip } from "../parts/button";
import { useDeviceSetting } from "../parts/device/device-settings";
import { Face, type Sitter } from "../parts/drawn/face";
import { SendIcon } from "../parts/drawn/icons";
import { Toggle } from "../parts/toggle";
import type { QuickPhrase } from "../wire/api";
import type { TableInfo, Talk } from "../wire/wire.gen";
import { nameAt, personName } from "../words/names";
import { type Args, t } from "../words/texts";
import { EmotePicture } from "./emote-pictures";
import { EmoteRow, emoteName, isEmote } from "./emotes";

interface Props {
  talk: readonly Talk[];
  table: TableInfo;
  you: string | null;
  /** The seats that I hold; who only watches has none, and is heard in a match by those who watch. */
  seats: readonly number[];
  phrases: readonly QuickPhrase[];
  doing: {
    say(text: string, aloud: boolean): void;
    phrase(code: string, args: Record<string, string | number>, aloud: boolean): void;
  };
}

/** The others whom I talk with and whom nobody else hears, while a match is on. */
export function confidants(table: TableInfo, seats: readonly number[]): number[] {
  const on = table.status === "playing" || table.status === "frozen";
  const channel = on ? table.channels.find((one) => one.some((seat) => seats.includes(seat))) : undefined;
  return (channel ?? []).filter((seat) => !seats.includes(seat));
}

/** Whom what I say is said to. */
function saying(table: TableInfo, seats: readonly number[], among: readonly number[]): string {
  if (among.length) return t("talk.say-among", { who: among.map((seat) => nameAt(table, seat)).join(", ") });
  return t(seats.length === 0 && table.status === "playing" ? "talk.say-watchers" : "talk.say");
}

export function talkWords(one: Talk): string {
  return one.phrase ? t(one.phrase, (one.args ?? {}) as Args) : one.text;
}

/** Phrases with gaps are said on the board, where the gaps can be filled. */
function whole(one: QuickPhrase): boolean {
  return !/\{\w+\}/.test(t(one.code, one.args));
}

const TABLES = /(https?:\/\/[^\s/]+\/table\/[\w-]+)/;

/** Words, in which an address of a table of this house can be followed. */
function Words({ text }: { text: string }) {
  return (
    <>
      {text.split(TABLES).map((part, i) =>
        i % 2 && part.startsWith(`${location.origin}/`) ? (
          <a key={i} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}

export function speaker(one: Talk, table: TableInfo): string {
  if (one.by) return personName(one.by);
  return one.seat === null ? t("talk.house") : nameAt(table, one.seat);
}

/** Whose face stands beside something said; the house itself has an automaton's. */
function speaking(one: Talk, table: TableInfo): Sitter {
  if (one.by) return { person: one.by };
  return { bot: table.seats.find((seat) => seat.seat === one.seat)?.bot ?? "house" };
}

function Saying({ one, table }: { one: Talk; table: TableInfo }) {
  return (
    <li>
      <Face who={speaking(one, table)} size={24} />
      <span>
        <strong>{speaker(one, table)}</strong>{" "}
        {one.channel === "watchers" && <span class="badge">{t("talk.watcher")}</span>}{" "}
        {one.to.length > 0 && <span class="badge">{t("talk.among")}</span>}{" "}
        {isEmote(one) ? (
          <span role="img" aria-label={emoteName(one.text)}>
            <EmotePicture emote={one.text} />
          </span>
        ) : (
          <Words text={talkWords(one)} />
        )}
      </span>
    </li>
  );
}

function PhraseRow({ phrases, say }: { phrases: Props["phrases"]; say(phrase: QuickPhrase): void }) {
  if (!phrases.length) return null;
  return (
    <div class="phrases">
      {phrases.filter(whole).map((one) => (
        <Chip key={one.code} words={t(one.code, one.args)} act={() => say(one)} />
      ))}
    </div>
  );
}

/** Words of one's own. */
function WordsForm({ label, say }: { label: string; say(text: string): void }) {
  const [text, set] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    set("");
  };
  const words = { value: text, maxLength: 500, placeholder: label, "aria-label": label };
  return (
    <form onSubmit={send}>
      <input class="input" {...words} onInput={(event) => set(event.currentTarget.value)} />
      <button type="submit" class="button square" aria-label={t("talk.send")}>
        <SendIcon />
      </button>
    </form>
  );
}

/** Where something is said: phrases, emotes, words of one's own. */
function Speak({ table, seats, phrases, doing }: Props) {
  const [aloud, setAloud] = useState(false);
  const among = confidants(table, seats);
  const label = saying(table, seats, aloud ? [] : among);
  /** The next words are among ourselves again: nobody shall give something away by an old switch. */
  const once = (say: () => void) => {
    say();
    setAloud(false);
  };
  const phrase = ({ code, args }: QuickPhrase) =>
    once(() => doing.phrase(code, args as Record<string, string | number>, aloud));
  return (
    <>
      {among.length > 0 && <Toggle label={t("talk.aloud")} on={aloud} change={setAloud} />}
      <EmoteRow say={(emote) => once(() => doing.say(emote, aloud))} />
      <PhraseRow phrases={phrases} say={phrase} />
      <WordsForm label={label} say={(text) => once(() => doing.say(text, aloud))} />
    </>
  );
}

/** What is said at the table, and a place to say something. */
export function TalkBox(props: Props) {
  const { talk, table, you } = props;
  const [quiet, setQuiet] = useDeviceSetting("quiet");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.length, quiet]);
  const muted = table.muted.some((one) => one.id === you);
  return (
    <section class="talk" aria-label={t("talk.title")}>
      <h2 class="pane-title">{t("talk.title")}</h2>
      {quiet ? (
        <p class="soft small">
          {t("talk.quiet")} <Chip words={t("talk.loud")} act={() => setQuiet(false)} />
        </p>
      ) : (
        <ol ref={list} aria-live="polite" tabIndex={0}>
          {talk.map((one) => (
            <Saying key={one.n} one={one} table={table} />
          ))}
        </ol>
      )}
      {muted ? <p class="soft small">{t("talk.muted")}</p> : !quiet && you !== null && <Speak {...props} />}
    </section>
  );
}

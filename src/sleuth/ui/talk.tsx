import { useEffect, useRef, useState } from "preact/hooks";
import type { QuickPhrase } from "./api";
import { Figure } from "./figures";
import { SendIcon } from "./icons";
import { nameAt } from "./seats";
import { t, type Args } from "./texts";
import type { TableInfo, Talk } from "./wire.gen";

interface Props {
  talk: readonly Talk[];
  table: TableInfo;
  phrases: readonly QuickPhrase[];
  say(text: string): void;
  phrase(code: string, args: Record<string, string | number>): void;
}

function words(one: Talk): string {
  return one.phrase ? t(one.phrase, (one.args ?? {}) as Args) : one.text;
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

function speaker(one: Talk, table: TableInfo): string {
  if (one.by) return one.by.name;
  return one.seat === null ? t("talk.house") : nameAt(table, one.seat);
}

/** What is said at the table, and a place to say something. */
export function TalkBox({ talk, table, phrases, say, phrase }: Props) {
  const [text, set] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.length]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    set("");
  };
  return (
    <section class="talk" aria-label={t("talk.title")}>
      <h2 class="pane-title">{t("talk.title")}</h2>
      <ol ref={list} aria-live="polite">
        {talk.map((one) => (
          <li key={one.n}>
            <Figure figure={one.by?.figure ?? 0} bot={!one.by} size={24} />
            <span>
              <strong>{speaker(one, table)}</strong> <Words text={words(one)} />
            </span>
          </li>
        ))}
      </ol>
      {phrases.length > 0 && (
        <div class="phrases">
          {phrases.map((one) => (
            <button key={one.code} class="chip" onClick={() => phrase(one.code, one.args as Record<string, string | number>)}>
              {t(one.code, one.args)}
            </button>
          ))}
        </div>
      )}
      <form onSubmit={send}>
        <input class="input" value={text} maxLength={500} placeholder={t("talk.say")} aria-label={t("talk.say")} onInput={(event) => set(event.currentTarget.value)} />
        <button class="button square" aria-label={t("talk.send")}>
          <SendIcon />
        </button>
      </form>
    </section>
  );
}

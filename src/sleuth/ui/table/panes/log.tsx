import { useEffect, useRef } from "preact/hooks";
import type { GameUi } from "../../games";
import { momentOf, type Stream } from "../../wire/table-state";
import type { Line } from "../../wire/wire.gen";
import { join, type Names, type Part, sentence, t } from "../../words/texts";

interface Props {
  stream: Stream;
  names: Names;
  ui: GameUi;
  look: number | null;
  show(line: number): void;
}

function Piece({ part, ui }: { part: Part; ui: GameUi }) {
  const drawn = part.code === undefined ? null : ui.piece?.(part.code);
  return <>{drawn ?? part.text}</>;
}

/** Between drawn pieces no comma is needed, nor a full stop after the last. */
function idle(parts: readonly Part[], part: Part, i: number): boolean {
  if (!parts[i - 1]?.code) return false;
  return part.text === "." || (part.text === ", " && parts[i + 1]?.code !== undefined);
}

/** A sentence; pieces are drawn, and said in words to those who listen. */
export function Sentence({ line, names, ui }: { line: Line; names: Names; ui: GameUi }) {
  const parts = sentence(line, names);
  const drawn = parts.some((part) => part.code !== undefined && ui.piece?.(part.code));
  if (!drawn) return <>{join(parts)}</>;
  const shown = parts.filter((part, i) => !idle(parts, part, i));
  return (
    <>
      <span class="unseen">{join(parts)}</span>
      <span aria-hidden="true" class="pieces">
        {shown.map((part, i) => (
          <Piece key={i} part={part} ui={ui} />
        ))}
      </span>
    </>
  );
}

/** A line of the log; a press shows the table as it was then, where that is known. */
function LogLine({ line, n, stream, names, ui, look, show }: Props & { line: Line; n: number }) {
  const words = <Sentence line={line} names={names} ui={ui} />;
  return (
    <li class={look === n ? "looked" : undefined}>
      {momentOf(stream, n) ? (
        <button type="button" title={t("log.show")} onClick={() => show(n)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
    </li>
  );
}

/** What happened, in sentences, newest at the end and in sight. */
export function Log(props: Props) {
  const { stream, look } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box && look === null) box.scrollTop = box.scrollHeight;
  }, [stream.lines.length, look]);
  return (
    <section class="log" data-guide="pane-log" aria-label={t("log.title")}>
      <h2 class="pane-title">{t("log.title")}</h2>
      <ol ref={list} tabIndex={0}>
        {stream.lines.map((line, n) => line && <LogLine key={n} {...props} line={line} n={n} />)}
      </ol>
    </section>
  );
}

/** How many of the newest lines stand ready to be read aloud. */
const SAID = 20;

/** Says each new line of the log to a screen reader: each once, the same words twice if they fall twice. */
export function LiveRegion({ stream, names }: { stream: Stream; names: Names }) {
  const before = useRef(stream.lines.length);
  before.current = Math.min(before.current, stream.lines.length);
  const from = Math.max(before.current, stream.lines.length - SAID);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {stream.lines.slice(from).map((line, i) => line && <p key={from + i}>{join(sentence(line, names))}</p>)}
    </div>
  );
}

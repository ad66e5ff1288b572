import { useEffect, useRef } from "preact/hooks";
import type { GameUi } from "../games";
import { memo } from "../parts/memo";
import { Sentence } from "../table/panes/log";
import type { Story } from "../wire/wire.gen";
import { type Names, t } from "../words/texts";
import { type LogLine, linesOf } from "./steps";

interface LineProps extends LogLine {
  names: Names;
  ui: GameUi;
  when: "looked" | "later" | undefined;
  go(step: number): void;
}

/** A line; of all lines only those are drawn again that a step changes. */
const Told = memo(({ step, line, names, ui, when, go }: LineProps) => (
  <li class={when} aria-current={when === "looked" ? "step" : undefined}>
    <button type="button" onClick={() => go(step)}>
      <Sentence line={line} names={names} ui={ui} />
    </button>
  </li>
));

interface Props {
  lines: readonly LogLine[];
  names: Names;
  ui: GameUi;
  at: number;
  go(step: number): void;
}

/** So many lines before and after the one that is looked at are drawn: a long match has thousands. */
const NEAR = 80;

/** The lines near a step, and the number of the first of them. */
export function linesNear(lines: readonly LogLine[], at: number): { first: number; near: readonly LogLine[] } {
  const later = lines.findIndex(({ step }) => step > at);
  const here = later < 0 ? lines.length : later;
  const first = Math.max(0, here - NEAR);
  return { first, near: lines.slice(first, here + NEAR) };
}

const when = (step: number, at: number) => (step === at ? "looked" : step > at ? "later" : undefined);

/** The log beside the board, at the step that is looked at: what is still to come is faint; a press leads there. */
export function ReplayLog({ lines, names, ui, at, go }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { first, near } = linesNear(lines, at);
  useEffect(() => {
    const box = list.current;
    const passed = box?.querySelectorAll<HTMLElement>("li:not(.later)");
    const line = passed?.[passed.length - 1];
    if (box) box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : 0;
  }, [at, lines]);
  return (
    <section class="log" aria-label={t("replay.log")}>
      <h2 class="pane-title">{t("replay.log")}</h2>
      <ol ref={list} tabIndex={0}>
        {near.map(({ step, line }, i) => (
          <Told key={first + i} step={step} line={line} names={names} ui={ui} when={when(step, at)} go={go} />
        ))}
      </ol>
    </section>
  );
}

/** The sentences of a story, and which step told which. */
export const linesIn = (story: Story | undefined): LogLine[] => linesOf(story?.moments ?? []);

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { api, type GameInfo, type NewTable } from "../wire/api";
import type { Guided, GuideInfo, GuideStep, TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { firstReal, keepLearnt, type Lesson, lessonAt, ringsOf } from "./guide";
import { marked, Rings } from "./rings";

/** The guide of a game, where this table is a lesson. */
function useGuide(table: TableInfo): GuideInfo | undefined {
  const [guide, set] = useState<GuideInfo>();
  const wanted = table.guided !== null;
  useEffect(() => {
    if (wanted) void attempt(api.guide(table.game)).then(set);
  }, [wanted, table.game]);
  return guide;
}

/** Begin a game's guided game, and go there. */
export async function learn(game: string): Promise<void> {
  const table = await attempt(api.learn(game));
  if (table) go(`/table/${table.id}`);
}

async function begin(wanted: NewTable): Promise<void> {
  const table = await attempt(api.open(wanted));
  if (table) go(`/table/${table.id}`);
}

/** Can its middle be pressed, or does something else lie over it? */
function isCovered(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over === null || !(one.contains(over) || over.contains(one));
}

function focusOn(step: GuideStep): void {
  const found = step.point.map(marked).find((one) => one !== undefined);
  const able = found?.matches("button, a, [tabindex]") ? found : found?.querySelector("button, a, [tabindex]");
  found?.scrollIntoView({ block: "center" });
  (able as HTMLElement | SVGElement | null | undefined)?.focus();
}

/** What a step points at comes into sight by itself, once it is there. */
function useInSight(step: GuideStep | null): void {
  useEffect(() => {
    const look = requestAnimationFrame(() => {
      const found = step && marked(step.point[0]!);
      if (found && isCovered(found)) found.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(look);
  }, [step?.text]);
}

interface Props {
  table: TableInfo;
  info: GameInfo | undefined;
  takeBack: (() => void) | null;
  /** End the match for good. */
  end: (() => void) | null;
}

interface Words {
  title: string;
  text: string;
}

function wordsOf(lesson: Lesson, guide: GuideInfo, free: boolean): Words {
  const all = guide.steps.length;
  switch (lesson.now) {
    case "left":
      return { title: t("guide.left.title"), text: t(free ? "guide.free" : "guide.left") };
    case "done":
      return { title: t("guide.done.title"), text: t(`${guide.game}.guide.done`) };
    case "wait":
      return { title: t("guide.step", { n: lesson.n + 1, all }), text: t("guide.waiting") };
    case "step":
      return { title: t("guide.step", { n: lesson.n + 1, all }), text: t(lesson.step.text) };
  }
}

/** The way of a lesson, one dot a step. */
function Dots({ n, all }: { n: number; all: number }) {
  return (
    <span class="coach-dots" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < n ? "behind" : i === n ? "here" : undefined} />
      ))}
    </span>
  );
}

function Press({ code, first = false, act }: { code: string; first?: boolean; act(): void }) {
  return <Button first={first} act={act} words={t(code)} />;
}

interface DoProps extends Props {
  guide: GuideInfo;
  lesson: Lesson;
  free: boolean;
  setFree(free: boolean): void;
  read(n: number): void;
}

function PlayNow({ info, guide }: Pick<DoProps, "info" | "guide">) {
  return info ? <Press code="guide.play-now" first act={() => void begin(firstReal(info, guide))} /> : null;
}

/** What can be done about a step: go on, be shown, come back, play for real. */
function WhatNow({ table, info, takeBack, guide, lesson, free, setFree, read }: DoProps) {
  const on = table.status === "playing";
  switch (lesson.now) {
    case "done":
      return <PlayNow info={info} guide={guide} />;
    case "left":
      return (
        <>
          {on && takeBack && !free && <Press code="guide.take-back" first act={takeBack} />}
          {on && !free && <Press code="guide.play-freely" act={() => setFree(true)} />}
          {!on && <PlayNow info={info} guide={guide} />}
          <Press code="guide.restart" act={() => void learn(table.game)} />
        </>
      );
    case "step":
      if (lesson.step.move !== null) return <Press code="guide.go-there" act={() => focusOn(lesson.step)} />;
      return <Press code="guide.next" first act={() => read(lesson.n + 1)} />;
    case "wait":
      return null;
  }
}

function Panel({ title, text, children, dots }: Words & { children: ComponentChildren; dots: ComponentChildren }) {
  const [said, say] = useState("");
  useEffect(() => say(text), [text]); // a screen reader tells what changes in a region, not what it begins with
  return (
    <section class="coach" aria-label={t("guide.title")}>
      <div class="coach-top">
        <h2 class="pane-title">{title}</h2>
        {dots}
      </div>
      <p class="coach-text" role="status">
        {said}
      </p>
      <div class="coach-do">{children}</div>
    </section>
  );
}

function Coach({ guide, guided, ...props }: Props & { guide: GuideInfo; guided: Guided }) {
  const [read, setRead] = useState(0);
  const [free, setFree] = useState(false);
  const lesson = lessonAt(guide.steps, guided, read);
  const step = lesson.now === "step" ? lesson.step : null;
  useInSight(step);
  useEffect(() => {
    if (lesson.now === "done") keepLearnt(guide.game);
    if (lesson.now !== "left") setFree(false);
  }, [lesson.now]);
  const leave = () => {
    props.end?.();
    go("/");
  };
  const n = lesson.now === "step" || lesson.now === "wait" ? lesson.n : guide.steps.length;
  return (
    <>
      <Panel {...wordsOf(lesson, guide, free)} dots={lesson.now !== "left" && <Dots n={n} all={guide.steps.length} />}>
        <WhatNow {...props} guide={guide} lesson={lesson} free={free} setFree={setFree} read={setRead} />
        <Press code="guide.leave" act={leave} />
      </Panel>
      {step && <Rings marks={ringsOf(step)} />}
    </>
  );
}

/** At a guided table: what to do and why, one step at a time; elsewhere nothing. */
export function GuidedTable(props: Props) {
  const guide = useGuide(props.table);
  const { guided } = props.table;
  return guide && guided ? <Coach {...props} guide={guide} guided={guided} /> : null;
}

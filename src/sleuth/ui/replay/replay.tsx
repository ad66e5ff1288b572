import { useEffect, useRef, useState } from "preact/hooks";
import { type GameUi, isPlain, type SeatProps } from "../games";
import { IconButton } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from "../parts/drawn/icons";
import { useKeys } from "../parts/keys";
import { Sentence } from "../table/panes/log";
import { ChooseEyes } from "../table/watching";
import { api, type MatchInfo } from "../wire/api";
import { NOTHING } from "../wire/offers";
import { usePages } from "../wire/paging";
import type { Step, Steps, Worlds } from "../wire/wire.gen";
import { useLanguage } from "../words/language";
import { nameAt } from "../words/names";
import { type Names, t } from "../words/texts";
import { lastStep, linesUpTo, stepBy } from "./steps";
import { WorldsLine } from "./worlds-line";

/** The steps as one seat saw them, or all open. */
function useSteps({ id, game }: MatchInfo, eyes: number | null): Steps | undefined {
  const language = useLanguage();
  const words = isPlain(game) ? language : "";
  const ask = (from: number) => api.steps(id, eyes, from, words);
  return usePages(`${id} ${eyes} ${words}`, ask, (old, page) => ({ ...page, steps: [...old.steps, ...page.steps] }));
}

/** How many worlds could not be told apart after each step. */
function useWorlds(id: string, eyes: number | null): Worlds | undefined {
  const ask = (from: number) => api.worlds(id, eyes, from);
  return usePages(`${id} ${eyes}`, ask, (old, page) => ({ ...page, worlds: [...old.worlds, ...page.worlds] }));
}

function useStepKeys(at: number, last: number, go: (at: number) => void): void {
  useKeys((event) => {
    const next = stepBy(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    go(next);
  });
}

interface StepperProps {
  at: number;
  last: number;
  go(at: number): void;
}

const GOES = [
  ["replay.first", FirstIcon, () => 0],
  ["replay.previous", PreviousIcon, (at: number) => Math.max(0, at - 1)],
  ["replay.next", NextIcon, (at: number, last: number) => Math.min(last, at + 1)],
  ["replay.last", LastIcon, (_: number, last: number) => last],
] as const;

function Stepper({ at, last, go }: StepperProps) {
  const goes = GOES.map(([code, Sign, to]) => {
    const next = to(at, last);
    return <IconButton key={code} label={t(code)} icon={<Sign />} disabled={next === at} act={() => go(next)} />;
  });
  return (
    <div class="step-row">
      {goes.slice(0, 2)}
      <label class="step-slider">
        <span class="unseen">{t("replay.slider")}</span>
        <input type="range" min="0" max={last} value={at} onInput={(event) => go(Number(event.currentTarget.value))} />
      </label>
      {goes.slice(2)}
      <output class="small soft">{t("replay.at", { n: at, all: last })}</output>
    </div>
  );
}

interface LogProps extends StepperProps {
  steps: Steps;
  names: Names;
  ui: GameUi;
}

/** The log beside the board: what is still to come is faint; a press leads there. */
function ReplayLog({ steps, names, ui, at, last, go }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector(".looked");
    const box = list.current;
    if (box && line) box.scrollTop = (line as HTMLElement).offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <section class="log" aria-label={t("replay.log")}>
      <h2 class="pane-title">{t("replay.log")}</h2>
      <ol ref={list} tabIndex={0}>
        {linesUpTo(steps.steps, last).map(({ step, line }, i) => (
          <li key={i} class={step === at ? "looked" : step > at ? "later" : undefined}>
            <button type="button" onClick={() => go(step)}>
              <Sentence line={line} names={names} ui={ui} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FaceAt({ match, seat, size }: { match: MatchInfo; seat: number; size: number }) {
  const info = match.seats.find((one) => one.seat === seat);
  return <Face who={info} size={size} />;
}

/** The views of a step as text: one, or with all open each under the name of its seat. */
function textAt({ shown }: Step, eyes: number | null, names: Names): string | null {
  if (eyes !== null || shown.length < 2) return shown[0] ?? null;
  return shown.map((text, seat) => `${names.name(seat)}\n\n${text}`).join("\n\n");
}

/** What the board of a game gets: a view of then, and nothing to do. */
function seatProps(match: MatchInfo, step: Step, view: unknown, eyes: number | null, names: Names): SeatProps {
  return {
    seat: eyes,
    view,
    notes: null,
    moves: NOTHING,
    facts: [],
    hint: null,
    still: true,
    busy: false,
    text: textAt(step, eyes, names),
    table: { id: match.id, game: match.game, assistance: "none", seats: match.seats.length },
    name: names.name,
    mine: names.mine,
    face: (seat, size = 34) => <FaceAt match={match} seat={seat} size={size} />,
    talk: [],
    play: () => undefined,
    phrase: () => undefined,
    clock: () => step.at,
  };
}

/** The board as it was then. */
function Shown({ ui, given }: { ui: GameUi; given: SeatProps }) {
  const { board, strip } = ui.useParts(given as SeatProps<never, never>);
  return (
    <div class="replay-stage" data-game={given.table.game}>
      {strip && <div class="strip">{strip}</div>}
      <div class="stage-board">{board}</div>
    </div>
  );
}

/** A finished match, step by step, from any seat's eyes or with all open. */
export function Replay({ match, ui }: { match: MatchInfo; ui: GameUi }) {
  const [eyes, look] = useState<number | null>(null);
  const [wanted, go] = useState<number | null>(null);
  const steps = useSteps(match, eyes);
  const worlds = useWorlds(match.id, eyes);
  const last = steps ? lastStep(steps) : 0;
  const at = Math.min(wanted ?? last, last);
  useStepKeys(at, last, go);
  const names: Names = { name: (seat) => nameAt(match, seat), mine: (seat) => seat === eyes };
  if (!steps) return <p class="soft">{t("table.opening")}</p>;
  const step = steps.steps[at]!;
  const view = eyes === null ? (ui.open?.(step.views as never) ?? step.views[0]) : step.views[0];
  const stepping = { at, last, go };
  return (
    <div class="replay">
      <div class="replay-board">
        <ChooseEyes
          table={match}
          seats={match.seats.map((seat) => seat.seat)}
          eyes={eyes}
          choose={look}
          open="replay.all"
        />
        <Shown key={`${eyes}`} ui={ui} given={seatProps(match, step, view, eyes, names)} />
      </div>
      <Stepper {...stepping} />
      <div class="replay-side">
        {worlds && <WorldsLine match={match} worlds={worlds} last={last} at={at} show={go} />}
        <ReplayLog {...stepping} steps={steps} names={names} ui={ui} />
      </div>
    </div>
  );
}

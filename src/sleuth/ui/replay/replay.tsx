import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { GameUi, SeatProps, TableParts } from "../games";
import { type Size, useSize } from "../parts/narrow";
import type { MatchInfo } from "../wire/api";
import { useMe } from "../wire/profile";
import type { Worlds } from "../wire/wire.gen";
import { useLanguage } from "../words/language";
import { nameAt, seatsOf } from "../words/names";
import { join, type Names, sentence, t } from "../words/texts";
import { type Autoplay, type Speed, useAutoplay } from "./autoplay";
import { Controls } from "./controls";
import { fills, LookingStage, layoutBack } from "./looking-stage";
import { PastButtons, type PastPane, PastPanes } from "./panes";
import { useHeld, usePad, useStep, useStory, useWorlds } from "./reading";
import { linesIn, ReplayLog } from "./replay-log";
import { playable, useLesson } from "./review/learning";
import { LearningStage } from "./review/learning-stage";
import { useDecisions } from "./review/loading";
import { ReviewPage } from "./review/review-page";
import { pastProps, type Sight } from "./shown";
import type { LogLine } from "./steps";
import { WorldsChart } from "./worlds-chart";

/** Names, never "you", with all open; through the eyes of a seat, "you" is that seat. */
function useNames(match: MatchInfo, eyes: number | null): Names {
  const language = useLanguage();
  return useMemo(
    () => ({ name: (seat) => nameAt(match, seat), mine: (seat) => seat === eyes }),
    [match, eyes, language],
  );
}

/** My own seats are called you, whoever's eyes are looked with. */
function useMine(match: MatchInfo): Names {
  const language = useLanguage();
  const me = useMe()?.id ?? null;
  return useMemo(() => {
    const seats = seatsOf(match, me);
    return { name: (seat) => nameAt(match, seat), mine: (seat) => seats.includes(seat) };
  }, [match, me, language]);
}

/** The last moment that is there: while another is read, or other eyes are taken, it stays in sight. */
function useSight(match: MatchInfo, eyes: number | null, at: number): { sight: Sight | undefined; seen: boolean } {
  const step = useStep(match, eyes, at);
  const pad = usePad(match, eyes, at);
  const kept = useHeld(pad === undefined ? undefined : { eyes, pad });
  const shown = pad === undefined && kept?.eyes === eyes ? kept.pad : pad;
  const fresh = useMemo(() => step && { eyes, step, pad: shown }, [eyes, step, shown]);
  return { sight: useHeld(fresh), seen: fresh !== undefined };
}

interface PastLog {
  lines: readonly LogLine[];
  times: readonly number[];
  names: Names;
}

/** All that was told, as lines; those of the eyes before stay until the others are there. */
function useLog(match: MatchInfo, eyes: number | null): PastLog {
  const story = useStory(match.id, eyes);
  const held = useHeld(story && { eyes, story });
  const lines = useMemo(() => linesIn(held?.story), [held?.story]);
  const times = useMemo(() => held?.story.moments.map((one) => one.at) ?? [], [held?.story]);
  return { lines, times, names: useNames(match, held?.eyes ?? null) };
}

/** What could be worked out at that moment by the one whose eyes these are. */
function PadThen({ given, parts }: { given: SeatProps; parts: TableParts }) {
  return (
    <section class="pad" tabIndex={0} aria-label={t("replay.pane.pad")}>
      {given.seat === null ? (
        <p class="small soft">{t("replay.pad.none")}</p>
      ) : (
        <>
          <h2 class="pane-title">{t("replay.pad", { who: given.name(given.seat) })}</h2>
          {parts.pad}
        </>
      )}
    </section>
  );
}

interface Props {
  match: MatchInfo;
  ui: GameUi;
  /** Does it play by itself from the beginning, and how fast? */
  plays: Speed | null;
  /** Who played and how it ended, and what can be done with it. */
  about: ComponentChildren;
}

interface Inside extends Props {
  sight: Sight;
  seen: boolean;
  eyes: number | null;
  at: number;
  look(eyes: number | null): void;
  go(at: number): void;
}

interface PaneProps extends Inside {
  pane: PastPane | null;
  log: PastLog;
  worlds: Worlds | undefined;
  given: SeatProps;
  parts: TableParts;
}

function Pane({ pane, match, ui, about, eyes, at, go, log, worlds, given, parts }: PaneProps) {
  switch (pane) {
    case "log":
      return <ReplayLog lines={log.lines} names={log.names} ui={ui} at={at} go={go} />;
    case "pad":
      return <PadThen given={given} parts={parts} />;
    case "chart":
      return <WorldsChart match={match} worlds={worlds} eyes={eyes} last={match.steps - 1} at={at} show={go} />;
    default:
      return <div class="past-match">{about}</div>;
  }
}

/** Where there is room, one pane stands beside the board all the time; elsewhere it lies over it when wanted. */
function usePane(over: boolean): [PastPane | null, (pane: PastPane | null) => void] {
  const [pane, set] = useState<PastPane | null>(null);
  return [pane ?? (over ? null : "log"), set];
}

/** The words of a step, as they are said aloud. */
function toldAt({ lines, names }: PastLog, at: number): string {
  return lines.flatMap(({ step, line }) => (step === at ? [join(sentence(line, names))] : [])).join(" ");
}

/** A step that is asked for by hand ends the playing. */
const byHand = (playing: Autoplay, go: Inside["go"]) => (step: number) => {
  playing.stop();
  go(step);
};

interface Looked extends Inside {
  pane: PastPane | null;
  setPane(pane: PastPane | null): void;
  size: Size;
  given: SeatProps;
  parts: TableParts;
}

/** Board and pad of one moment, and round them the ways to another. */
function Looked(props: Looked) {
  const { match, ui, plays, seen, eyes, at, look, pane, setPane, size, given, parts } = props;
  const last = match.steps - 1;
  const over = fills(ui, size);
  const log = useLog(match, eyes);
  const worlds = useWorlds(match.id, seen);
  const playing = useAutoplay({ at, last, times: log.times, seen, go: props.go }, plays);
  const go = byHand(playing, props.go);
  const lookWith = (seat: number | null) => {
    look(seat);
    if (!over && seat !== null) setPane("pad");
  };
  const panes = (
    <PastPanes open={pane} set={setPane} over={over}>
      <Pane {...props} {...{ log, worlds, go }} />
    </PastPanes>
  );
  return (
    <LookingStage
      given={given}
      parts={parts}
      layout={layoutBack(ui.layout, size)}
      size={size}
      words={t("replay.at", { n: at, all: last })}
      tools={over && <PastButtons open={pane} set={setPane} />}
      dock={<Controls {...{ match, eyes, at, last, playing, go }} look={lookWith} told={toldAt(log, at)} />}
      beside={!over && panes}
      over={over && panes}
      busy={!seen}
    />
  );
}

/** What was: the board step by step, what decisions were worth, or one of them to be bettered. */
function LookingBack(props: Inside) {
  const { match, ui, sight, at, look, go } = props;
  const size = useSize();
  const [pane, setPane] = usePane(fills(ui, size));
  const names = useNames(match, sight.eyes);
  const mine = useMine(match);
  const loading = useDecisions(match.id, pane === "review");
  const lesson = useLesson(props, loading.review ?? null);
  const given = playable(pastProps(match, ui, sight, names), sight, lesson);
  const parts = ui.useParts(given as SeatProps<never, never>);
  if (lesson.made) return <LearningStage {...props} {...{ given, parts, size, lesson }} names={mine} />;
  if (pane !== "review") return <Looked {...props} {...{ pane, setPane, size, given, parts }} />;
  const moment = (step: number, seat: number | null) => {
    look(seat);
    go(step);
    setPane("pad");
  };
  const words = t("replay.at", { n: at, all: match.steps - 1 });
  return (
    <ReviewPage
      {...{ match, at, loading, size, words }}
      names={mine}
      learn={lesson.learn}
      go={moment}
      board={() => setPane(null)}
    />
  );
}

/** A finished match, step by step, from any seat's eyes or with all open. */
export function Replay(props: Props) {
  const { match, plays } = props;
  const [eyes, look] = useState<number | null>(null);
  const [at, go] = useState(plays ? 0 : match.steps - 1);
  const { sight, seen } = useSight(match, eyes, at);
  if (!sight)
    return (
      <main id="main" class="page soft">
        {t("table.opening")}
      </main>
    );
  return <LookingBack {...props} {...{ sight, seen, eyes, at, look, go }} />;
}

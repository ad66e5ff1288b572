import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { GameUi, SeatProps, TableParts } from "../games";
import { type Size, useSize } from "../parts/narrow";
import type { MatchInfo } from "../wire/api";
import type { Worlds } from "../wire/wire.gen";
import { useLanguage } from "../words/language";
import { nameAt } from "../words/names";
import { join, type Names, sentence, t } from "../words/texts";
import { type Autoplay, type Speed, useAutoplay } from "./autoplay";
import { Controls } from "./controls";
import { LookingStage, layoutBack } from "./looking-stage";
import { PastButtons, type PastPane, PastPanes } from "./panes";
import { useHeld, usePad, useStep, useStory, useWorlds } from "./reading";
import { linesIn, ReplayLog } from "./replay-log";
import { ReviewPane } from "./review/review-pane";
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

function Pane({ pane, match, ui, about, eyes, at, look, go, log, worlds, given, parts }: PaneProps) {
  switch (pane) {
    case "review":
      return <ReviewPane match={match} names={log.names} {...{ eyes, at, look, go }} />;
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

/** Has the board no room for anything beside it? */
const fills = ({ layout }: GameUi, size: Size): boolean => size !== "wide" || layout?.pad === "drawer";

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

/** Board and pad of one moment, and round them the ways to another. */
function LookingBack(props: Inside) {
  const { match, ui, plays, sight, seen, eyes, at, look } = props;
  const last = match.steps - 1;
  const size = useSize();
  const over = fills(ui, size);
  const [pane, setPane] = usePane(over);
  const log = useLog(match, eyes);
  const worlds = useWorlds(match.id, seen);
  const playing = useAutoplay({ at, last, times: log.times, seen, go: props.go }, plays);
  const go = byHand(playing, props.go);
  const given = pastProps(match, ui, sight, useNames(match, sight.eyes));
  const parts = ui.useParts(given as SeatProps<never, never>);
  const lookWith = (seat: number | null) => {
    look(seat);
    if (!over && seat !== null) setPane("pad");
  };
  const panes = (
    <PastPanes open={pane} set={setPane} over={over}>
      <Pane {...props} {...{ pane, log, worlds, given, parts, go }} />
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

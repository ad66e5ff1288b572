import { Chip, IconButton } from "../parts/button";
import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from "../parts/drawn/icons";
import { pressesFocused, useKeys } from "../parts/keys";
import { nameAt, type Seated } from "../words/names";
import { labelled, t } from "../words/texts";
import { type Autoplay, SPEEDS } from "./autoplay";
import { stepBy } from "./steps";

interface Props {
  match: Seated;
  eyes: number | null;
  look(eyes: number | null): void;
  at: number;
  last: number;
  /** What was told at this step, in words. */
  told: string;
  playing: Autoplay;
  go(at: number): void;
}

const GOES = [
  ["replay.first", FirstIcon, () => 0],
  ["replay.previous", PreviousIcon, (at: number) => Math.max(0, at - 1)],
  ["replay.next", NextIcon, (at: number, last: number) => Math.min(last, at + 1)],
  ["replay.last", LastIcon, (_: number, last: number) => last],
] as const;

/** Arrows step, Home and End lead to the ends, Space plays and pauses. */
function useStepKeys({ at, last, go, playing }: Props): void {
  useKeys((event) => {
    const next = stepBy(event.key, at, last);
    const plays = event.key === " " && !pressesFocused(event);
    if (next === null && !plays) return;
    event.preventDefault();
    if (next === null) playing.toggle();
    else go(next);
  });
}

function Slider({ at, last, told, go }: Props) {
  const words = t("replay.at", { n: at, all: last });
  return (
    <label class="step-slider">
      <span class="unseen">{t("replay.slider")}</span>
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-valuetext={told ? labelled(words, told) : words}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** As it was, or quickly; a press on what is chosen takes the other, for a phone shows only one. */
function Speeds({ playing }: Pick<Props, "playing">) {
  const other = playing.speed === "real" ? "quick" : "real";
  return (
    <div class="step-speeds" role="group" aria-label={t("replay.speed")}>
      {SPEEDS.map((one) => (
        <Chip key={one} on={playing.speed === one} words={t(`replay.speed.${one}`)} act={() => playing.choose(other)} />
      ))}
    </div>
  );
}

/** Whose eyes to look with; with nobody's, everything lies open. */
function Eyes({ match, eyes, look }: Pick<Props, "match" | "eyes" | "look">) {
  const label = t("eyes.title");
  return (
    <select
      class="input step-eyes"
      aria-label={label}
      title={label}
      value={eyes ?? "open"}
      onChange={({ currentTarget: { value } }) => look(value === "open" ? null : Number(value))}
    >
      <option value="open">{t("replay.all")}</option>
      {match.seats.map(({ seat }) => (
        <option key={seat} value={seat}>
          {t("eyes.of", { who: nameAt(match, seat) })}
        </option>
      ))}
    </select>
  );
}

function Goes({ at, last, playing, go }: Props) {
  const goes = GOES.map(([code, Sign, to]) => {
    const next = to(at, last);
    return <IconButton key={code} label={t(code)} icon={<Sign />} disabled={next === at} act={() => go(next)} />;
  });
  return (
    <div class="step-goes">
      {goes.slice(0, 2)}
      <IconButton
        label={t(playing.on ? "replay.pause" : "replay.play")}
        icon={playing.on ? <PauseIcon /> : <PlayIcon />}
        hotkey="Space"
        act={playing.toggle}
      />
      {goes.slice(2)}
    </div>
  );
}

/** Where the match is looked at, and by whom: by hand, by keys, or by itself. */
export function Controls(props: Props) {
  const { told, playing } = props;
  useStepKeys(props);
  return (
    <section class="panel dock past-dock" aria-label={t("replay.title")}>
      <Eyes {...props} />
      <Speeds playing={playing} />
      <Slider {...props} />
      <Goes {...props} />
      <p class="unseen" role="status">
        {playing.on ? "" : told}
      </p>
    </section>
  );
}

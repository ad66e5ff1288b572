import { useNarrow } from "../parts/narrow";
import type { Worlds } from "../wire/wire.gen";
import { nameAt, type Seated } from "../words/names";
import { labelled, numeral, t } from "../words/texts";
import { heightOf, marksAlong, marksUp, pathOf } from "./axis";
import { worldsOf } from "./steps";

interface Props {
  match: Seated;
  /** None until they are counted. */
  worlds: Worlds | undefined;
  eyes: number | null;
  last: number;
  at: number;
  show(step: number): void;
}

const HIGH = 150;
const LEFT = 50;
const [RIGHT, TOP, FOOT] = [12, 10, 22];

interface Scale {
  wide: number;
  most: number;
  last: number;
  x(step: number): number;
  y(count: number): number;
}

function scaleOf(wide: number, most: number, last: number): Scale {
  const [across, up] = [wide - LEFT - RIGHT, HIGH - TOP - FOOT];
  return {
    wide,
    most,
    last,
    x: (step) => LEFT + (step / Math.max(1, last)) * across,
    y: (count) => TOP + (1 - heightOf(count, most)) * up,
  };
}

type Count = number | null;

interface Counted {
  match: Seated;
  worlds: Worlds;
}

/** So many, or more where counting stopped. */
const inWords = (n: Count | undefined, bound: number): string =>
  n == null ? "–" : n >= bound ? t("replay.bound", { n: bound }) : numeral(n);

function Axes({ scale, bound }: { scale: Scale; bound: number }) {
  const { wide, most, last, x, y } = scale;
  return (
    <g class="worlds-axes">
      {marksUp(most).map((n) => (
        <g key={n}>
          <path d={`M${LEFT} ${y(n)}H${wide - RIGHT}`} />
          <text x={LEFT - 6} y={y(n) + 4} data-end>
            {numeral(n)}
            {n >= bound && "+"}
          </text>
        </g>
      ))}
      {marksAlong(last).map((step) => (
        <text key={step} x={x(step)} y={HIGH - 5} data-middle>
          {numeral(step)}
        </text>
      ))}
    </g>
  );
}

interface Most {
  most: number;
}

interface LinesProps {
  scale: Scale;
  all: readonly (readonly Count[])[];
  at: number;
  eyes: number | null;
}

function Lines({ scale, all, at, eyes }: LinesProps) {
  const { x, y } = scale;
  return (
    <>
      {all.map((line, seat) => (
        <g key={seat} class={`worlds-${seat % 8}${eyes === null || eyes === seat ? "" : " faint"}`}>
          <path class="worlds-line" d={pathOf(line, x, y)} />
          {line[at] != null && <circle class="worlds-dot" cx={x(at)} cy={y(line[at])} r="5" />}
        </g>
      ))}
    </>
  );
}

/** Whose line is which, and how it stands at this step. */
function Key({ match, worlds, all, at }: Counted & Pick<LinesProps, "all" | "at">) {
  return (
    <ul class="worlds-words">
      {all.map((line, seat) => {
        const n = line[at];
        if (n == null) return null;
        const code = n >= worlds.bound ? "replay.left-of-bound" : "replay.left-of";
        return (
          <li key={seat} class={`worlds-${seat % 8}`}>
            <svg class="worlds-key" viewBox="0 0 32 6" aria-hidden="true">
              <path class="worlds-line" d="M0 3H32" />
            </svg>
            {t(code, { who: nameAt(match, seat), n })}
          </li>
        );
      })}
    </ul>
  );
}

/** The same numbers to be read: at the steps that the foot of the chart names. */
function AsTable({ match, worlds, all, last }: Counted & Pick<LinesProps, "all"> & Pick<Scale, "last">) {
  return (
    <details class="worlds-table">
      <summary>{t("replay.table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("replay.slider")}</th>
            {all.map((_, seat) => (
              <th key={seat} scope="col">
                {nameAt(match, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marksAlong(last, 10).map((step) => (
            <tr key={step}>
              <th scope="row">{numeral(step)}</th>
              {all.map((line, seat) => (
                <td key={seat}>{inWords(line[step], worlds.bound)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Is there anything to draw: do most steps have a count, and more than one world? */
function worthDrawing(counts: readonly Count[], most: number): boolean {
  return most > 1 && 2 * counts.filter((n) => n !== null).length >= counts.length;
}

/** The chart itself: a press on it leads to the step below the finger. */
function Drawn({ match, worlds, all, most, eyes, last, at, show }: Props & Counted & Pick<LinesProps, "all"> & Most) {
  const scale = scaleOf(useNarrow() ? 330 : 300, most, last);
  const pressed = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scale.wide;
    const step = Math.round(((x - LEFT) / (scale.wide - LEFT - RIGHT)) * last);
    show(Math.min(last, Math.max(0, step)));
  };
  const said = all.map((line, seat) => labelled(nameAt(match, seat), inWords(line[at], worlds.bound))).join(", ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: slider and keys lead to the same steps
    <svg
      viewBox={`0 0 ${scale.wide} ${HIGH}`}
      role="img"
      aria-label={`${t("replay.at", { n: at, all: last })}. ${said}`}
      onClick={pressed}
    >
      <Axes scale={scale} bound={worlds.bound} />
      <path class="worlds-now" d={`M${scale.x(at)} ${TOP}V${HIGH - FOOT}`} />
      <Lines scale={scale} all={all} at={at} eyes={eyes} />
    </svg>
  );
}

/** How many worlds each seat could not tell apart, step by step, on a scale of doublings. */
export function WorldsChart(props: Props) {
  const { match, worlds, last, at } = props;
  const all = worlds ? match.seats.map((_, seat) => worldsOf(worlds, seat, last + 1)) : [];
  const most = all.flat().reduce<number>((most, n) => Math.max(most, n ?? 1), 1);
  const drawn = worlds && worthDrawing(all.flat(), most);
  return (
    <section class="worlds" tabIndex={0} aria-label={t("replay.left")}>
      <h2 class="pane-title">{t("replay.left")}</h2>
      {drawn ? (
        <>
          <p class="small soft">{t("replay.left.how")}</p>
          <Drawn {...props} {...{ worlds, all, most }} />
          <Key match={match} worlds={worlds} all={all} at={at} />
          <AsTable match={match} worlds={worlds} all={all} last={last} />
        </>
      ) : (
        <p class="small soft">{t(worlds ? "replay.left.none" : "replay.left.counting")}</p>
      )}
    </section>
  );
}

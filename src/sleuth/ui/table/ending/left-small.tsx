import { apart, type Box, marksUp, pathOf, type Scale, scaleOf } from "../../replay/axis";
import type { TableInfo } from "../../wire/wire.gen";
import { nameAt } from "../../words/names";
import { inARow, labelled, numeral, t } from "../../words/texts";
import { type LeftLine, mostOf } from "./left";

const LARGE: Box = { wide: 256, high: 84, left: 34, right: 80, top: 7, foot: 7 };
const SMALL: Box = { wide: 128, high: 64, left: 34, right: 6, top: 7, foot: 7 };
const [APART, LONGEST] = [12, 8];

/** So many, in four signs at most. */
const short = (n: number): string => (n < 10_000 ? numeral(n) : `${numeral(Math.round(n / 1000))}k`);

function Axis({ scale }: { scale: Scale }) {
  const { wide, left, right, most, y } = scale;
  const marks = marksUp(most);
  return (
    <g class="worlds-axes">
      {[marks[0]!, marks.at(-1)!].map((n) => (
        <g key={n}>
          <path d={`M${left} ${y(n)}H${wide - right}`} />
          <text x={left - 5} y={y(n) + 4} data-end>
            {short(n)}
          </text>
        </g>
      ))}
    </g>
  );
}

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

interface Props {
  table: TableInfo;
  lines: readonly LeftLine[];
  /** The seat that I held; null: I watched. */
  seat: number | null;
}

function Lines({ table, lines, seat, scale }: Props & { scale: Scale }) {
  const { x, y, wide, right, last } = scale;
  const heights = apart(
    lines.map(({ end }) => y(end)),
    APART,
  );
  const alone = lines.length === 1;
  return (
    <>
      {lines.map(({ seats, counts, end }, i) => (
        <g
          key={seats[0]}
          class={`worlds-${seats[0]! % 8}${alone || seat === null || seats.includes(seat) ? "" : " faint"}`}
        >
          <path class="worlds-line" d={pathOf(counts, x, y)} />
          <circle class="worlds-dot" cx={x(last)} cy={y(end)} r="3.5" />
          {right > 50 && (
            <text class="chart-end" x={wide - right + 8} y={heights[i]! + 4}>
              {alone ? short(end) : `${cut(nameAt(table, seats[0]!))} ${short(end)}`}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** At one size: with names where there is room for them. */
function Chart({ box, said, ...props }: Props & { box: Box; said: string }) {
  const scale = scaleOf(box, mostOf(props.lines), props.lines[0]!.counts.length - 1);
  return (
    <svg
      viewBox={`0 0 ${box.wide} ${box.high}`}
      role="img"
      aria-label={labelled(t("review.chart.title"), said)}
      data-small={box === SMALL ? "" : undefined}
    >
      <Axis scale={scale} />
      <Lines {...props} scale={scale} />
    </svg>
  );
}

/** What was left to know for each seat, on a scale of doublings, beside the result. The room there decides which of
 *  the two sizes is seen. */
export function LeftSmall(props: Props) {
  const { table, lines } = props;
  if (!lines.length) return null;
  const who = (seats: readonly number[]) => inARow(seats.map((one) => nameAt(table, one)));
  const said = lines.map(({ seats, end }) => labelled(who(seats), numeral(end))).join(", ");
  return (
    <figure class="left-small">
      <figcaption class="small soft">{t("review.chart.title")}</figcaption>
      <Chart {...props} box={LARGE} said={said} />
      <Chart {...props} box={SMALL} said={said} />
    </figure>
  );
}

import { useNarrow } from "../../parts/narrow";
import { ownCounts } from "../../table/ending/left";
import { foundOut } from "../../table/ending/result";
import type { MatchInfo } from "../../wire/api";
import type { MatchReview } from "../../wire/wire.gen";
import { nameAt } from "../../words/names";
import { numeral, t } from "../../words/texts";
import { apart, type Box, marksAlong, marksUp, pathOf, type Scale, scaleOf } from "../axis";

const DESK: Box = { wide: 860, high: 250, left: 58, right: 120, top: 12, foot: 24 };
const PHONE: Box = { wide: 340, high: 190, left: 48, right: 14, top: 12, foot: 24 };
const APART = 14;

type Count = number | null;

interface Line {
  seat: number;
  name: string;
  counts: readonly Count[];
  end: number;
}

/** The last count of a line that is one. */
const lastOf = (counts: readonly Count[]): Count => counts.findLast((one) => one !== null) ?? null;

/** What each seat could not exclude, step by step: those that looked for something. With the last step all lies
 *  open, which is no merit of those who did not win. */
export function seatLines(review: MatchReview, match: MatchInfo): Line[] {
  return review.seats.flatMap(({ seat, left }) => {
    const counts = ownCounts(left, foundOut(match.result, seat));
    const end = lastOf(counts);
    return end === null ? [] : [{ seat, name: nameAt(match, seat), counts, end }];
  });
}

function Axes({ scale }: { scale: Scale }) {
  const { wide, high, left, right, most, last, x, y } = scale;
  return (
    <g class="worlds-axes">
      {marksUp(most).map((n) => (
        <g key={n}>
          <path d={`M${left} ${y(n)}H${wide - right}`} />
          <text x={left - 8} y={y(n) + 4} data-end>
            {numeral(n)}
          </text>
        </g>
      ))}
      {marksAlong(last, wide > 400 ? 10 : 5).map((step) => (
        <text key={step} x={x(step)} y={high - 6} data-middle>
          {step === 0 ? t("review.chart.start") : numeral(step)}
        </text>
      ))}
    </g>
  );
}

/** The step by which it was decided, as a band. */
function Band({ scale, decided }: { scale: Scale; decided: number }) {
  const { high, top, foot, x } = scale;
  const from = x(Math.max(0, decided - 1));
  return (
    <g class="chart-band">
      <rect x={from} y={top} width={Math.max(3, x(decided) - from)} height={high - top - foot} />
      <text x={(from + x(decided)) / 2} y={high - foot - 6}>
        {t("review.chart.decided")}
      </text>
    </g>
  );
}

function Lines({ scale, lines }: { scale: Scale; lines: readonly Line[] }) {
  const { x, y, wide, right, last } = scale;
  const labels = apart(
    lines.map(({ end }) => y(end)),
    APART,
  );
  return (
    <>
      {lines.map(({ seat, name, counts, end }, i) => (
        <g key={seat} class={`worlds-${seat % 8}`}>
          <path class="worlds-line" d={pathOf(counts, x, y)} />
          <circle class="worlds-dot" cx={x(last)} cy={y(end)} r="4.5" />
          {right > 50 && (
            <text class="chart-end" x={wide - right + 10} y={labels[i]! + 4}>
              {t("review.chart.end", { who: name, n: end })}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** Whose line is which. */
function Key({ lines }: { lines: readonly Line[] }) {
  return (
    <ul class="worlds-words">
      {lines.map(({ seat, name, end }) => (
        <li key={seat} class={`worlds-${seat % 8}`}>
          <svg class="worlds-key" viewBox="0 0 32 6" aria-hidden="true">
            <path class="worlds-line" d="M0 3H32" />
          </svg>
          {t("review.chart.end", { who: name, n: end })}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  review: MatchReview;
  match: MatchInfo;
  at: number;
  go(step: number): void;
}

/** What was left to know for each seat, on a scale of doublings; a press leads to the step below the finger. */
export function LeftChart({ review, match, at, go }: Props) {
  const narrow = useNarrow();
  const lines = seatLines(review, match);
  if (!lines.length) return <p class="small soft">{t("review.chart.none")}</p>;
  const last = match.steps - 1;
  const most = Math.max(2, ...lines.flatMap(({ counts }) => counts.map((one) => one ?? 1)));
  const scale = scaleOf(narrow ? PHONE : DESK, most, last);
  const pressed = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scale.wide;
    const share = (x - scale.left) / (scale.wide - scale.left - scale.right);
    go(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  const said = lines.map(({ name, end }) => t("review.chart.end", { who: name, n: end })).join(", ");
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the rows below lead to the same moments */}
      <svg
        class="review-chart"
        viewBox={`0 0 ${scale.wide} ${scale.high}`}
        role="img"
        aria-label={said}
        onClick={pressed}
      >
        {review.decided !== null && <Band scale={scale} decided={review.decided} />}
        <Axes scale={scale} />
        <path class="worlds-now" d={`M${scale.x(at)} ${scale.top}V${scale.high - scale.foot}`} />
        <Lines scale={scale} lines={lines} />
      </svg>
      {narrow && <Key lines={lines} />}
    </>
  );
}

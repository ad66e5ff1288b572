import { useNarrow } from "../parts/narrow";
import type { RatingInfo, RatingPoint } from "../wire/wire.gen";
import { day, inARow, labelled, numeral, t } from "../words/texts";
import { turningPoints } from "./diary";
import { type Frame, lineThrough, type Plot, plotOf, roundMarks } from "./plot";

const SMALL: Frame = { wide: 96, high: 36, left: 0, right: 0, top: 2, foot: 2 };
const LARGE: Frame = { wide: 580, high: 222, left: 44, right: 58, top: 16, foot: 24 };
const NARROW = 330;

const low = (curve: readonly RatingPoint[]) => Math.min(...curve.map((one) => one.rating - one.within));
const high = (curve: readonly RatingPoint[]) => Math.max(...curve.map((one) => one.rating + one.within));

/** Where the rating lies 19 times in 20, and the rating itself. */
function BandAndLine({ curve, plot }: { curve: readonly RatingPoint[]; plot: Plot }) {
  const at = (lift: -1 | 0 | 1) => curve.map((one, n) => [plot.x(n), plot.y(one.rating + lift * one.within)] as const);
  return (
    <>
      <path class="rating-band" d={`${lineThrough([...at(1), ...at(-1).reverse()])}Z`} />
      <path class="rating-line" d={lineThrough(at(0))} />
    </>
  );
}

/** A curve so small that only its shape is told. */
export function SmallCurve({ curve }: { curve: readonly RatingPoint[] }) {
  const plot = plotOf(SMALL, curve.length, low(curve), high(curve));
  return (
    <svg viewBox={`0 0 ${SMALL.wide} ${SMALL.high}`} aria-hidden="true">
      <BandAndLine curve={curve} plot={plot} />
    </svg>
  );
}

function Axes({ plot, marks, curve }: { plot: Plot; marks: readonly number[]; curve: readonly RatingPoint[] }) {
  const { left, right, wide, high } = plot.frame;
  return (
    <g class="plot-axes">
      {marks.map((value) => (
        <g key={value}>
          <path d={`M${left} ${plot.y(value)}H${wide - right}`} />
          <text x={left - 6} y={plot.y(value) + 4} data-end>
            {numeral(value)}
          </text>
        </g>
      ))}
      {curve.length > 1 && (
        <text x={left} y={high - 4}>
          {day(curve[0]!.at)}
        </text>
      )}
      <text x={wide - right} y={high - 4} data-end>
        {day(curve.at(-1)!.at)}
      </text>
    </g>
  );
}

/** What a match was, in two or three words: whom one beat, or lost to. */
function matchWords({ points, company }: RatingPoint): string {
  const who = inARow(company.map((bot) => t(`bot.${bot}`)));
  return t(points === 1 ? "me.beat" : points === 0 ? "me.lost-to" : "me.tied-with", { who });
}

interface TurningProps {
  one: RatingPoint;
  n: number;
  plot: Plot;
  last: number;
  above: boolean;
}

/** A match that moved the rating much, named above or below the line. */
function TurningPoint({ one, n, plot, last, above }: TurningProps) {
  const [x, y] = [plot.x(n), plot.y(one.rating)];
  return (
    <g class="turning-point">
      <path d={`M${x} ${y}v${above ? -26 : 26}`} />
      <circle cx={x} cy={y} r="4.5" />
      <text
        x={x}
        y={y + (above ? -31 : 39)}
        data-end={n > last * 0.75 || undefined}
        data-middle={(n > last * 0.25 && n <= last * 0.75) || undefined}
      >
        {matchWords(one)}
      </text>
    </g>
  );
}

/** A rating after each match, with its band, and the two matches that moved it most. */
export function RatingCurve({ of: { curve, rating, within }, name }: { of: RatingInfo; name: string }) {
  const marks = roundMarks(low(curve), high(curve));
  const frame = useNarrow() ? { ...LARGE, wide: NARROW } : LARGE;
  const plot = plotOf(frame, curve.length, marks[0]!, marks.at(-1)!);
  const last = curve.length - 1;
  return (
    <svg
      class="rating-curve"
      viewBox={`0 0 ${frame.wide} ${frame.high}`}
      role="img"
      aria-label={labelled(name, t("rating.within", { rating, within }))}
    >
      <Axes plot={plot} marks={marks} curve={curve} />
      <BandAndLine curve={curve} plot={plot} />
      {turningPoints(curve).map((n, nth) => (
        <TurningPoint key={n} one={curve[n]!} n={n} plot={plot} last={last} above={nth === 0} />
      ))}
      <circle class="rating-now" cx={plot.x(last)} cy={plot.y(rating)} r="5" />
      <text class="rating-now" x={plot.x(last) + 9} y={plot.y(rating) + 1}>
        {numeral(rating)}
      </text>
      <text class="rating-within" x={plot.x(last) + 9} y={plot.y(rating) + 16}>
        {`± ${numeral(within)}`}
      </text>
    </svg>
  );
}

import { t } from "../../../../ui/words/texts";
import { spell } from "../choose";
import { FaceSymbol } from "../pieces/card";
import { secondsOf } from "../pieces/hourglass";
import type { Review, SwapAt } from "../types.gen";

interface Props {
  review: Review;
  name(seat: number): string;
}

const WIDE = 300;
const ROW = 30;
const MISSED = 5;

/** Where a moment stands on the line, and where a seat. */
const across = (review: Review, millis: number): number => 10 + (millis / Math.max(1, review.lasted)) * (WIDE - 20);
const down = (seat: number): number => 22 + seat * ROW;

/** One player: the name, a rail, and pale stretches where nothing was done. */
function Rail({ review, seat, name }: Props & { seat: number }) {
  const idle = review.pauses.filter((one) => one.seat === seat);
  return (
    <g>
      <text class="who" x="4" y={down(seat) - 10}>
        {name(seat)}
      </text>
      <path class="rail" d={`M4 ${down(seat)}H${WIDE - 4}`} />
      {idle.map((one, i) => (
        <path key={i} class="idle" d={`M${across(review, one.at)} ${down(seat)}H${across(review, one.until)}`} />
      ))}
    </g>
  );
}

/** A swap between two rails: over the shorter way, or off the edge where the round closes. */
function Swap({ review, swap, kind }: { review: Review; swap: SwapAt; kind: "swap" | "missed" }) {
  const x = across(review, swap.at);
  const [upper, lower] = [Math.min(swap.seat, swap.other), Math.max(swap.seat, swap.other)];
  const round = lower - upper > 1;
  const path = round ? `M${x} ${down(upper)}v-9M${x} ${down(lower)}v9` : `M${x} ${down(upper)}V${down(lower)}`;
  return <path class={kind} d={path} />;
}

/** What was laid, where and when. */
function SetMarks({ review }: { review: Review }) {
  return (
    <>
      {review.sets.map((set, i) => (
        <g key={i} transform={`translate(${across(review, set.at)} ${down(set.seat)})`}>
          <circle class="set" r="8" />
          <FaceSymbol face={set.face} x={0} y={0} size={0.36} />
        </g>
      ))}
    </>
  );
}

function Scale({ review, y }: { review: Review; y: number }) {
  return (
    <>
      <text class="scale" x="4" y={y}>
        0:00
      </text>
      <text class="scale" x={WIDE - 4} y={y} text-anchor="end">
        {secondsOf(review.lasted)}
      </text>
    </>
  );
}

function Line({ review, name }: Props) {
  const foot = down(review.actions.length - 1) + 12;
  return (
    <svg class="xc-line" viewBox={`0 0 ${WIDE} ${foot + 20}`} role="img" aria-label={t("x-code.review.line")}>
      {review.turns.map((turn, i) => (
        <path key={`t${i}`} class="turn" d={`M${across(review, turn.at)} 6V${foot}`} />
      ))}
      {review.actions.map((_, seat) => (
        <Rail key={seat} review={review} name={name} seat={seat} />
      ))}
      {review.swaps.map((swap, i) => (
        <Swap key={`s${i}`} review={review} swap={swap} kind="swap" />
      ))}
      {review.missed.map((swap, i) => (
        <Swap key={`m${i}`} review={review} swap={swap} kind="missed" />
      ))}
      <SetMarks review={review} />
      <Scale review={review} y={foot + 14} />
    </svg>
  );
}

const MARKS = ["set", "swap", "missed", "idle", "turn"] as const;

/** What the marks on the line mean. */
function Legend() {
  return (
    <ul class="xc-legend small soft">
      {MARKS.map((mark) => (
        <li key={mark}>
          <svg class="xc-line" viewBox="0 0 20 20" aria-hidden="true">
            {mark === "set" ? (
              <circle class="set" cx="10" cy="10" r="7" />
            ) : mark === "idle" ? (
              <path class="idle" d="M2 10H18" />
            ) : (
              <path class={mark} d="M10 2V18" />
            )}
          </svg>
          {t(`x-code.review.mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** Swaps that would have helped both, could be made for long, and were not; the first few of them. */
function Missed({ review, name }: Props) {
  return (
    <>
      {review.missed.slice(0, MISSED).map((swap, i) => (
        <li key={i}>
          {t("x-code.review.missed", {
            time: secondsOf(swap.at),
            who: name(swap.seat),
            card: spell(swap.card),
            other: name(swap.other),
            back: spell(swap.back),
          })}
        </li>
      ))}
    </>
  );
}

/** When the timer was turned, and what that gained. */
function turnWords({ at, seat, left, gained }: Review["turns"][number], name: Props["name"]): string {
  const seconds = (millis: number) => Math.round(millis / 1000);
  const gaps = { time: secondsOf(at), who: name(seat), left: seconds(left), gained: seconds(gained) };
  return t("x-code.review.turn", gaps);
}

/** How a match went: its time line, and what can be learnt from it. */
export function Looked({ review, name }: Props) {
  const all = review.actions.reduce((a, b) => a + b, 0);
  const idle = (seat: number) => Math.round((review.idle[seat] ?? 0) / 1000);
  return (
    <section class="xc-review" aria-label={t("x-code.review")}>
      <h3>{t("x-code.review")}</h3>
      <Line review={review} name={name} />
      <Legend />
      <ul class="small">
        {review.actions.map((n, seat) => (
          <li key={seat}>
            <strong>{name(seat)}</strong> {t("x-code.review.seat", { n, idle: idle(seat) })}
          </li>
        ))}
        <li>{t("x-code.review.swaps", { n: review.swaps.length, missed: review.missed.length })}</li>
        <Missed review={review} name={name} />
        {review.turns.map((turn, i) => (
          <li key={i}>{turnWords(turn, name)}</li>
        ))}
        <li>{t("x-code.review.fewest", { n: review.fewest, all, time: secondsOf(review.fastest) })}</li>
      </ul>
    </section>
  );
}

import { t } from "../../../../ui/words/texts";
import { spell } from "../choose";
import { FaceSymbol } from "../pieces/card";
import { secondsOf } from "../pieces/hourglass";
import type { Review, SwapAt } from "../types.gen";

interface Props {
  review: Review;
  name(seat: number): string;
}

const WIDE = 340;
const NAMES = 76; // the room for names at the left
const MARK = 18; // what a mark on a rail needs
const ROW = 34;
const MISSED = 5;

/** Where a moment stands on a line of this width. */
const across = ({ lasted }: Review, millis: number, wide: number): number =>
  NAMES + 10 + (millis / Math.max(1, lasted)) * (wide - NAMES - 20);

/** Which step each set of a seat stands on: those that came quickly one after the other stand over each other. */
export function steps(places: readonly number[]): number[] {
  const last: number[] = [];
  return places.map((x) => {
    const free = last.findIndex((before) => x - before >= MARK);
    const step = free < 0 ? last.length : free;
    last[step] = x;
    return step;
  });
}

interface Drawn {
  review: Review;
  wide: number;
  /** Where the rail of each seat lies. */
  rails: readonly number[];
  foot: number;
  /** The sets with their places. */
  marks: readonly { x: number; y: number; face: number }[];
}

/** Everything has its place before it is drawn: a rail lies as deep as the marks over it are high. */
export function draw(review: Review, wide = WIDE): Drawn {
  const rails: number[] = [];
  const marks: { x: number; y: number; face: number }[] = [];
  let top = 0;
  review.actions.forEach((_, seat) => {
    const sets = review.sets.filter((one) => one.seat === seat);
    const places = sets.map((one) => across(review, one.at, wide));
    const high = steps(places);
    const rail = top + ROW - MARK / 2 + MARK * Math.max(0, ...high);
    sets.forEach((one, i) => {
      marks.push({ x: places[i]!, y: rail - high[i]! * MARK, face: one.face });
    });
    rails.push(rail);
    top = rail + MARK / 2;
  });
  return { review, wide, rails, foot: top + 4, marks };
}

/** One player: the name, a rail, and pale stretches where nothing was done. */
function Rail({ review, wide, rails, seat, name }: Drawn & { seat: number; name: Props["name"] }) {
  const idle = review.pauses.filter((one) => one.seat === seat);
  const y = rails[seat]!;
  return (
    <g>
      <text class="who" x="2" y={y + 4}>
        {short(name(seat))}
      </text>
      <path class="rail" d={`M${NAMES} ${y}H${wide - 4}`} />
      {idle.map((one, i) => (
        <path key={i} class="idle" d={`M${across(review, one.at, wide)} ${y}H${across(review, one.until, wide)}`} />
      ))}
    </g>
  );
}

const LETTERS = 10;
const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** A swap between two rails: over the shorter way, or off the edge where the round closes. */
function Swap({ review, wide, rails, swap, kind }: Drawn & { swap: SwapAt; kind: "swap" | "missed" }) {
  const x = across(review, swap.at, wide);
  const [upper, lower] = [rails[Math.min(swap.seat, swap.other)]!, rails[Math.max(swap.seat, swap.other)]!];
  const round = Math.abs(swap.seat - swap.other) > 1;
  return <path class={kind} d={round ? `M${x} ${upper}v-9M${x} ${lower}v9` : `M${x} ${upper}V${lower}`} />;
}

/** What was laid, where and when. */
function SetMarks({ marks }: Drawn) {
  return (
    <>
      {marks.map(({ x, y, face }, i) => (
        <g key={i} class="xc-set-mark" transform={`translate(${x} ${y})`}>
          <circle class="set" r="8.5" />
          <FaceSymbol face={face} x={0} y={0} size={0.4} />
        </g>
      ))}
    </>
  );
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

function Scale({ review, wide, foot }: Drawn) {
  return (
    <>
      {QUARTERS.map((share) => (
        <text
          key={share}
          class="scale"
          x={across(review, share * review.lasted, wide)}
          y={foot + 14}
          text-anchor="middle"
        >
          {secondsOf(share * review.lasted)}
        </text>
      ))}
    </>
  );
}

/** Who did what when: a rail for each, on one scale. */
export function TimeLine({ review, name, wide = WIDE }: Props & { wide?: number | undefined }) {
  const drawn = draw(review, wide);
  return (
    <svg class="xc-line" viewBox={`0 0 ${wide} ${drawn.foot + 20}`} role="img" aria-label={t("x-code.review.line")}>
      {review.turns.map((turn, i) => (
        <path key={`t${i}`} class="turn" d={`M${across(review, turn.at, wide)} 6V${drawn.foot}`} />
      ))}
      {review.actions.map((_, seat) => (
        <Rail key={seat} {...drawn} name={name} seat={seat} />
      ))}
      {review.swaps.map((swap, i) => (
        <Swap key={`s${i}`} {...drawn} swap={swap} kind="swap" />
      ))}
      {review.missed.map((swap, i) => (
        <Swap key={`m${i}`} {...drawn} swap={swap} kind="missed" />
      ))}
      <SetMarks {...drawn} />
      <Scale {...drawn} />
    </svg>
  );
}

const MARKS = ["set", "swap", "missed", "idle", "turn"] as const;

/** What the marks on the line mean. */
export function Legend() {
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

/** What can be learnt from a match, in words. */
export function Learnt({ review, name }: Props) {
  const all = review.actions.reduce((a, b) => a + b, 0);
  const idle = (seat: number) => Math.round((review.idle[seat] ?? 0) / 1000);
  return (
    <ul class="small xc-learnt">
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
  );
}

/** How a match went: its time line, and what can be learnt from it. */
export function Looked({ review, name }: Props) {
  return (
    <section class="xc-review" aria-label={t("x-code.review")}>
      <h3>{t("x-code.review")}</h3>
      <TimeLine review={review} name={name} />
      <Legend />
      <Learnt review={review} name={name} />
    </section>
  );
}

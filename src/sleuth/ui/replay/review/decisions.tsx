import { Button } from "../../parts/button";
import type { Decision, SeatReview } from "../../wire/wire.gen";
import { type Names, numeral, t } from "../../words/texts";
import { BadgeOf } from "./badge";
import { barsOf, inUnit, two } from "./figures";
import { said, toldIn } from "./words";

const WIDE = 100;
/** Less than this is not written. */
const LITTLE = 0.005;

/** What was on offer, what the move promised, and what it told. */
function DecisionBars({ made, seat }: { made: Decision; seat: SeatReview }) {
  const { best, expected, told } = barsOf(made, seat);
  return (
    <svg class="review-bars" viewBox={`0 0 ${WIDE} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-best" width={best * WIDE} height="7" />
      <rect class="bar-expected" width={expected * WIDE} height="7" />
      {told > 0 && <rect class="bar-told" y="8" width={told * WIDE} height="6" />}
    </svg>
  );
}

/** What was left before and after. */
function Left({ left: [before, after] }: Pick<Decision, "left">) {
  if (before == null) return <span class="review-left" />;
  return (
    <span class="review-left">
      {numeral(before)}
      {after != null && (
        <>
          {" → "}
          <b>{numeral(after)}</b>
        </>
      )}
    </span>
  );
}

/** What could be expected of it, out of the best there was; else what it lost. */
function OfBest({ made, seat }: { made: Decision; seat: SeatReview }) {
  const bits = seat.unit === "bits" && made.unit === "bits";
  const words = bits
    ? t("review.of-best", { n: two(made.expected), best: two(made.best_bits) })
    : inUnit(made.unit, -made.loss);
  return <span class="review-of">{words}</span>;
}

/** Luck, and what it gave away. */
function Small({ made }: { made: Decision }) {
  const gave = made.gave.reduce((sum, bits) => sum + bits, 0);
  const told = [
    Math.abs(made.luck) >= LITTLE && t("review.luck", { n: inUnit(made.unit, made.luck, true) }),
    gave >= LITTLE && t("review.gave", { n: two(gave) }),
    !made.exact && t("review.estimated"),
  ].filter(Boolean);
  return <span class="review-small small soft">{told.join(" · ")}</span>;
}

interface Props {
  seat: SeatReview;
  names: Names;
  at: number;
  /** To the moment before a decision. */
  go(step: number): void;
  /** To try something else there; none where nothing was lost. */
  learn(n: number): void;
  /** To hear what the house would have done, where it can be asked. */
  compare: ((n: number) => void) | null;
}

type RowProps = Props & { made: Decision };

/** What can be done about a decision. */
function Doing({ made, learn, compare }: RowProps) {
  return (
    <span class="review-do">
      {made.badge !== "best" && <Button quiet act={() => learn(made.n)} words={t("review.try")} />}
      {compare && <Button quiet act={() => compare(made.n)} words={t("review.compare")} />}
    </span>
  );
}

function Row(props: RowProps) {
  const { made, seat, names, at, go } = props;
  return (
    <li data-badge={made.badge} data-n={made.n} aria-current={at === made.n - 1 ? "step" : undefined}>
      <button
        type="button"
        class="review-row"
        onClick={() => go(made.n - 1)}
        title={t("review.moment", { n: made.n - 1 })}
      >
        <b class="review-n">{made.n}</b>
        <span class="review-move">{said(made.did, names)}</span>
        <Left left={made.left} />
        <DecisionBars made={made} seat={seat} />
        <OfBest made={made} seat={seat} />
        <BadgeOf badge={made.badge} />
        <span class="review-words">{toldIn(made, names)}</span>
        <Small made={made} />
      </button>
      <Doing {...props} />
    </li>
  );
}

/** One row a decision; a press leads to the moment in which it was taken. */
export function Decisions(props: Props) {
  return (
    <ol class="review-decisions">
      {props.seat.decisions.map((made) => (
        <Row key={made.n} {...props} made={made} />
      ))}
    </ol>
  );
}

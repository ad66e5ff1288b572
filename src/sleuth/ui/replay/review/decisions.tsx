import type { Decision, SeatReview } from "../../wire/wire.gen";
import { join, type Names, sentence, t } from "../../words/texts";
import { barsOf, inUnit } from "./figures";

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

/** The figures of a decision: what it lost, its luck, and what it gave away. */
function Small({ made }: { made: Decision }) {
  const gave = made.gave.reduce((sum, bits) => sum + bits, 0);
  const told = [
    made.loss > 1e-9 && inUnit(made.unit, -made.loss),
    Math.abs(made.luck) >= LITTLE && t("review.luck", { n: inUnit(made.unit, made.luck, true) }),
    gave >= LITTLE && t("review.gave", { n: Math.round(gave * 100) / 100 }),
    !made.exact && t("review.estimated"),
  ].filter(Boolean);
  return <span class="small soft">{told.join(" · ")}</span>;
}

interface Props {
  seat: SeatReview;
  names: Names;
  at: number;
  /** To the moment before a decision. */
  go(step: number): void;
}

/** One row a decision; a press leads to the moment in which it was taken. */
export function Decisions({ seat, names, at, go }: Props) {
  return (
    <ol class="review-decisions">
      {seat.decisions.map((made) => (
        <li key={made.n} data-badge={made.badge} aria-current={at === made.n - 1 ? "step" : undefined}>
          <button type="button" onClick={() => go(made.n - 1)} title={t("review.moment", { n: made.n - 1 })}>
            <span class="review-move">
              <b>{made.n}</b> {made.move}
            </span>
            <span class="review-badge">{t(`review.badge.${made.badge}`)}</span>
            <DecisionBars made={made} seat={seat} />
            <Small made={made} />
            <span class="review-words">{join(sentence(made.line, names))}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

import type { ComponentChildren } from "preact";
import { Button } from "../../parts/button";
import { Face } from "../../parts/drawn/face";
import { SharingQuestion } from "../../puzzles/sharing";
import { headline, winners } from "../../table/ending/result";
import type { MatchInfo } from "../../wire/api";
import type { Decision, MatchReview, SeatReview } from "../../wire/wire.gen";
import { nameAt } from "../../words/names";
import { known, type Names, t } from "../../words/texts";
import { inUnit, two } from "./figures";
import { toldIn } from "./words";

/** What one of the house has to say in the end; others have said what they had to. */
function lastWord(bot: string | null, won: boolean) {
  const code = `cast.${bot}.${won ? "won" : "lost"}`;
  return bot !== null && known(code) && <q class="small soft">{t(code)}</q>;
}

/** Who played; those who won in front. */
function Faces({ match }: { match: MatchInfo }) {
  const best = match.result ? winners(match.result) : [];
  return (
    <ul class="review-faces">
      {match.seats.map((one) => (
        <li key={one.seat} data-won={best.includes(one.seat) || undefined}>
          <Face who={one} size={best.includes(one.seat) ? 72 : 52} />
          <span>{nameAt(match, one.seat)}</span>
          {lastWord(one.bot, best.length > 0 && best.includes(one.seat))}
        </li>
      ))}
    </ul>
  );
}

/** The decision by which it was decided, and who took it. */
export function turningPoint(review: MatchReview): { seat: number; made: Decision } | null {
  for (const { seat, decisions } of review.seats)
    for (const made of decisions) if (made.n === review.decided) return { seat, made };
  return null;
}

interface DecidedProps {
  review: MatchReview;
  names: Names;
  go(step: number, seat: number | null): void;
  learn(seat: number, n: number): void;
}

/** The moment it was decided: what was done, and what would have been better. */
function Decided({ review, names, go, learn }: DecidedProps) {
  const { decided } = review;
  const point = turningPoint(review);
  if (decided === null) return null;
  const step = point ? decided - 1 : decided;
  return (
    <section class="review-decided">
      <h3>{t("review.decided", { n: decided })}</h3>
      {point && <p>{toldIn(point.made, names)}</p>}
      <div class="review-do">
        <Button act={() => go(step, point?.seat ?? null)} words={t("review.moment", { n: step })} />
        {point && point.made.badge !== "best" && (
          <Button act={() => learn(point.seat, decided)} words={t("review.try")} />
        )}
      </div>
    </section>
  );
}

/** How a seat fared in all. */
export function Fared({ seat }: { seat: SeatReview }) {
  const gave = seat.decisions.reduce((sum, one) => sum + one.gave.reduce((a, b) => a + b, 0), 0);
  return (
    <p class="review-sum">
      <strong>{t("review.skill", { n: seat.skill ?? 0 })}</strong>
      <span>{t("review.lost", { n: inUnit(seat.unit, seat.loss) })}</span>
      {seat.unit !== "seconds" && <span>{t("review.luck", { n: inUnit(seat.unit, seat.luck, true) })}</span>}
      {seat.unit === "bits" && <span>{t("review.known", { told: two(seat.told), heard: two(seat.heard) })}</span>}
      {gave > 0 && <span>{t("review.gave", { n: two(gave) })}</span>}
      {seat.could_know !== null && <span>{t("review.could-know", { n: seat.could_know })}</span>}
    </p>
  );
}

interface Props extends DecidedProps {
  match: MatchInfo;
  mine: number | null;
  /** What can be done with it all. */
  children: ComponentChildren;
}

/** Who played, how it ended, the moment it was decided, and figures of the whole match. */
export function Summary({ match, mine, review, children, ...rest }: Props) {
  return (
    <section class="panel review-summary">
      <Faces match={match} />
      <h2>{headline(match, match.result, mine)}</h2>
      {Object.entries(review.figures).map(([name, n]) => (
        <p key={name} class="small">
          {t(`review.figure.${name}`, { n: two(n) })}
        </p>
      ))}
      <Decided review={review} {...rest} />
      <div class="review-do">{children}</div>
      {mine !== null && <SharingQuestion table={match.id} />}
    </section>
  );
}

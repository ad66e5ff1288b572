import { useEffect, useState } from "preact/hooks";
import { Button, Chip } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { api, type MatchInfo } from "../../wire/api";
import type { MatchReview, SeatReview } from "../../wire/wire.gen";
import { nameAt } from "../../words/names";
import { type Names, t } from "../../words/texts";
import { Decisions } from "./decisions";
import { inUnit } from "./figures";

/** The review of a match: undefined while it is worked out, null if it was refused. */
function useReview(id: string): { review: MatchReview | null | undefined; load(): void } {
  const [review, set] = useState<MatchReview | null>();
  const load = () => {
    set(undefined);
    void attempt(api.review(id)).then((found) => set(found ?? null));
  };
  useEffect(load, [id]);
  return { review, load };
}

const two = (n: number): number => Math.round(n * 100) / 100;

/** How a seat fared in all. */
function Fared({ seat }: { seat: SeatReview }) {
  return (
    <p class="review-sum">
      <strong>{t("review.skill", { n: seat.skill ?? 0 })}</strong>
      <span>{t("review.luck", { n: inUnit(seat.unit, seat.luck, true) })}</span>
      {seat.unit === "bits" && <span>{t("review.known", { told: two(seat.told), heard: two(seat.heard) })}</span>}
      {seat.could_know !== null && <span>{t("review.could-know", { n: seat.could_know })}</span>}
    </p>
  );
}

function Legend({ bits }: { bits: boolean }) {
  return (
    <p class="review-legend small soft" aria-hidden="true">
      <span data-bar="best">{t("review.bar.best")}</span>
      <span data-bar="expected">{t("review.bar.expected")}</span>
      {bits && <span data-bar="told">{t("review.bar.told")}</span>}
    </p>
  );
}

interface Props {
  match: MatchInfo;
  names: Names;
  eyes: number | null;
  at: number;
  look(eyes: number | null): void;
  go(step: number): void;
}

/** Figures of the whole match, where all play together, and when it was decided. */
function Whole({ review, go }: { review: MatchReview; go(step: number): void }) {
  const { decided, figures } = review;
  return (
    <>
      {Object.entries(figures).map(([name, n]) => (
        <p key={name} class="small">
          {t(`review.figure.${name}`, { n: two(n) })}
        </p>
      ))}
      {decided !== null && <Button quiet act={() => go(decided)} words={t("review.decided", { n: decided })} />}
    </>
  );
}

function Reviewed({ review, match, names, eyes, at, look, go }: Props & { review: MatchReview }) {
  const first = review.seats.find((one) => one.skill !== null)?.seat ?? 0;
  const [chosen, choose] = useState(eyes ?? first);
  const seat = review.seats[chosen]!;
  const moment = (step: number) => {
    look(chosen);
    go(step);
  };
  return (
    <>
      <div class="review-seats">
        {review.seats.map((one) => (
          <Chip key={one.seat} on={one.seat === chosen} words={nameAt(match, one.seat)} act={() => choose(one.seat)} />
        ))}
      </div>
      {seat.skill === null ? (
        <p class="small soft">{t("review.nothing", { who: nameAt(match, chosen) })}</p>
      ) : (
        <>
          <Fared seat={seat} />
          <Legend bits={seat.unit === "bits"} />
        </>
      )}
      <Whole review={review} go={go} />
      <Decisions seat={seat} names={names} at={at} go={moment} />
    </>
  );
}

/** What each decision was worth to the one who took it: worked out when somebody wants to know. */
export function ReviewPane(props: Props) {
  const { review, load } = useReview(props.match.id);
  return (
    <section class="review" tabIndex={0} aria-label={t("review.title")} aria-busy={review === undefined}>
      <h2 class="pane-title">{t("review.title")}</h2>
      {review === undefined && <p class="small soft">{t("review.working")}</p>}
      {review === null && <Button act={load} words={t("review.again")} />}
      {review && <Reviewed review={review} {...props} />}
    </section>
  );
}

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button, Chip } from "../../parts/button";
import { copy } from "../../parts/copy-field";
import type { Size } from "../../parts/narrow";
import type { MatchInfo } from "../../wire/api";
import { useMe } from "../../wire/profile";
import type { MatchReview, ReviewProgress, SeatReview } from "../../wire/wire.gen";
import { nameAt, seatsOf } from "../../words/names";
import { type Names, t } from "../../words/texts";
import { PastBar } from "../looking-stage";
import { Compare } from "./compare";
import { Decisions } from "./decisions";
import { mistakesOf } from "./learning";
import { LeftChart } from "./left-chart";
import type { Loading, Why } from "./loading";
import { Fared, Summary } from "./summary";

/** How far it is, in steps and as a bar. */
function Working({ far }: { far: ReviewProgress | null }) {
  const known = far !== null && far.of > 0;
  return (
    <div class="panel review-working" role="status">
      <p>{t("review.working")}</p>
      <progress max={known ? far.of : 1} value={known ? far.done : undefined} />
      {known && <p class="small soft">{t("review.progress", { n: far.done, all: far.of })}</p>}
    </div>
  );
}

interface RefusedProps {
  why: Why | null;
  load(): void;
  /** What can be done instead. */
  children: ComponentChildren;
}

/** There is no review, and why; where it may come yet, it can be asked for again. */
function Refused({ why, load, children }: RefusedProps) {
  return (
    <div class="panel review-working" role="status">
      <p>{why?.words}</p>
      <div class="review-do">
        {children}
        {why?.passes && <Button act={load} words={t("review.again")} />}
      </div>
    </div>
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

interface Inside {
  match: MatchInfo;
  /** Names by which a seat is spoken of; mine are called you. */
  names: Names;
  at: number;
  /** To the board: to a step, through the eyes of a seat. */
  go(step: number, seat: number | null): void;
  learn(seat: number, n: number): void;
  board(): void;
}

interface RowsProps extends Inside {
  review: MatchReview;
  chosen: number;
  choose(seat: number): void;
}

/** The decisions of a seat, and how it fared in all. */
function Rows({ review, match, names, at, go, learn, chosen, choose }: RowsProps) {
  const [asked, ask] = useState<number | null>(null);
  const seat = review.seats[chosen] as SeatReview;
  const [first] = mistakesOf(review, chosen);
  return (
    <section class="panel review-rows" aria-label={t("review.title")}>
      <div class="review-top">
        <h2 class="pane-title">{t("review.title")}</h2>
        <Legend bits={seat.unit === "bits"} />
      </div>
      <div class="review-seats">
        {review.seats.map((one) => (
          <Chip key={one.seat} on={one.seat === chosen} words={nameAt(match, one.seat)} act={() => choose(one.seat)} />
        ))}
        {first && <Button first act={() => learn(chosen, first.n)} words={t("review.learn.title")} />}
      </div>
      {seat.skill === null ? (
        <p class="small soft">{t("review.nothing", { who: nameAt(match, chosen) })}</p>
      ) : (
        <Fared seat={seat} />
      )}
      <Decisions
        {...{ seat, names, at }}
        go={(step) => go(step, chosen)}
        learn={(n) => learn(chosen, n)}
        compare={match.minded ? ask : null}
      />
      {asked !== null && <Compare id={match.id} seat={chosen} n={asked} names={names} close={() => ask(null)} />}
    </section>
  );
}

function Reviewed(props: Inside & { review: MatchReview; mine: number | null }) {
  const { review, match, mine, board, go, at } = props;
  const knows = review.seats.some(({ left }) => left.some((n) => n !== null));
  const first = review.seats.find((one) => one.skill !== null)?.seat ?? 0;
  const [chosen, choose] = useState(mine !== null && review.seats[mine]?.skill != null ? mine : first);
  return (
    <>
      <Summary {...props}>
        <Button act={() => copy(`${location.origin}/match/${match.id}`)} words={t("replay.share")} />
        <Button act={board} words={t("review.board")} />
      </Summary>
      <div class="review-main">
        <section class="panel review-chart-box" aria-label={t("review.chart.title")}>
          <h2 class="pane-title">{t("review.chart.title")}</h2>
          {knows && <p class="small soft">{t("review.chart.how")}</p>}
          <LeftChart {...{ review, match, at }} go={(step) => go(step, chosen)} />
        </section>
        <Rows {...props} {...{ chosen, choose }} />
      </div>
    </>
  );
}

interface Props extends Inside {
  loading: Loading;
  size: Size;
  words: string;
}

/** What each decision was worth to the one who took it: the same page for every game. */
export function ReviewPage({ loading, size, words, ...props }: Props) {
  const { review, far, why, load } = loading;
  const mine = seatsOf(props.match, useMe()?.id ?? null)[0] ?? null;
  const tools = <Button quiet act={props.board} words={t("review.board")} />;
  return (
    <main id="main" class="review-page" data-pane="review" aria-busy={review === undefined}>
      <PastBar game={props.match.game} size={size} words={words} tools={tools} />
      <div class="review-grid">
        {review === undefined && <Working far={far} />}
        {review === null && (
          <Refused why={why} load={load}>
            <Button act={props.board} words={t("review.board")} />
          </Refused>
        )}
        {review && <Reviewed {...props} review={review} mine={mine} />}
      </div>
    </main>
  );
}

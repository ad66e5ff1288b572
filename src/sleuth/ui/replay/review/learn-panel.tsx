import { Button } from "../../parts/button";
import type { Decision, Tried } from "../../wire/wire.gen";
import { type Names, t } from "../../words/texts";
import { inUnit } from "./figures";
import type { LessonUnderWay, Trying } from "./learning";
import { said } from "./words";

/** What came of the last try, and why. */
function Outcome({ tried, names }: { tried: Tried; names: Names }) {
  const why = t(tried.line.code, tried.line.args);
  return (
    <p class="learn-said" data-right={tried.right} role="status">
      <strong>{t(tried.right ? "review.learn.right" : "review.learn.wrong")}</strong> {said(tried.did, names)}. {why}
      {tried.right && tried.better && ` ${t("review.learn.best", { best: said(tried.better, names) })}`}
    </p>
  );
}

/** Hints, one after the other: how much there is to gain, of which kind it is, and the move itself. */
function Hints({ made, hints, names }: { made: Decision; hints: number; names: Names }) {
  const told = [
    t("review.learn.hint.gain", { n: inUnit(made.unit, made.loss) }),
    t(made.kind === made.better.code ? "review.learn.hint.alike" : "review.learn.hint.other"),
    t("review.learn.best", { best: said(made.better, names) }),
  ].slice(0, hints);
  return (
    <ul class="learn-hints">
      {told.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** What was on offer, as far as it can be listed: a press tries it. */
function OnOffer({ trying, names }: { trying: Trying; names: Names }) {
  const { moment, busy, play } = trying;
  if (!moment?.said.length) return null;
  return (
    <details class="learn-offer">
      <summary>{t("review.learn.offer")}</summary>
      <ul>
        {moment.said.map((line, i) => (
          <li key={`${line.code} ${i}`}>
            <Button disabled={busy} act={() => play(moment.moves.listed[i])} words={said(line, names)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Props extends LessonUnderWay {
  made: Decision;
  names: Names;
}

/** A decision that can be bettered: what was done, what is looked for, hints, and the way on. */
export function LearnPanel({ made, nth, all, names, trying, next, leave }: Props) {
  const { tried, hints } = trying;
  const done = tried?.right ?? false;
  return (
    <section class="learn" aria-label={t("review.learn.title")}>
      <h2 class="pane-title">{t("review.learn.title")}</h2>
      <p class="small soft">{t("review.learn.nth", { n: nth, all })}</p>
      <p>
        {said(made.did, names)}. <strong>{t("review.learn.find")}</strong>
      </p>
      <p class="small soft">{t("review.learn.enough", { n: inUnit(made.unit, made.enough) })}</p>
      {tried && <Outcome tried={tried} names={names} />}
      {!done && <Hints made={made} hints={hints} names={names} />}
      {!done && <OnOffer trying={trying} names={names} />}
      <div class="learn-do">
        {!done && hints < 3 && <Button act={trying.hint} words={t("review.learn.hint")} />}
        {next && <Button first={done} act={next} words={t(done ? "review.learn.next" : "review.learn.skip")} />}
        <Button first={done && !next} quiet={!done} act={leave} words={t("review.learn.leave")} />
      </div>
    </section>
  );
}

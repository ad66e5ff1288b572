import { useEffect } from "preact/hooks";
import { Button } from "../parts/button";
import { knock } from "../parts/call/sound";
import type { Question, TableInfo } from "../wire/wire.gen";
import { nameAt } from "../words/names";
import { t } from "../words/texts";

/** Silence refuses after so long. */
const PATIENCE = 30_000;

interface Props {
  table: TableInfo;
  question: Question;
  mine: readonly number[];
  now: number;
  answer(yes: boolean): void;
}

/** The share of the time for an answer that is left. */
export function shareLeft(question: Question, now: number): number {
  return Math.max(0, Math.min(1, (question.until - now) / PATIENCE));
}

function Bar({ share }: { share: number }) {
  return (
    <svg class="time-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="time-bar-back" width="100" height="4" />
      <rect class="time-bar-left" width={share * 100} height="4" />
    </svg>
  );
}

/** Somebody asked the others something: they say yes or no, all see how long they have. */
export function QuestionBox({ table, question, mine, now, answer }: Props) {
  const asked = question.open.some((seat) => mine.includes(seat));
  useEffect(() => {
    if (asked) knock();
  }, [question.n, asked]);
  const own = mine.includes(question.seat);
  const level = question.level ? t(`level.${question.level}`) : "";
  const who = nameAt(table, question.seat);
  const waits = question.open.map((seat) => nameAt(table, seat)).join(", ");
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a question and a status may both be named
    <div class="notice question" role={asked ? "alertdialog" : "status"} aria-label={t("question.title")}>
      <p>
        {own
          ? t(`question.${question.what}.asked`, { who: waits, level })
          : t(`question.${question.what}`, { who, level })}
      </p>
      {asked ? (
        <span class="notice-do">
          <Button act={() => answer(true)} words={t("question.yes")} />
          <Button act={() => answer(false)} words={t("question.no")} />
        </span>
      ) : (
        !own && <span class="soft small">{t("question.waits", { who: waits })}</span>
      )}
      <Bar share={shareLeft(question, now)} />
    </div>
  );
}

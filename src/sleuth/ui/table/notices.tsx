import type { ComponentChildren } from "preact";
import { Button } from "../parts/button";
import type { TableDoing } from "../wire/use-table";
import type { SeatInfo, TableInfo } from "../wire/wire.gen";
import { nameAt } from "../words/names";
import { t } from "../words/texts";
import { ClockWarning } from "./clocks";
import { QuestionBox } from "./question";
import { minutes, useCountdown } from "./table-time";

interface Props {
  table: TableInfo;
  mine: readonly number[];
  now: number;
  doing: TableDoing;
}

function Notice({ children }: { children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}

/** Somebody who is away, and for whom nobody plays yet. */
export function isMissed(seat: SeatInfo): boolean {
  return seat.person !== null && seat.bot === null && seat.away !== null && !seat.online;
}

const CHOICES = ["wait", "bot", "end"] as const;

/** Somebody is away: first a countdown, then the others choose. */
function Missed({ table, seat, mine, now, doing }: Props & { seat: SeatInfo }) {
  const who = nameAt(table, seat.seat);
  const left = (seat.choice ?? now) - now;
  if (left > 0)
    return (
      <Notice>
        <p>
          {t("away.soon", { who })} <span class="clock">{minutes(left)}</span>
        </p>
      </Notice>
    );
  return (
    <Notice>
      <p>{t("away.now", { who })}</p>
      {mine.length > 0 && (
        <span class="notice-do">
          {CHOICES.map((choice) => (
            <Button key={choice} act={() => doing.choose(seat.seat, choice)} words={t(`away.${choice}`)} />
          ))}
        </span>
      )}
    </Notice>
  );
}

/** A bot plays for me: I may have my seat back at any time. */
function Substitute({ seat, doing }: { seat: SeatInfo; doing: TableDoing }) {
  return (
    <Notice>
      <p>{t("away.substitute")}</p>
      <Button first act={() => doing.reclaim(seat.seat)} words={t("away.reclaim")} />
    </Notice>
  );
}

function Paused({ mine, doing }: { mine: boolean; doing: TableDoing }) {
  return (
    <Notice>
      <p>{t("pause.now")}</p>
      {mine && <Button first act={() => doing.resume()} words={t("pause.resume")} />}
    </Notice>
  );
}

/** Nobody has done anything for long: so many seconds are left. */
export function ClosingNotice({ table }: { table: TableInfo }) {
  const left = useCountdown(table.closing);
  return left === null ? null : <Notice>{t("table.closing", { time: minutes(left) })}</Notice>;
}

/** What everybody at the table should know just now, besides whose turn it is. */
export function Notices(props: Props) {
  const { table, mine, now, doing } = props;
  if (table.status !== "playing" && table.status !== "frozen") return null;
  const taken = table.seats.filter((seat) => mine.includes(seat.seat) && seat.bot !== null && !seat.resigned);
  const missed = table.seats.filter((seat) => isMissed(seat) && !mine.includes(seat.seat));
  const { question } = table;
  return (
    <div class="notices">
      {question && (
        <QuestionBox
          table={table}
          question={question}
          mine={mine}
          now={now}
          answer={(yes) => doing.consent(question.n, yes)}
        />
      )}
      <ClockWarning seats={table.seats} mine={mine} now={now} />
      {table.status === "frozen" && <Notice>{t("table.frozen")}</Notice>}
      <ClosingNotice table={table} />
      {table.paused && <Paused mine={mine.length > 0} doing={doing} />}
      {taken.map((seat) => (
        <Substitute key={seat.seat} seat={seat} doing={doing} />
      ))}
      {missed.map((seat) => (
        <Missed key={seat.seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

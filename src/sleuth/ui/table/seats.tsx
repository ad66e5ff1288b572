import type { ComponentChildren } from "preact";
import type { GameUi, TableParts } from "../games";
import { Button } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { Bubble, type Bubbles } from "../talk/emotes";
import type { SeatInfo, TableInfo } from "../wire/wire.gen";
import { nameAt, personName } from "../words/names";
import { t } from "../words/texts";
import { SeatClock } from "./clocks";
import { isMissed } from "./notices";

interface Props {
  table: TableInfo;
  view: unknown;
  ui: GameUi;
  awaited: readonly number[];
  mine: readonly number[];
  active: number | null;
  now: number;
  bubbles: Bubbles;
  choose(seat: number): void;
  /** What else a game tells of a seat. */
  extra: TableParts["seat"];
}

function Presence({ here }: { here: boolean }) {
  const words = t(here ? "seat.online" : "seat.offline");
  return <span class={here ? "dot on" : "dot"} role="img" aria-label={words} title={words} />;
}

/** Who looks into the hand of a seat. */
function lookers(table: TableInfo, seat: number): string | null {
  const names = table.looks.filter((look) => look.seat === seat).map((look) => personName(look.person));
  return names.length ? t("seat.looks", { n: names.length, who: names.join(", ") }) : null;
}

/** What else is to be known of a seat: its role, its hints, who plays for whom, who looks on. */
function remarks(table: TableInfo, seat: SeatInfo, role: string | null | undefined): string {
  const hints = table.hints[seat.seat] ?? 0;
  const all = [
    role ? t(role) : null,
    seat.resigned ? t("seat.resigned") : seat.person && seat.bot ? t("seat.substitute") : null,
    hints ? t("seat.hints", { n: hints }) : null,
    lookers(table, seat.seat),
  ];
  return all.filter((one) => one !== null).join(" · ");
}

function Points({ points }: { points: number | null | undefined }) {
  if (points === null || points === undefined) return null;
  return (
    <span class="seat-points" title={t("seat.points")}>
      {points}
      <span class="unseen"> {t("seat.points")}</span>
    </span>
  );
}

/** Who sits here, and what else is to be known. */
function SeatWords({
  table,
  seat,
  role,
  own,
}: {
  table: TableInfo;
  seat: SeatInfo;
  role: string | null;
  own: boolean;
}) {
  return (
    <span class="seat-words">
      <span class="seat-name">
        <span>{nameAt(table, seat.seat)}</span>
        {seat.bot && <span class="badge">{t("seat.bot")}</span>}
      </span>
      <span class="seat-role">
        {remarks(table, seat, role)}
        {own && <span class="seat-you"> ({t("seat.you")})</span>}
      </span>
    </span>
  );
}

/** Who sits there, whether they are here, and what they feel. */
export function SeatFace({
  seat,
  bubbles,
  size,
}: {
  seat: SeatInfo;
  bubbles: Bubbles;
  size: number;
}): ComponentChildren {
  return (
    <span class={isMissed(seat) ? "seat-face missed" : "seat-face"} data-face={seat.seat}>
      <Face who={seat} size={size} />
      {seat.person && <Presence here={seat.online} />}
      <Bubble bubbles={bubbles} seat={seat.seat} />
    </span>
  );
}

function SeatCard(props: Props & { seat: SeatInfo }) {
  const { table, view, ui, awaited, mine, active, now, bubbles, choose, extra, seat } = props;
  const n = seat.seat;
  const turn = awaited.includes(n) && table.status === "playing";
  const own = mine.includes(n);
  const kind = `seat${turn ? " turn" : ""}${active === n ? " active" : ""}`;
  return (
    <li class={kind} aria-current={turn ? "true" : undefined}>
      <SeatFace seat={seat} bubbles={bubbles} size={44} />
      <SeatWords table={table} seat={seat} role={ui.role?.(view as never, n) ?? seat.role} own={own} />
      <span class="seat-tally">
        <SeatClock seat={seat} now={now} />
        <Points points={ui.points?.(view as never, n)} />
      </span>
      {extra && <span class="seat-extra">{extra(n)}</span>}
      {own && mine.length > 1 && active !== n && <Button act={() => choose(n)} words={t("seat.look")} />}
    </li>
  );
}

/** More seats than this are scrolled on a phone, also by keys. */
const SIDE_BY_SIDE = 2;

/** Everybody at the table, and whom it waits for. */
export function Seats(props: Props) {
  return (
    <ul
      class="panel seats"
      aria-label={t("seat.all")}
      tabIndex={props.table.seats.length > SIDE_BY_SIDE ? 0 : undefined}
    >
      {props.table.seats.map((seat) => (
        <SeatCard key={seat.seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

import type { GameUi } from "../games";
import { Button } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { Bubble, type Bubbles } from "../talk/emotes";
import type { SeatInfo, TableInfo } from "../wire/wire.gen";
import { nameAt } from "../words/names";
import { t } from "../words/texts";
import { SeatClock } from "./clocks";

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
}

function Presence({ here }: { here: boolean }) {
  const words = t(here ? "seat.online" : "seat.offline");
  return <span class={here ? "dot on" : "dot"} role="img" aria-label={words} title={words} />;
}

/** Who looks into the hand of a seat. */
function lookers(table: TableInfo, seat: number): string | null {
  const names = table.looks.filter((look) => look.seat === seat).map((look) => look.person.name);
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

function SeatCard({ table, view, ui, awaited, mine, active, now, bubbles, choose, seat }: Props & { seat: SeatInfo }) {
  const n = seat.seat;
  const turn = awaited.includes(n) && table.status === "playing";
  const own = mine.includes(n);
  const kind = `seat${turn ? " turn" : ""}${active === n ? " active" : ""}`;
  return (
    <li class={kind} aria-current={turn ? "true" : undefined}>
      <span class="seat-face">
        <Face who={seat} size={44} />
        {seat.person && <Presence here={seat.online} />}
        <Bubble bubbles={bubbles} seat={n} />
      </span>
      <SeatWords table={table} seat={seat} role={ui.role?.(view as never, n) ?? seat.role} own={own} />
      <span class="seat-tally">
        <SeatClock seat={seat} now={now} />
        <Points points={ui.points?.(view as never, n)} />
      </span>
      {own && mine.length > 1 && active !== n && <Button act={() => choose(n)} words={t("seat.look")} />}
    </li>
  );
}

/** More seats than this are scrolled on a phone, also by keys. */
const SIDE_BY_SIDE = 2;

/** Everybody at the table, and whom it waits for. */
export function Seats(props: Props) {
  return (
    <ul class="seats" aria-label={t("seat.all")} tabIndex={props.table.seats.length > SIDE_BY_SIDE ? 0 : undefined}>
      {props.table.seats.map((seat) => (
        <SeatCard key={seat.seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

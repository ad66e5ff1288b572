import { Figure } from "./figures";
import type { GameUi } from "./games";
import { t, tOr } from "./texts";
import type { SeatInfo, TableInfo } from "./wire.gen";

/** The name of who sits on a seat. */
export function nameAt(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  if (info?.bot) return botName(table, info);
  return info?.person?.name ?? t("seat.nobody");
}

/** Bots of one kind are told apart by their seat. */
function botName(table: TableInfo, info: SeatInfo): string {
  const name = tOr(`bot.${info.bot}`, info.bot ?? "");
  const alike = table.seats.filter((one) => one.bot === info.bot);
  return alike.length > 1 ? `${name} ${alike.indexOf(info) + 1}` : name;
}

interface Props {
  table: TableInfo;
  view: unknown;
  ui: GameUi;
  awaited: readonly number[];
  mine: readonly number[];
  active: number | null;
  choose(seat: number): void;
}

function Presence({ here }: { here: boolean }) {
  const words = t(here ? "seat.online" : "seat.offline");
  return <span class={here ? "dot on" : "dot"} role="img" aria-label={words} title={words} />;
}

function SeatCard({ table, view, ui, awaited, mine, active, choose, seat }: Props & { seat: SeatInfo }) {
  const role = ui.role?.(view as never, seat.seat);
  const points = ui.points?.(view as never, seat.seat);
  const turn = awaited.includes(seat.seat);
  const own = mine.includes(seat.seat);
  const hints = table.hints[seat.seat] ?? 0;
  return (
    <li class={`seat${turn ? " turn" : ""}${active === seat.seat ? " active" : ""}`} aria-current={turn ? "true" : undefined}>
      <span class="seat-face">
        <Figure figure={seat.person?.figure ?? 0} bot={!!seat.bot} size={44} />
        {!seat.bot && <Presence here={seat.online} />}
      </span>
      <span class="seat-words">
        <span class="seat-name">
          <span>{nameAt(table, seat.seat)}</span>
          {seat.bot && <span class="badge">{t("seat.bot")}</span>}
        </span>
        <span class="seat-role">
          {[role ? t(role) : null, hints ? t("seat.hints", { n: hints }) : null].filter(Boolean).join(" · ")}
          {own && <span class="seat-you"> ({t("seat.you")})</span>}
        </span>
      </span>
      {points !== null && points !== undefined && (
        <span class="seat-points" title={t("seat.points")}>
          {points}
          <span class="unseen"> {t("seat.points")}</span>
        </span>
      )}
      {own && mine.length > 1 && active !== seat.seat && (
        <button class="button" onClick={() => choose(seat.seat)}>
          {t("seat.look")}
        </button>
      )}
    </li>
  );
}

/** Everybody at the table, and whom it waits for. */
export function Seats(props: Props) {
  return (
    <ul class="seats" aria-label={t("seat.all")}>
      {props.table.seats.map((seat) => (
        <SeatCard key={seat.seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

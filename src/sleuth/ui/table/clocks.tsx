import { useEffect, useRef } from "preact/hooks";
import { warn } from "../parts/call/sound";
import type { SeatInfo, TableOptions } from "../wire/wire.gen";
import { t } from "../words/texts";
import { minutes } from "./table-time";

/** So long before the end the clock warns. */
export const LOW = 10_000;

/** What a seat's clock shows; null where there is none. */
export function leftOf(seat: SeatInfo, now: number): number | null {
  return seat.until === null ? seat.left : Math.max(0, seat.until - now);
}

/** What was agreed about time, in a few words. */
export function clockWords(clock: TableOptions["clock"]): string {
  if (clock === "none") return t("clock.none");
  if (clock.type === "per-move") return t("clock.per-move", { time: minutes(clock.seconds * 1000) });
  return t("clock.bank", { time: minutes(clock.seconds * 1000), n: clock.increment });
}

/** The clock of a seat: it runs while the table waits for the seat. */
export function SeatClock({ seat, now }: { seat: SeatInfo; now: number }) {
  const left = leftOf(seat, now);
  if (left === null) return null;
  const runs = seat.until !== null;
  const low = runs && left <= LOW;
  return (
    <span
      class={`clock${runs ? " runs" : ""}${low ? " low" : ""}`}
      role="timer"
      aria-label={t("clock.left", { time: minutes(left) })}
    >
      {minutes(left)}
    </span>
  );
}

/** Says, once, that my time runs out. */
export function ClockWarning({
  seats,
  mine,
  now,
}: {
  seats: readonly SeatInfo[];
  mine: readonly number[];
  now: number;
}) {
  const low = seats.find((seat) => mine.includes(seat.seat) && seat.until !== null && seat.until - now <= LOW);
  const said = useRef(false);
  useEffect(() => {
    if (low && !said.current) warn();
    said.current = !!low;
  }, [!!low]);
  return (
    <p class={low ? "clock-warning" : "unseen"} role="alert">
      {low ? t("clock.warning") : ""}
    </p>
  );
}

import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { api } from "../wire/api";
import { isFree } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";

interface StartProps {
  table: TableInfo;
  host: boolean;
  seats: readonly number[];
  ready(on: boolean): void;
}

function isReady(table: TableInfo, seats: readonly number[]): boolean {
  return table.seats.every((seat) => !seats.includes(seat.seat) || seat.ready);
}

/** Whoever came too late: what can still be done. */
function TableFull({ table }: { table: TableInfo }) {
  return (
    <div class="notice" role="status">
      <p>{t(table.table.spectators === "none" ? "waiting.full-closed" : "waiting.full")}</p>
      <a class="button" href="/">
        {t("nowhere.back")}
      </a>
    </div>
  );
}

function StartButton({ table }: { table: TableInfo }) {
  const full = !table.seats.some(isFree);
  const all = table.seats.every((seat) => seat.bot || seat.ready);
  const words = !full ? "waiting.not-full" : all ? "waiting.start" : "waiting.not-all-ready";
  const start = () => void attempt(api.start(table.id));
  return (
    <button type="button" class="button first start" disabled={!full || !all} onClick={start}>
      {t(words)}
    </button>
  );
}

/** The host starts once all are there and ready; the others say whether they are. */
export function Start({ table, host, seats, ready }: StartProps) {
  if (host) return <StartButton table={table} />;
  const full = !table.seats.some(isFree);
  const waits = full || seats.length ? "waiting.for-host" : "waiting.for-seats";
  return (
    <>
      {full && seats.length === 0 && <TableFull table={table} />}
      {seats.length > 0 && <Toggle label={t("waiting.i-am-ready")} on={isReady(table, seats)} change={ready} />}
      <p class="soft">{t(waits, { who: table.host.name })}</p>
    </>
  );
}

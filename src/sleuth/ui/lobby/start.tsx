import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { api } from "../wire/api";
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

/** The host starts once all are there and ready; the others say whether they are. */
export function Start({ table, host, seats, ready }: StartProps) {
  const full = table.seats.every((seat) => seat.person || seat.bot);
  const all = table.seats.every((seat) => seat.bot || seat.ready);
  const words = !full ? "waiting.not-full" : all ? "waiting.start" : "waiting.not-all-ready";
  return (
    <>
      {full && !host && seats.length === 0 && <TableFull table={table} />}
      {seats.length > 0 && !host && (
        <Toggle label={t("waiting.i-am-ready")} on={isReady(table, seats)} change={ready} />
      )}
      {host ? (
        <button
          type="button"
          class="button first start"
          disabled={!full || !all}
          onClick={() => void attempt(api.start(table.id))}
        >
          {t(words)}
        </button>
      ) : (
        <p class="soft">
          {t(full || seats.length ? "waiting.for-host" : "waiting.for-seats", { who: table.host.name })}
        </p>
      )}
    </>
  );
}

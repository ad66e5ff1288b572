import { freeSeats } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { freeRoles } from "../words/roles";
import { t } from "../words/texts";
import { Faces } from "./go-on";

function stateWords(table: TableInfo): string {
  const free = freeSeats(table);
  const roles = freeRoles(table.seats);
  if (roles) return t("hall.free-roles", { roles });
  return free ? t("hall.free", { n: free }) : t(`status.${table.status}`);
}

/** A table that waits for people. */
export function TableRow({ table }: { table: TableInfo }) {
  return (
    <li>
      <a class="card open-table" href={`/table/${table.id}`}>
        <strong>{gameName(table.game)}</strong>
        <span class="soft small">{t("hall.host", { who: table.host.name })}</span>
        <span class="small">{stateWords(table)}</span>
        <Faces table={table} />
      </a>
    </li>
  );
}

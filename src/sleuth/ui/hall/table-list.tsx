import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { headline } from "../table/ending";
import { freeSeats, isOver } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, seatsOf } from "../words/names";
import { freeRoles } from "../words/roles";
import { t } from "../words/texts";

function Faces({ table }: { table: TableInfo }) {
  return (
    <span class="faces">
      {table.seats.map((seat) =>
        seat.person || seat.bot ? (
          <Face key={seat.seat} who={seat} size={32} />
        ) : (
          <span key={seat.seat} class="empty-face" aria-hidden="true" />
        ),
      )}
    </span>
  );
}

function stateWords(table: TableInfo, you: string | null): string {
  if (isOver(table)) return headline(table, table.result, seatsOf(table, you)[0] ?? null);
  const free = freeSeats(table);
  const roles = freeRoles(table.seats);
  if (table.status === "gathering" && roles) return t("hall.free-roles", { roles });
  return table.status === "gathering" && free ? t("hall.free", { n: free }) : t(`status.${table.status}`);
}

export function TableRow({ table, you }: { table: TableInfo; you: string | null }) {
  return (
    <li>
      <a class="card open-table" href={`/${isOver(table) ? "match" : "table"}/${table.id}`}>
        <strong>{gameName(table.game)}</strong>
        <span class="soft small">{table.guided ? t("guide.badge") : t("hall.host", { who: table.host.name })}</span>
        <span class="small">{stateWords(table, you)}</span>
        <Faces table={table} />
      </a>
    </li>
  );
}

/** A few tables under a title; nothing where there are none. */
export function TableList({ title, tables, you }: { title: string; tables: readonly TableInfo[]; you: string | null }) {
  const [all, more] = useState(false);
  if (!tables.length) return null;
  return (
    <section class="open-tables">
      <h2>{title}</h2>
      <ul>
        {(all ? tables : tables.slice(0, 5)).map((table) => (
          <TableRow key={table.id} table={table} you={you} />
        ))}
      </ul>
      {!all && tables.length > 5 && (
        <Button quiet act={() => more(true)} words={t("hall.more", { n: tables.length - 5 })} />
      )}
    </section>
  );
}

import { useEffect, useState } from "preact/hooks";
import { Figure } from "../parts/figures";
import { headline } from "../table/ending";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { seatsOf } from "../words/names";
import { freeRoles } from "../words/roles";
import { t, tOr } from "../words/texts";
import { type Filter, fitting, freeSeats, isDone } from "./table-lists";

const AGAIN = 10_000;

function Faces({ table }: { table: TableInfo }) {
  return (
    <span class="faces">
      {table.seats.map((seat) =>
        seat.person || seat.bot ? (
          <Figure key={seat.seat} figure={seat.person?.figure ?? 0} bot={!seat.person} size={32} />
        ) : (
          <span key={seat.seat} class="empty-face" aria-hidden="true" />
        ),
      )}
    </span>
  );
}

function state(table: TableInfo, you: string | null): string {
  if (isDone(table)) return headline(table, table.result, seatsOf(table, you)[0] ?? null);
  const free = freeSeats(table);
  const roles = freeRoles(table.seats);
  if (table.status === "gathering" && roles) return t("hall.free-roles", { roles });
  return table.status === "gathering" && free ? t("hall.free", { n: free }) : t(`status.${table.status}`);
}

function Row({ table, you }: { table: TableInfo; you: string | null }) {
  return (
    <li>
      <a class="card open-table" href={`/${isDone(table) ? "match" : "table"}/${table.id}`}>
        <strong>{tOr(`${table.game}.name`, table.game)}</strong>
        <span class="soft small">{table.guided ? t("guide.badge") : t("hall.host", { who: table.host.name })}</span>
        <span class="small">{state(table, you)}</span>
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
          <Row key={table.id} table={table} you={you} />
        ))}
      </ul>
      {!all && tables.length > 5 && (
        <button type="button" class="button quiet" onClick={() => more(true)}>
          {t("hall.more", { n: tables.length - 5 })}
        </button>
      )}
    </section>
  );
}

interface FilterProps {
  games: readonly GameInfo[];
  filter: Filter;
  change(filter: Filter): void;
}

const FREE = [0, 1, 2, 3] as const;

function FilterRow({ games, filter, change }: FilterProps) {
  return (
    <div class="filters">
      <label class="field">
        <span>{t("hall.filter-game")}</span>
        <select
          class="input"
          value={filter.game ?? ""}
          onChange={(event) => change({ ...filter, game: event.currentTarget.value || null })}
        >
          <option value="">{t("hall.any-game")}</option>
          {games.map((game) => (
            <option key={game.name} value={game.name}>
              {tOr(`${game.name}.name`, game.name)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("hall.filter-free")}</span>
        <select
          class="input"
          value={String(filter.free)}
          onChange={(event) => change({ ...filter, free: Number(event.currentTarget.value) })}
        >
          {FREE.map((n) => (
            <option key={n} value={String(n)}>
              {n ? t("hall.at-least", { n }) : t("hall.any-free")}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The tables that everybody may join; looked up anew now and then. */
export function OpenTables({
  games,
  mine,
  you,
}: {
  games: readonly GameInfo[];
  mine: readonly TableInfo[];
  you: string | null;
}) {
  const [tables, set] = useState<readonly TableInfo[] | null>(null);
  const [filter, change] = useState<Filter>({ game: null, free: 0 });
  useEffect(() => {
    const look = () => void api.tables().then(set, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const found = fitting(tables ?? [], filter, mine);
  return (
    <section class="open-tables" aria-busy={tables === null}>
      <div class="open-tables-head">
        <h2>{t("hall.open-tables")}</h2>
        {!!tables?.length && <FilterRow games={games} filter={filter} change={change} />}
      </div>
      {found.length === 0 && <p class="soft">{t(tables?.length ? "hall.none-fits" : "hall.none-open")}</p>}
      <ul>
        {found.map((table) => (
          <Row key={table.id} table={table} you={you} />
        ))}
      </ul>
    </section>
  );
}

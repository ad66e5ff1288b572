import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { t } from "../words/texts";
import { type Filter, fitting } from "./filter";
import { TableRow } from "./table-list";

const AGAIN = 10_000;

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
              {gameName(game.name)}
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
          <TableRow key={table.id} table={table} you={you} />
        ))}
      </ul>
    </section>
  );
}

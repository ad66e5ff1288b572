import { useEffect, useState } from "preact/hooks";
import { SelectField } from "../parts/select-field";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { gameName } from "../words/names";
import { t } from "../words/texts";
import { type Filter, fitting } from "./filter";
import { TableRow } from "./table-row";

const AGAIN = 10_000;

interface FilterProps {
  games: readonly GameInfo[];
  filter: Filter;
  change(filter: Filter): void;
}

const FREE = [0, 1, 2, 3] as const;

function FilterRow({ games, filter, change }: FilterProps) {
  const named = games.map(({ name }) => [name, gameName(name)] as const);
  const seats = FREE.map((n) => [String(n), n ? t("hall.at-least", { n }) : t("hall.any-free")] as const);
  return (
    <div class="filters">
      <SelectField
        label={t("hall.filter-game")}
        options={[["", t("hall.any-game")], ...named]}
        value={filter.game ?? ""}
        change={(game) => change({ ...filter, game: game || null })}
      />
      <SelectField
        label={t("hall.filter-free")}
        options={seats}
        value={String(filter.free)}
        change={(free) => change({ ...filter, free: Number(free) })}
      />
    </div>
  );
}

/** The open tables, looked up anew now and then; null: nobody has said yet. */
export function useOpenTables(): readonly TableInfo[] | null {
  const [tables, set] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    const look = () => void api.tables().then(set, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

interface Props {
  tables: readonly TableInfo[] | null;
  games: readonly GameInfo[];
  mine: readonly TableInfo[];
}

/** The tables that everybody may join. */
export function OpenTables({ tables, games, mine }: Props) {
  const [filter, change] = useState<Filter>({ game: null, free: 0 });
  const found = fitting(tables ?? [], filter, mine);
  const worded = useWords([...new Set(found.map((table) => table.game))]);
  return (
    <section class="open-tables" aria-busy={tables === null}>
      <div class="open-tables-head">
        <h2>{t("hall.open-tables")}</h2>
        {!!tables?.length && <FilterRow games={games} filter={filter} change={change} />}
      </div>
      {found.length === 0 && <p class="soft">{t(tables?.length ? "hall.none-fits" : "hall.none-open")}</p>}
      <ul>{worded && found.map((table) => <TableRow key={table.id} table={table} />)}</ul>
    </section>
  );
}

import { HouseFace } from "../parts/drawn/face";
import { Figure } from "../parts/drawn/figures";
import { OnIcon } from "../parts/drawn/icons";
import { headline } from "../table/ending/result";
import type { TableInfo } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { gameName, nameAt, seatsOf } from "../words/names";
import { day, inARow, t } from "../words/texts";

/** The one whom a game was played against or with; the first, where there were several. */
function OtherFace({ table, you, size }: { table: TableInfo; you: string | null; size: number }) {
  const other = table.seats.find((seat) => seat.person?.id !== you);
  if (other?.bot && !other.person) return <HouseFace bot={other.bot} size={size} />;
  return <Figure figure={other?.person?.figure ?? 0} size={size} />;
}

function resultWords(table: TableInfo, you: string | null): string {
  return headline(table, table.result, seatsOf(table, you)[0] ?? null);
}

interface Props {
  tables: readonly TableInfo[];
  you: string | null;
}

/** The last games, in one line; a tap looks back. */
export function LookedBack({ tables, you }: Props) {
  const worded = useWords(tables.length ? ["beyond", ...new Set(tables.slice(0, 3).map((table) => table.game))] : []);
  return (
    <section class="card looked-back" aria-label={t("hall.finished")}>
      <p class="eyebrow">{t("hall.finished")}</p>
      {tables.length === 0 && <p class="small soft">{t("hall.none-finished")}</p>}
      <ul>
        {tables.slice(0, 3).map((table) => (
          <li key={table.id}>
            <a href={`/match/${table.id}`}>
              <OtherFace table={table} you={you} size={32} />
              <span class="small">
                <strong>{gameName(table.game)}</strong> {worded && resultWords(table, you)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {tables.length > 0 && (
        <a class="button quiet all-games" href="/games">
          {t("hall.all-games")}
          <OnIcon />
        </a>
      )}
    </section>
  );
}

/** A finished game in a list: with whom, how it ended, with how much help, and when. */
export function FinishedRow({ table, you }: { table: TableInfo; you: string | null }) {
  const others = table.seats.filter((seat) => seat.person?.id !== you).map((seat) => nameAt(table, seat.seat));
  return (
    <li>
      <a class="card finished" href={`/match/${table.id}`}>
        <OtherFace table={table} you={you} size={40} />
        <span class="finished-words">
          <strong>{gameName(table.game)}</strong>
          <span class="small">{resultWords(table, you)}</span>
          <span class="small soft">
            {[others.length ? t("setup.company", { who: inARow(others) }) : null, t(`level.${table.table.assistance}`)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <time class="small soft" dateTime={new Date(table.created).toISOString()}>
          {day(table.created)}
        </time>
        <OnIcon />
      </a>
    </li>
  );
}

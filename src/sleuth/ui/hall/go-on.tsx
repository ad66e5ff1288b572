import { pictureOf } from "../games";
import { IconButton } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { CrossIcon, OnIcon } from "../parts/drawn/icons";
import type { TableInfo } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { t } from "../words/texts";
import { dismiss } from "./dismissed";
import { isMyTurn, turnAndTime, whereItStands } from "./standing";

/** Everybody at a table. */
export function Faces({ table, size = 32 }: { table: TableInfo; size?: number }) {
  return (
    <span class="faces">
      {table.seats.map((seat) =>
        seat.person || seat.bot ? (
          <Face key={seat.seat} who={seat} size={size} />
        ) : (
          <span key={seat.seat} class="empty-face" aria-hidden="true" />
        ),
      )}
    </span>
  );
}

/** Where nothing is left open: what would stand here. */
function NothingOpen() {
  return (
    <section class="card go-on nothing" aria-label={t("hall.go-on")}>
      <div class="go-on-words">
        <p class="eyebrow">{t("hall.go-on")}</p>
        <h2>{t("hall.no-table")}</h2>
        <p class="small soft">{t("hall.no-table.about")}</p>
      </div>
    </section>
  );
}

/** The table to go on with, large; the others by number. */
export function GoOn({ tables, you }: { tables: readonly TableInfo[]; you: string | null }) {
  const [table, ...others] = tables;
  const worded = useWords(table ? [table.game] : []);
  if (!table) return <NothingOpen />;
  const Picture = pictureOf(table.game);
  const mine = isMyTurn(table, you);
  return (
    <section class={mine ? "card go-on mine" : "card go-on"} aria-label={t("hall.go-on")}>
      <div class="go-on-art">
        <Picture />
      </div>
      <div class="go-on-words">
        <p class="eyebrow">{turnAndTime(table, you)}</p>
        <h2>{whereItStands(table, worded)}</h2>
        <p class="small soft">{table.guided ? t("guide.badge") : t("hall.host", { who: table.host.name })}</p>
        <Faces table={table} />
        <div class="go-on-do">
          <a class="button first" href={`/table/${table.id}`}>
            <span class="words-wide">{t("hall.back-to-table")}</span>
            <span class="words-phone">{t("hall.go-on-short")}</span>
          </a>
          {others.length > 0 && (
            <a class="button quiet" href="/tables">
              {t("hall.more-tables", { n: others.length })}
              <OnIcon />
            </a>
          )}
        </div>
      </div>
      <IconButton label={t("hall.dismiss")} icon={<CrossIcon />} quiet act={() => dismiss(table.id)} />
    </section>
  );
}

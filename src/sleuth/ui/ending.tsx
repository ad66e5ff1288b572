import { api, type NewTable, type Sitting } from "./api";
import { Figure } from "./figures";
import type { GameUi } from "./games";
import { go } from "./router";
import { nameAt } from "./seats";
import { SeedCheck } from "./seed-check";
import { known, t } from "./texts";
import { attempt } from "./toast";
import type { Over, TableInfo } from "./wire.gen";

interface Props {
  table: TableInfo;
  over: Over;
  view: unknown;
  ui: GameUi;
  seat: number | null;
  mine: readonly number[];
  say(text: string): void;
}

/** The result in a few words, from where I sit. */
export function headline(table: TableInfo, over: Over, seat: number | null): string {
  const special = `${table.game}.over.${over.why}`;
  const [best = []] = over.places;
  if (over.places.length < 2 || best.length === 0) return t(known(special) ? special : "over.tie");
  if (seat !== null && best.includes(seat)) return t(best.length > 1 ? "over.won-together" : "over.won");
  return t("over.won-by", { who: best.map((one) => nameAt(table, one)).join(", ") });
}

function Points({ table, view, ui, over }: Pick<Props, "table" | "view" | "ui" | "over">) {
  const rows = over.places.flat().map((seat) => ({ seat, n: ui.points?.(view as never, seat) ?? null }));
  if (rows.every((row) => row.n === null)) return null;
  const most = Math.max(1, ...rows.map((row) => row.n ?? 0));
  return (
    <ul class="points">
      {rows.map(({ seat, n }) => {
        const info = table.seats.find((one) => one.seat === seat);
        return (
          <li key={seat}>
            <Figure figure={info?.person?.figure ?? 0} bot={!!info?.bot} size={36} />
            <span class="points-name">{nameAt(table, seat)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="points-bar" width={Math.max(2, ((n ?? 0) / most) * 100)} height="10" rx="2" />
            </svg>
            <strong>{n ?? "–"}</strong>
          </li>
        );
      })}
    </ul>
  );
}

/** The same again: my chairs and the bots' are taken, those of other people are free for them. */
export function sameAgain(table: TableInfo, mine: readonly number[]): NewTable {
  const seating = table.seats.map((seat): Sitting => {
    if (seat.bot) return { bot: seat.bot };
    return mine.includes(seat.seat) ? { me: true } : {};
  });
  const start = seating.every((one) => "me" in one || "bot" in one);
  return { game: table.game, options: table.options, table: table.table, seats: seating.length, seating, start };
}

async function again({ table, mine, say }: Props): Promise<void> {
  const made = table.rematch ? null : await attempt(api.open(sameAgain(table, mine)));
  const next = table.rematch ?? made?.id;
  if (!next) return;
  if (made?.status === "gathering") say(t("over.rematch-at", { link: `${location.origin}/table/${next}` }));
  go(`/table/${next}`);
}

/** After the match: who won, by how much, and what now. */
export function Ending(props: Props) {
  const { table, over, view, ui, seat } = props;
  return (
    <section class="card ending" aria-label={t("over.title")}>
      <h2>{headline(table, over, seat)}</h2>
      <Points table={table} over={over} view={view} ui={ui} />
      <div class="ending-do">
        {seat !== null && (
          <button class="button first" onClick={() => void again(props)}>
            {t(table.rematch ? "over.join-rematch" : "over.rematch")}
          </button>
        )}
        <a class="button" href="/">
          {t("over.hall")}
        </a>
        <a class="button quiet" href={`/match/${table.id}`}>
          {t("over.match")}
        </a>
        <SeedCheck id={table.id} />
      </div>
    </section>
  );
}

import { useState } from "preact/hooks";
import type { GameUi } from "../games";
import { Button } from "../parts/button";
import { Face } from "../parts/drawn/face";
import { attempt } from "../parts/toast";
import { go } from "../router";
import { SeedCheck } from "../seed/seed-check";
import { api, type Changed } from "../wire/api";
import type { Over, TableInfo } from "../wire/wire.gen";
import { nameAt, type Seated } from "../words/names";
import { known, t } from "../words/texts";

interface Props {
  table: TableInfo;
  view: unknown;
  ui: GameUi;
  /** The seat that I held; null: I watched. */
  seat: number | null;
}

interface Ended extends Seated {
  readonly game: string;
  readonly ended: TableInfo["ended"];
}

/** Everyone who has won, best first. */
export function winners({ places, won }: Over): readonly number[] {
  return places.slice(0, won).flat();
}

/** That I have won, and in which place, where others have won too. */
function mine(over: Over, seat: number): string {
  const place = over.places.findIndex((one) => one.includes(seat));
  if (over.won > 1) return t("over.won-place", { n: place + 1 });
  return t(over.places[place]!.length > 1 ? "over.won-together" : "over.won");
}

/** The result in a few words, from where I sit. */
export function headline(match: Ended, over: Over | null, seat: number | null): string {
  const best = over ? winners(over) : [];
  if (!over || (over.places.length < 2 && match.ended)) return t(match.ended ? `over.${match.ended}` : "over.tie");
  const special = `${match.game}.over.${over.why}`;
  if (over.places.length < 2 || best.length === 0) return t(known(special) ? special : "over.tie");
  if (seat !== null && best.includes(seat)) return mine(over, seat);
  const side = `${match.game}.won.${over.why}`;
  if (best.length > 1 && known(side)) return t(side);
  const who = best.map((one) => nameAt(match, one)).join(", ");
  return t(best.length > 1 ? "over.won-by-all" : "over.won-by", { who });
}

/** How it came to that, where the game has words for it and the headline does not say it. */
export function reason(match: Ended, over: Over | null): string | null {
  if (!over || over.places.length < 2) return null;
  if (match.ended) return t(`over.${match.ended}`);
  const special = `${match.game}.why.${over.why}`;
  return known(special) ? t(special) : null;
}

function Points({ table, view, ui, over }: Pick<Props, "table" | "view" | "ui"> & { over: Over }) {
  const rows = over.places.flat().map((seat) => ({ seat, n: ui.points?.(view as never, seat) ?? null }));
  if (rows.every((row) => row.n === null)) return null;
  const most = Math.max(1, ...rows.map((row) => row.n ?? 0));
  return (
    <ul class="points">
      {rows.map(({ seat, n }) => {
        const info = table.seats.find((one) => one.seat === seat);
        return (
          <li key={seat}>
            <Face who={info} size={36} />
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

/** The same people meet again, all at the same new table. */
function Rematch({ table }: { table: TableInfo }) {
  const [busy, set] = useState(false);
  const again = async (changed: Changed = {}) => {
    set(true);
    const next = await attempt(api.rematch(table.id, changed));
    set(false);
    if (next) go(`/table/${next.id}`);
  };
  const join = table.switched ? "over.join-switched" : "over.join-rematch";
  const sided = table.seats.some((seat) => seat.role !== null);
  return (
    <>
      <Button first disabled={busy} act={() => void again()} words={t(table.rematch ? join : "over.rematch")} />
      {sided && !table.rematch && (
        <Button disabled={busy} act={() => void again({ switch: true })} words={t("over.rematch-switched")} />
      )}
    </>
  );
}

/** After the match: who won, by how much, and what now. */
export function Ending({ table, view, ui, seat }: Props) {
  const over = table.result;
  const why = reason(table, over);
  return (
    <section class="card ending" aria-label={t("over.title")}>
      <h2>{headline(table, over, seat)}</h2>
      {why && <p class="soft">{why}</p>}
      {over && <Points table={table} over={over} view={view} ui={ui} />}
      <div class="ending-do">
        {seat !== null && !table.guided && <Rematch table={table} />}
        <a class="button" href={`/match/${table.id}`}>
          {t("over.match")}
        </a>
        <a class="button" href="/">
          {t("over.hall")}
        </a>
        <SeedCheck id={table.id} />
      </div>
      {ui.After && !table.guided && <ui.After table={table} view={view as never} seat={seat} />}
    </section>
  );
}

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { DockParts, Main } from "../../games";
import { Button } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { go } from "../../router";
import { api, type RematchTerms } from "../../wire/api";
import type { Level, Over, TableInfo } from "../../wire/wire.gen";
import { nameAt, type Seated } from "../../words/names";
import { known, t } from "../../words/texts";
import { OneUp } from "./one-up";
import { RematchHelp } from "./rematch-help";
import { useSettled } from "./reveal";

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

/** Play again: at a new table, or at the one that somebody has opened by now. */
function useRematch(table: TableInfo): { busy: boolean; again(changed?: RematchTerms): void } {
  const [busy, set] = useState(false);
  const again = async (changed: RematchTerms = {}) => {
    set(true);
    const next = await attempt(api.rematch(table.id, changed));
    set(false);
    if (next) go(`/table/${next.id}`);
  };
  return { busy, again: (changed) => void again(changed) };
}

function rematchWords(table: TableInfo): string {
  if (!table.rematch) return t("over.rematch");
  return t(table.switched ? "over.join-switched" : "over.join-rematch");
}

/** Who won, and how it came to that. */
function Result({ table, near, told }: Pick<EndProps, "table" | "near" | "told">) {
  const why = reason(table, table.result);
  return (
    <div class="result" role="status">
      <h2>{told}</h2>
      {why && <p class="soft small">{why}</p>}
      {near}
    </div>
  );
}

interface EndProps {
  table: TableInfo;
  over: boolean;
  /** The seat that I held; null: I watched. */
  seat: number | null;
  /** The result in a few words. */
  told: string;
  /** How near it was, in the game's own words. */
  near?: ComponentChildren;
}

/** The dock after a match: who and why, look back, play again. What comes where another button was is not pressed
 *  by the press that ended the match. */
export function useEnding({ table, over, seat, told, near }: EndProps): DockParts {
  const { busy, again } = useRematch(table);
  const settled = useSettled(over);
  const [wished, change] = useState<Level | null>(null);
  const assistance = wished ?? table.help ?? table.table.assistance;
  const sided = table.seats.some((one) => one.role !== null);
  const plays = seat !== null && !table.guided;
  const hall: Main = { words: t("over.hall"), ready: true, first: false, act: () => go("/") };
  const rematch: Main = { words: rematchWords(table), ready: !busy && settled, act: () => again({ assistance }) };
  return {
    choice: <Result table={table} told={told} near={near} />,
    more: (
      <>
        <a class="button" href={`/match/${table.id}`}>
          {t("over.match")}
        </a>
        {plays && over && <OneUp table={table} />}
        {plays && sided && !table.rematch && (
          <Button disabled={busy} act={() => again({ switch: true, assistance })} words={t("over.rematch-switched")} />
        )}
        {plays && <RematchHelp table={table} level={assistance} change={change} />}
      </>
    ),
    main: plays ? rematch : hall,
  };
}

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { DockParts, Main } from "../../games";
import { Button } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { go } from "../../router";
import { api, type RematchTerms } from "../../wire/api";
import type { Level, TableInfo } from "../../wire/wire.gen";
import { t } from "../../words/texts";
import { type LeftLine, useLeft } from "./left";
import { LeftSmall } from "./left-small";
import { OneUp } from "./one-up";
import { RematchHelp } from "./rematch-help";
import { reason } from "./result";
import { useSettled } from "./reveal";
import { ShareResult } from "./share-result";

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

/** Who won, how it came to that, and what was left to know. */
function Result({ table, near, told, seat, lines }: ResultProps) {
  const why = reason(table, table.result);
  return (
    <div class="ended">
      <div class="result" role="status">
        <h2>{told}</h2>
        {why && <p class="soft small">{why}</p>}
        {near}
      </div>
      <LeftSmall {...{ table, lines, seat }} />
    </div>
  );
}

interface EndProps {
  table: TableInfo;
  over: boolean;
  /** The seat that I held; null: I watched. */
  seat: number | null;
  /** The result in a few words, and as anybody may read it. */
  told: string;
  toldAll: string;
  /** How near it was, in the game's own words. */
  near?: ComponentChildren;
  /** Is what was left to know drawn beside it? */
  charted: boolean;
}

type ResultProps = Pick<EndProps, "table" | "near" | "told" | "seat"> & { lines: readonly LeftLine[] };

/** The dock after a match: who and why, look back, play again. What comes where another button was is not pressed
 *  by the press that ended the match. */
export function useEnding({ table, over, seat, told, toldAll, near, charted }: EndProps): DockParts {
  const { busy, again } = useRematch(table);
  const settled = useSettled(over);
  const lines = useLeft(table, over && charted && table.result !== null);
  const [wished, change] = useState<Level | null>(null);
  const assistance = wished ?? table.help ?? table.table.assistance;
  const sided = table.seats.some((one) => one.role !== null);
  const plays = seat !== null && !table.guided;
  const hall: Main = { words: t("over.hall"), ready: true, first: false, act: () => go("/") };
  const rematch: Main = { words: rematchWords(table), ready: !busy && settled, act: () => again({ assistance }) };
  return {
    choice: <Result {...{ table, told, near, seat, lines }} />,
    more: (
      <>
        <a class="button" href={`/match/${table.id}`}>
          {t("over.match")}
        </a>
        {!table.guided && (
          <ShareResult
            table={table}
            told={toldAll}
            left={lines.find(({ seats }) => seat !== null && seats.includes(seat)) ?? null}
          />
        )}
        {plays && <RematchHelp table={table} level={assistance} change={change} />}
        {plays && over && <OneUp table={table} />}
        {plays && sided && !table.rematch && (
          <Button disabled={busy} act={() => again({ switch: true, assistance })} words={t("over.rematch-switched")} />
        )}
      </>
    ),
    main: plays ? rematch : hall,
  };
}

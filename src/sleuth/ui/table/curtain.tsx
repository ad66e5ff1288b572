import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { Figure } from "../parts/drawn/figures";
import type { TableInfo } from "../wire/wire.gen";
import { nameAt } from "../words/names";
import { t } from "../words/texts";

const key = (table: string): string => `sleuth.curtain.${table}`;

export interface SeatInHand {
  /** The seat to show, or to ask for behind the curtain. */
  seat: number | null;
  /** Is somebody else to take the device first? */
  drawn: boolean;
  choose(seat: number): void;
  lift(): void;
  /** One person plays all these seats: no curtain at this table any more. */
  never(): void;
}

/** Which of my seats is next: the one I chose, else one that is waited for, else the one before. */
export function nextSeat(
  mine: readonly number[],
  waits: readonly number[],
  chosen: number | null,
  last: number | null,
): number | null {
  if (chosen !== null && mine.includes(chosen)) return chosen;
  if (last !== null && (waits.includes(last) || (!waits.length && mine.includes(last)))) return last;
  return waits[0] ?? mine[0] ?? null;
}

/** Several seats on one device: one hand after another, with a curtain between them. */
export function useSeatInHand(
  table: string,
  mine: readonly number[],
  waits: readonly number[],
  over: boolean,
): SeatInHand {
  const [chosen, choose] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [open, setOpen] = useState(localStorage.getItem(key(table)) === "no");
  useEffect(() => choose(null), [waits.join()]);
  const seat = nextSeat(mine, waits, chosen, last);
  const curtained = mine.length > 1 && !open && !over;
  useEffect(() => {
    if (!curtained) setLast(seat);
  }, [curtained, seat]);
  return {
    seat,
    drawn: curtained && seat !== last,
    choose,
    lift: () => setLast(seat),
    never: () => {
      localStorage.setItem(key(table), "no");
      setOpen(true);
    },
  };
}

/** Nothing is in sight until the next person has the device. */
export function Curtain({ table, seat, lift, never }: { table: TableInfo; seat: number; lift(): void; never(): void }) {
  const who = nameAt(table, seat);
  return (
    <main id="main" class="page curtain">
      <section class="card" aria-label={t("curtain.title", { who })}>
        <Figure figure={table.seats[seat]?.person?.figure ?? 0} size={96} />
        <h1>{t("curtain.title", { who })}</h1>
        <p class="soft">{t("curtain.about")}</p>
        <Button first act={lift} words={t("curtain.lift", { who })} />
        <Button quiet act={never} words={t("curtain.never")} />
      </section>
    </main>
  );
}

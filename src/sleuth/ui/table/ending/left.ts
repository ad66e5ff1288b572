/** What was left to know, seat by seat, as the end of a match tells it. */
import { useEffect, useState } from "preact/hooks";
import { heightOf } from "../../replay/axis";
import { worldsOf } from "../../replay/steps";
import { api } from "../../wire/api";
import { readOn } from "../../wire/paging";
import type { TableInfo, Worlds } from "../../wire/wire.gen";
import { foundOut } from "./result";

type Count = number | null;

/** Of each seat, step by step. */
type Known = readonly (readonly Count[])[];

/** Those who knew the same have one line. */
export interface LeftLine {
  seats: readonly number[];
  counts: readonly Count[];
  end: number;
}

/** What a seat found out by itself: not what was laid open for it with the last step. */
export function ownCounts(counts: readonly Count[], found: boolean): readonly Count[] {
  const upto = counts.slice(0, -1);
  return found ? counts : [...upto, upto.at(-1) ?? null];
}

/** One line for each who had something to find out; none where that was never counted, or never more than one. */
export function leftLines({ seats, result }: Pick<TableInfo, "seats" | "result">, known: Known): LeftLine[] {
  const lines = new Map<string, LeftLine>();
  for (const { seat } of seats) {
    const counts = ownCounts(known[seat] ?? [], foundOut(result, seat));
    const end = counts.findLast((one) => one !== null) ?? null;
    const counted = 2 * counts.filter((one) => one !== null).length >= counts.length;
    if (end === null || !counted || Math.max(...counts.map((one) => one ?? 1)) < 2) continue;
    const same = lines.get(counts.join());
    lines.set(counts.join(), { seats: [...(same?.seats ?? []), seat], counts, end });
  }
  return [...lines.values()];
}

/** The most that was ever left to anybody. */
export const mostOf = (lines: readonly LeftLine[]): number =>
  Math.max(2, ...lines.flatMap(({ counts }) => counts.map((one) => one ?? 1)));

const BLOCKS = "▁▂▃▄▅▆▇█";
const LONGEST = 14;

/** A line as blocks, each time that it changed: they say how it went and nothing of what was found out. */
export function blocksOf({ counts }: LeftLine): string {
  const told = counts.filter((one, i): one is number => one !== null && one !== counts[i - 1]);
  const few = told.filter((_, i) => i === told.length - 1 || i % Math.ceil(told.length / LONGEST) === 0);
  const most = Math.max(2, ...told);
  return few.map((one) => BLOCKS[Math.round(heightOf(one, most) * (BLOCKS.length - 1))]).join("");
}

/** What each seat could not tell apart: counted on request. */
async function countedWorlds({ id, seats }: TableInfo, wanted: () => boolean): Promise<Known> {
  const rows: Worlds["worlds"][number][] = [];
  let last: Worlds | undefined;
  const add = (page: Worlds) => {
    rows.push(...page.worlds);
    last = { ...page, worlds: rows };
  };
  await readOn(0, (from) => api.worlds(id, null, { from }), wanted, add);
  return last ? seats.map(({ seat }) => worldsOf(last!, seat, rows.length)) : [];
}

/** The same of what each was after, from the review; where there was too much to count all that was hidden. */
async function reviewed({ id, seats }: TableInfo): Promise<Known> {
  const review = await api.review(id);
  return seats.map(({ seat }) => review.seats.find((one) => one.seat === seat)?.left ?? []);
}

async function linesOf(table: TableInfo, wanted: () => boolean): Promise<LeftLine[]> {
  const lines = leftLines(table, await countedWorlds(table, wanted));
  return lines.length || !wanted() ? lines : leftLines(table, await reviewed(table));
}

/** The lines of a match that is over, once they are counted; where they cannot be, there are none. */
export function useLeft(table: TableInfo, over: boolean): readonly LeftLine[] {
  const [lines, set] = useState<readonly LeftLine[]>([]);
  useEffect(() => {
    set([]);
    if (!over) return undefined;
    let here = true;
    linesOf(table, () => here).then(
      (found) => here && set(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [table.id, over]);
  return lines;
}

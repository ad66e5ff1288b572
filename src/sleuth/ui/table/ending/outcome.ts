import type { GameUi, Outcome } from "../../games";
import type { Stream } from "../../wire/table-state";
import { nameAt } from "../../words/names";
import type { Situation } from "../situation";
import { headline, winners } from "./result";

/** How a match ended for whoever looks: by its places, or in the game's own words where they name nobody. */
export function outcomeOf({ table, seat }: Situation, stream: Stream, ui: GameUi): Outcome {
  const own = table.ended ? null : ui.outcome?.(stream.view as never, seat, (one) => nameAt(table, one));
  if (own) return own;
  const best = table.result ? winners(table.result) : [];
  return { won: seat !== null && best.includes(seat), words: headline(table, table.result, seat) };
}

/** Whose face stands beside the result: mine if I won, else the best of the others. */
export function faceOf({ table, seat }: Situation, { won }: Outcome): number | null {
  const best = table.result && table.result.places.length > 1 ? winners(table.result) : [];
  return won ? seat : (best[0] ?? null);
}

/** How a match ended, in few words. */
import type { Over, TableInfo } from "../../wire/wire.gen";
import { nameAt, type Seated } from "../../words/names";
import { known, t } from "../../words/texts";

interface Ended extends Seated {
  readonly game: string;
  readonly ended: TableInfo["ended"];
}

/** Everyone who has won, best first. */
export function winners({ places, won }: Over): readonly number[] {
  return places.slice(0, won).flat();
}

/** With the last step all lies open: a merit of those who won, and of all where nobody lost. */
export function foundOut(over: Over | null, seat: number): boolean {
  return over !== null && (over.places.length < 2 || winners(over).includes(seat));
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

/** A fair match: those of the house with whom my chances are even. */
import { api, type FairMatch, type GameInfo } from "../wire/api";
import { inARow, t } from "../words/texts";
import { ME, usualWish, type Wish } from "./wish";

/** What is said of a fair company: who they are, and what I may expect. */
export function fairWords({ chairs, odds, new: fresh }: FairMatch): string {
  const who = inARow(chairs.filter((one) => one !== null).map((one) => t(`bot.${one}`)));
  return fresh ? t("fair.new", { who }) : t("fair.seated", { who, n: Math.round(odds * 100) });
}

/** Can the house say who would be a match? It was measured for this game. */
export function isMeasured(game: GameInfo): boolean {
  return game.ladders.length > 0;
}

/** The same wish with company that gives even chances, on as many chairs, and what is to be said of it. */
export async function fairWish(game: GameInfo, wish: Wish): Promise<[Wish, FairMatch]> {
  const mine = Math.max(0, wish.chairs.indexOf(ME));
  const found = await api.fair(game.name, Math.max(wish.chairs.length, Math.min(...game.seats)), mine);
  return [{ ...wish, chairs: found.chairs.map((one) => one ?? ME) }, found];
}

/** What somebody plays who never chose here: the usual, in fair company where that is known. */
export async function firstWish(game: GameInfo): Promise<[Wish, string]> {
  const usual = usualWish(game);
  if (!isMeasured(game)) return [usual, ""];
  const [wish, found] = await fairWish(game, usual);
  return [wish, fairWords(found)];
}

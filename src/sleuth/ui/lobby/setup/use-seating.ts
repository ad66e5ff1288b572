import { useEffect, useState } from "preact/hooks";
import { attempt } from "../../parts/toast";
import type { GameInfo } from "../../wire/api";
import { fairWish, fairWords, firstWish, isMeasured } from "../fair";
import { ME, usualWish, type Wish } from "../wish";
import type { Seating } from "./wishing";

type Company = Wish["chairs"];

/** Did I take another chair, and not leave it to the lot? */
export function changedChairs(before: Wish, after: Wish): boolean {
  return !after.lot && before.chairs.indexOf(ME) !== after.chairs.indexOf(ME);
}

/**
 * What was chosen last, or else the usual in fair company, as soon as the house has said who that is. While it is the
 * house's company that sits there, it is seated anew for whoever takes another side.
 */
export function useSeating(game: GameInfo, now: Wish | null): Seating | null {
  const [wish, set] = useState(now);
  const [found, keep] = useState<{ chairs: Company; words: string }>();
  useEffect(() => {
    if (now) return;
    const begin = ([fair, words]: [Wish, string]) => {
      keep({ chairs: fair.chairs, words });
      set(fair);
    };
    void firstWish(game).then(begin, () => set(usualWish(game)));
  }, [game.name]);
  if (!wish) return null;
  const seat = async (from: Wish) => {
    const answer = await attempt(fairWish(game, from));
    if (!answer) return;
    const [{ chairs }, fair] = answer;
    keep({ chairs, words: fairWords(fair) });
    set((later) => (later?.chairs === from.chairs ? { ...later, chairs } : later));
  };
  const ofTheHouse = isMeasured(game) && found?.chairs === wish.chairs;
  const choose = (next: Wish) => {
    set(next);
    if (ofTheHouse && changedChairs(wish, next)) void seat(next);
  };
  return { game, wish, set: choose, said: ofTheHouse ? found.words : "", seat: () => void seat(wish) };
}

import { useEffect, useState } from "preact/hooks";
import { rungOf, sideAt } from "../lobby/rungs";
import { Dialogue } from "../parts/dialogue";
import { HOUSE } from "../parts/drawn/face";
import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { api, type GameInfo, type MyRatings } from "../wire/api";
import { gameName } from "../words/names";
import { t } from "../words/texts";
import { useGames } from "./use-games";

/** Between whom of the house a rating lies, with as few at the table as the game allows. */
export function between(game: GameInfo, rating: number): string {
  const few = Math.min(...game.seats);
  const rungs = HOUSE.map((bot) => [bot, rungOf(game, bot, few, sideAt(game, 0))] as const);
  const low = rungs.findLast(([, at]) => at !== null && at <= rating)?.[0];
  const high = rungs.find(([, at]) => at !== null && at > rating)?.[0];
  if (low && high) return t("rating.between", { low: t(`bot.${low}`), high: t(`bot.${high}`) });
  if (low) return t("rating.above", { low: t(`bot.${low}`) });
  return high ? t("rating.below", { high: t(`bot.${high}`) }) : "";
}

function Strengths({ mine, games }: { mine: MyRatings; games: readonly GameInfo[] }) {
  if (!mine.games.length) return <p>{t("rating.none")}</p>;
  return (
    <ul class="strengths">
      {mine.games.map(({ game, rating, within, matches }) => {
        const info = games.find((one) => one.name === game);
        return (
          <li key={game}>
            <strong>{gameName(game)}</strong>
            <span class="strength-figure">{t("rating.within", { rating, within })}</span>
            <span class="small soft">
              {[t("rating.games", { n: matches }), info ? between(info, rating) : ""].filter(Boolean).join(" · ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How strong I am at each game: told to me alone, unless I want it otherwise. */
export function StrengthDialogue({ close }: { close(): void }) {
  const [mine, set] = useState<MyRatings | null>(null);
  const [games] = useGames();
  useEffect(() => {
    void attempt(api.ratings()).then((found) => found && set(found));
  }, []);
  const show = async (on: boolean) => {
    const now = await attempt(api.showRatings(on));
    if (now) set(now);
  };
  return (
    <Dialogue title={t("rating.title")} close={close}>
      {mine && (
        <>
          <Strengths mine={mine} games={Array.isArray(games) ? games : []} />
          <p class="small soft">{t("rating.about")}</p>
          <Toggle
            label={t("rating.shown")}
            about={t("rating.shown.about")}
            on={mine.shown}
            change={(on) => void show(on)}
          />
        </>
      )}
    </Dialogue>
  );
}

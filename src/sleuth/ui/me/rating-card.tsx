import { between } from "../hall/my-strength";
import type { GameInfo } from "../wire/api";
import type { MyRatings, RatingInfo } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { numeral, t } from "../words/texts";
import { RatingCurve, SmallCurve } from "./rating-curve";

interface GameProps {
  of: RatingInfo;
  on: boolean;
  act(): void;
}

function GameRating({ of, on, act }: GameProps) {
  return (
    <button type="button" class="game-rating" aria-pressed={on} onClick={act}>
      <strong class="small">{gameName(of.game)}</strong>
      <span>
        <strong>{numeral(of.rating)}</strong> <span class="small soft">{`± ${numeral(of.within)}`}</span>
      </span>
      <SmallCurve curve={of.curve} />
      <span class="small soft">{t("rating.games", { n: of.matches })}</span>
    </button>
  );
}

interface Props {
  mine: MyRatings;
  games: readonly GameInfo[];
  game: string | undefined;
  choose(game: string): void;
}

/** How strong I am: a small card a game, and one large curve. */
export function RatingCard({ mine, games, game, choose }: Props) {
  const chosen = mine.games.find((one) => one.game === game);
  const info = games.find((one) => one.name === game);
  return (
    <section class="card me-rating">
      <header>
        <h2>{t("me.rating")}</h2>
        <p class="small soft">{t("me.rating.about")}</p>
      </header>
      {mine.games.length === 0 && <p class="soft">{t("rating.none")}</p>}
      <div class="game-ratings">
        {mine.games.map((one) => (
          <GameRating key={one.game} of={one} on={one.game === game} act={() => choose(one.game)} />
        ))}
      </div>
      {chosen && (
        <>
          <div class="me-line">
            <h3>{gameName(chosen.game)}</h3>
            <p class="small soft">{info ? between(info, chosen.rating) : ""}</p>
          </div>
          <RatingCurve of={chosen} name={gameName(chosen.game)} />
        </>
      )}
    </section>
  );
}

import { pictureOf } from "../games";
import { Button, IconButton } from "../parts/button";
import { PeopleIcon, TuneIcon } from "../parts/drawn/icons";
import type { GameInfo } from "../wire/api";
import { gameName } from "../words/names";
import { t, tOr } from "../words/texts";

/** How many may play, as the rules have it. */
function Players({ game }: { game: GameInfo }) {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
  const words = low === high ? t("hall.players", { n: low }) : t("hall.players-range", { low, high });
  return (
    <span class="players-range small soft" title={words}>
      <PeopleIcon />
      <span aria-hidden="true">{low === high ? low : `${low}–${high}`}</span>
      <span class="players-words">{words}</span>
    </span>
  );
}

interface CardProps {
  game: GameInfo;
  busy: boolean;
  /** Was its guided game played here? */
  known: boolean;
  play(): void;
  learn(): void;
  tune(): void;
}

/** The way in for those who are new, or to the rules for those who are not. */
function Learning({ game, busy, known, learn }: CardProps) {
  if (known || !game.guide)
    return (
      <a class="button quiet learn" href={`/rules/${game.name}`}>
        {t(game.guide ? "hall.rules-and-guide" : "rules.title")}
      </a>
    );
  return (
    <button type="button" class="button quiet learn" disabled={busy} onClick={learn}>
      <span class="first-time">{t("hall.first-time")} </span>
      {t("hall.guide")}
    </button>
  );
}

/** A game: its picture, for how many it is, and the ways into it. */
export function GameCard(props: CardProps) {
  const { game, busy, play, tune } = props;
  const Picture = pictureOf(game.name);
  return (
    <article class="card game" aria-label={gameName(game.name)}>
      <div class="game-art">
        <Picture />
      </div>
      <div class="game-words">
        <h3>
          <a href={`/rules/${game.name}`}>{gameName(game.name)}</a>
        </h3>
        <Players game={game} />
        <p class="small soft">{tOr(`${game.name}.tagline`, "")}</p>
      </div>
      <div class="game-do">
        <span class="play">
          <Button disabled={busy} act={play} words={t("hall.play")} />
        </span>
        <IconButton label={t("hall.tune", { game: gameName(game.name) })} icon={<TuneIcon />} act={tune} />
        <Learning {...props} />
      </div>
    </article>
  );
}

/** A card as it will stand, while the house is asked for its games. */
export function BlankCard() {
  return (
    <div class="card game blank" aria-hidden="true">
      <div class="game-art" />
      <div class="game-words">
        <span />
        <span />
      </div>
    </div>
  );
}

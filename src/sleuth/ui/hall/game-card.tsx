import { pictureOf } from "../games";
import { Button, IconButton } from "../parts/button";
import { GuideIcon, LinkIcon, TuneIcon } from "../parts/drawn/icons";
import type { GameInfo } from "../wire/api";
import { gameName } from "../words/names";
import { t, tOr } from "../words/texts";

function people(game: GameInfo): string {
  const low = Math.min(...game.seats);
  const high = Math.max(...game.seats);
  return low === high ? t("hall.players", { n: low }) : t("hall.players-range", { low, high });
}

/** For those who never played this game here. */
function FirstTime() {
  return (
    <span class="first-time">
      <small>{t("hall.first-time")}</small> {t("hall.guide")}
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
  ask(how: "bot" | "link"): void;
}

/** The ways into a game: at once, as one likes it, step by step, with others. */
function GameDoing({ game, busy, known, play, learn, ask }: CardProps) {
  const tune = t("hall.tune", { game: gameName(game.name) });
  const guide = known ? "button quiet guide-me" : "button guide-me new";
  return (
    <div class="game-do">
      <Button first disabled={busy} act={play} words={t("hall.play")} />
      <IconButton label={tune} icon={<TuneIcon />} act={() => ask("bot")} />
      {game.guide && (
        <button type="button" class={guide} disabled={busy} onClick={learn}>
          <GuideIcon />
          {known ? t("hall.guide-again") : <FirstTime />}
        </button>
      )}
      <button type="button" class="button invite" disabled={busy} onClick={() => ask("link")}>
        <LinkIcon />
        {t("hall.invite")}
      </button>
    </div>
  );
}

export function GameCard(props: CardProps) {
  const { name } = props.game;
  const Picture = pictureOf(name);
  return (
    <article class="card game" aria-label={gameName(name)}>
      <div class="game-art">
        <Picture />
      </div>
      <div class="game-words">
        <h2>{gameName(name)}</h2>
        <p>{tOr(`${name}.tagline`, "")}</p>
        <p class="small soft">
          {people(props.game)} · <a href={`/rules/${name}`}>{t("rules.title")}</a>
        </p>
        <GameDoing {...props} />
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
        <span />
      </div>
    </div>
  );
}

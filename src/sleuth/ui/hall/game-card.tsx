import { pictureOf } from "../games";
import { Button, IconButton } from "../parts/button";
import { GuideIcon, LinkIcon, TuneIcon } from "../parts/icons";
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

export function GameCard({ game, busy, known, play, learn, ask }: CardProps) {
  const Picture = pictureOf(game.name);
  const name = gameName(game.name);
  return (
    <article class="card game" aria-label={name}>
      <div class="game-art">
        <Picture />
      </div>
      <div class="game-words">
        <h2>{name}</h2>
        <p>{tOr(`${game.name}.tagline`, "")}</p>
        <p class="small soft">
          {people(game)} · <a href={`/rules/${game.name}`}>{t("rules.title")}</a>
        </p>
        <div class="game-do">
          <Button first disabled={busy} act={play} words={t("hall.play")} />
          <IconButton label={t("hall.tune", { game: name })} icon={<TuneIcon />} act={() => ask("bot")} />
          {game.guide && (
            <button
              type="button"
              class={known ? "button quiet guide-me" : "button guide-me new"}
              disabled={busy}
              onClick={learn}
            >
              <GuideIcon />
              {known ? t("hall.guide-again") : <FirstTime />}
            </button>
          )}
          <button type="button" class="button invite" disabled={busy} onClick={() => ask("link")}>
            <LinkIcon />
            {t("hall.invite")}
          </button>
        </div>
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

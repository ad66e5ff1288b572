import { HOUSE, HouseFace } from "../../parts/drawn/face";
import type { GameInfo } from "../../wire/api";
import { t } from "../../words/texts";
import { ChoiceCard } from "./choice-card";
import { Rung } from "./rung";

interface Props {
  game: GameInfo;
  chosen(bot: string): boolean;
  choose(bot: string): void;
  /** How strong somebody was measured to be here. */
  rating(bot: string): number | null;
  /** Bots from elsewhere that the host of the house lets in. */
  guests: readonly string[];
}

function GuestGrid({ guests, chosen, choose }: Pick<Props, "guests" | "chosen" | "choose">) {
  return (
    <>
      <p class="guests-about">
        <strong>{t("setup.guests")}</strong> <span class="small soft">{t("setup.guests.about")}</span>
      </p>
      <ul class="cast guests">
        {guests.map((bot) => (
          <li key={bot}>
            <ChoiceCard kind="character" on={chosen(bot)} act={() => choose(bot)}>
              <HouseFace bot={bot} size={68} />
              <strong>{bot}</strong>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Those of the house who play it, and who else is let in: a tap seats one, another sends it home. */
export function CastGrid({ game, chosen, choose, rating, guests }: Props) {
  return (
    <>
      <ul class="cast">
        {HOUSE.filter((bot) => bot in game.cast).map((bot) => (
          <li key={bot}>
            <ChoiceCard kind="character" on={chosen(bot)} act={() => choose(bot)}>
              <HouseFace bot={bot} size={68} />
              <strong class="full-name">{t(`cast.${bot}`)}</strong>
              <strong class="short-name">{t(`bot.${bot}`)}</strong>
              <Rung bot={bot} rating={rating(bot)} />
              <span class="small soft says">{t(`cast.${bot}.about`)}</span>
            </ChoiceCard>
          </li>
        ))}
      </ul>
      {guests.length > 0 && <GuestGrid {...{ guests, chosen, choose }} />}
    </>
  );
}

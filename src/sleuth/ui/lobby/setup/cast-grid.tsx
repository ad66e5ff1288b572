import { HOUSE, HouseFace, Strength } from "../../parts/drawn/face";
import { t } from "../../words/texts";
import { ChoiceCard } from "./choice-card";

interface Props {
  chosen(bot: string): boolean;
  choose(bot: string): void;
}

/** The eight of the house: a tap seats one, another sends it home. */
export function CastGrid({ chosen, choose }: Props) {
  return (
    <ul class="cast">
      {HOUSE.map((bot) => (
        <li key={bot}>
          <ChoiceCard kind="character" on={chosen(bot)} act={() => choose(bot)}>
            <HouseFace bot={bot} size={68} />
            <strong class="full-name">{t(`cast.${bot}`)}</strong>
            <strong class="short-name">{t(`bot.${bot}`)}</strong>
            <Strength bot={bot} />
            <span class="small soft says">{t(`cast.${bot}.about`)}</span>
          </ChoiceCard>
        </li>
      ))}
    </ul>
  );
}

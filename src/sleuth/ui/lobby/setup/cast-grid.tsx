import { HOUSE, HouseFace } from "../../parts/drawn/face";
import { t } from "../../words/texts";
import { ChoiceCard } from "./choice-card";
import { Rung } from "./rung";

interface Props {
  chosen(bot: string): boolean;
  choose(bot: string): void;
  /** How strong somebody was measured to be here. */
  rating(bot: string): number | null;
}

/** The eight of the house: a tap seats one, another sends it home. */
export function CastGrid({ chosen, choose, rating }: Props) {
  return (
    <ul class="cast">
      {HOUSE.map((bot) => (
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
  );
}

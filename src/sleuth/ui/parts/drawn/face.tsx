import { t } from "../../words/texts";
import { AUTOMATON, CAST } from "./cast";
import { Figure } from "./figures";

/** Who sits somewhere: a person, a bot, or a bot that plays for a person. */
export interface Sitter {
  readonly person?: { readonly figure: number } | null;
  readonly bot?: string | null;
}

/** The names of the eight of the house, the weakest first. */
export const HOUSE: readonly string[] = Object.keys(CAST);

export function isOfTheHouse(bot: string): boolean {
  return bot in CAST;
}

/** One of the house in a square frame with a brass edge; the automaton stands for any other bot. */
export function HouseFace({ bot, size = 40 }: { bot: string; size?: number }) {
  const [ground, drawn] = CAST[bot] ?? AUTOMATON;
  const label = t(isOfTheHouse(bot) ? `cast.${bot}` : "seat.bot");
  return (
    <svg class="figure of-the-house" viewBox="0 0 64 64" width={size} height={size} role="img" aria-label={label}>
      <rect width="64" height="64" fill={ground} />
      {drawn}
      <rect x="1.2" y="1.2" width="61.6" height="61.6" rx="14" fill="none" stroke="#b98a35" stroke-width="2.4" />
    </svg>
  );
}

/** The face of whoever sits somewhere; a person keeps theirs while a bot plays for them. */
export function Face({ who, size = 40 }: { who: Sitter | undefined; size?: number }) {
  if (who?.bot && !who.person) return <HouseFace bot={who.bot} size={size} />;
  return <Figure figure={who?.person?.figure ?? 0} size={size} />;
}

/** How strong one of the house is: a bar of eight. */
export function Strength({ bot }: { bot: string }) {
  const n = HOUSE.indexOf(bot) + 1;
  return (
    <svg class="strength" viewBox="0 0 86 6" width="86" height="6" role="img" aria-label={t("cast.strength", { n })}>
      {HOUSE.map((one, i) => (
        <rect key={one} class={i < n ? "on" : undefined} x={i * 11} width="9" height="6" rx="2" />
      ))}
    </svg>
  );
}

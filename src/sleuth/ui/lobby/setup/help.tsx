import type { Level } from "../../wire/wire.gen";
import { t, tOr } from "../../words/texts";
import { Asked, ChoiceCard } from "./choice-card";
import { HelpPicture } from "./picture";
import type { Wishing } from "./wishing";

/** How much help, in plain words, and the exact levels that each comes to; the first that a game has is meant. */
const HELPS: readonly (readonly [help: string, levels: readonly Level[]])[] = [
  ["none", ["none", "facts"]],
  ["some", ["direct"]],
  ["lots", ["hints", "odds", "joint"]],
];

/** How much help the table gives, the same for everybody. */
export function Help({ game, wish, set, n }: Wishing & { n: number }) {
  const offered = HELPS.map(([help, levels]) => [help, levels.filter((one) => game.levels.includes(one))] as const);
  const about = (help: string) => tOr(`${game.name}.help.${help}`, t(`help.${help}.about`));
  return (
    <section>
      <Asked n={n} title={t("setup.help")} about={t("setup.help.about")} />
      <div class="helps">
        {offered.map(
          ([help, [level, ...others]]) =>
            level && (
              <ChoiceCard
                key={help}
                kind="help-card"
                on={[level, ...others].includes(wish.assistance)}
                act={() => set({ ...wish, assistance: level })}
              >
                <HelpPicture help={help} />
                <span>
                  <strong>{t(`help.${help}`)}</strong>
                  <span class="small soft">{about(help)}</span>
                </span>
              </ChoiceCard>
            ),
        )}
      </div>
    </section>
  );
}

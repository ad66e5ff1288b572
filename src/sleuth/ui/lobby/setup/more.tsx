import { MoreIcon } from "../../parts/drawn/icons";
import { Toggle } from "../../parts/toggle";
import { clockWords } from "../../table/clocks";
import type { Option } from "../../wire/api";
import { labelled, t, tOr } from "../../words/texts";
import { About, ChoiceField, SliderField } from "../choice-field";
import { CLOCKS, optionWord, valuesOf, type Wish } from "../wish";
import type { Wishing } from "./wishing";

const PACES = ["calm", "human", "brisk", "instant"] as const;
const SPECTATORS = ["open", "seat", "none"] as const;

interface FieldProps<K extends keyof Wish> extends Wishing {
  name: K;
  values: readonly Wish[K][];
  say(value: Wish[K]): string;
}

/** One thing to wish for, and what it means. */
function WishField<K extends keyof Wish>({ wish, set, name, values, say }: FieldProps<K>) {
  const change = (value: Wish[K]) => set({ ...wish, [name]: value });
  return (
    <div>
      <ChoiceField label={t(`options.${name}`)} values={values} value={wish[name]} say={say} change={change} />
      <About code={`options.${name}`} />
    </div>
  );
}

/** The clock, from none to long; one that was agreed on otherwise stands at the end. */
function ClockField({ wish, set }: Wishing) {
  const values = CLOCKS.includes(wish.clock) ? CLOCKS : [...CLOCKS, wish.clock];
  return (
    <div>
      <SliderField
        label={t("options.clock")}
        values={values}
        value={wish.clock}
        say={clockWords}
        change={(clock) => set({ ...wish, clock })}
      />
      <About code="options.clock" />
    </div>
  );
}

/** The exact level of help, and what it comes to. */
function LevelField(props: Wishing) {
  const { game, wish, set } = props;
  return (
    <div>
      <ChoiceField
        label={t("options.assistance")}
        values={game.levels}
        value={wish.assistance}
        say={(level) => t(`level.${level}`)}
        change={(assistance) => set({ ...wish, assistance })}
      />
      <p class="small soft">{t(`level.${wish.assistance}.about`)}</p>
    </div>
  );
}

/** One of the options that only this game has. */
function GameOption({ game, wish, set, option }: Wishing & { option: Option }) {
  const { name } = option;
  const code = `${game.name}.option.${name}`;
  return (
    <div>
      <ChoiceField
        label={tOr(code, name)}
        values={valuesOf(option)}
        value={name in wish.options ? wish.options[name] : (game.usual[name] ?? option.default)}
        say={(value) => optionWord(game.name, name, value)}
        change={(value) => set({ ...wish, options: { ...wish.options, [name]: value } })}
      />
      <About code={code} />
    </div>
  );
}

/** Whether the table stands in the hall, for everybody to find. */
export function Listing({ wish, set }: Wishing) {
  return (
    <Toggle
      label={t("options.public")}
      about={t("options.public.about")}
      on={wish.public}
      change={(on) => set({ ...wish, public: on })}
    />
  );
}

/** What is chosen here, in one line. */
function summary({ game, wish }: Wishing): string {
  const odd = game.options.filter(({ name }) => name in wish.options);
  const said = [
    ...(game.timed ? [] : [clockWords(wish.clock)]),
    ...odd.map(({ name }) =>
      labelled(tOr(`${game.name}.option.${name}`, name), optionWord(game.name, name, wish.options[name])),
    ),
    ...(odd.length ? [] : [t("setup.usual-rules")]),
    t(`setup.pace.${wish.pace}`),
  ];
  return said.join(" · ");
}

/** What most people leave as it is; `waits` where others come to the table. */
export function More(props: Wishing & { waits: boolean }) {
  const { game, waits } = props;
  return (
    <details class="more-wishes">
      <summary>
        <MoreIcon />
        <strong>{t("setup.more")}</strong>
        <span class="small soft">{summary(props)}</span>
      </summary>
      <div>
        {!game.timed && <ClockField {...props} />}
        <LevelField {...props} />
        {game.options.map((option) => (
          <GameOption key={option.name} {...props} option={option} />
        ))}
        <WishField {...props} name="pace" values={PACES} say={(pace) => t(`pace.${pace}`)} />
        <WishField {...props} name="spectators" values={SPECTATORS} say={(one) => t(`spectators.${one}`)} />
        {waits && <Listing {...props} />}
      </div>
    </details>
  );
}

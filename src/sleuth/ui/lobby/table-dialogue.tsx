import { useState } from "preact/hooks";
import { CancelOr, Dialogue } from "../parts/dialogue";
import { Toggle } from "../parts/toggle";
import { clockWords } from "../table/clocks";
import type { GameInfo, Option } from "../wire/api";
import { gameName } from "../words/names";
import { sidesOf } from "../words/roles";
import { t, tOr } from "../words/texts";
import { About, ChoiceField } from "./choice-field";
import { CLOCKS, optionWord, usualWish, valuesOf, type Wish } from "./wish";

const PACES = ["calm", "human", "brisk", "instant"] as const;

const SPECTATORS = ["open", "seat", "none"] as const;

type How = "bot" | "link" | "change";

interface Props {
  game: GameInfo;
  how: How;
  close(): void;
  /** What is agreed on already, where there is a table. */
  now?: Wish;
  done(wish: Wish): void;
}

const WORDS = {
  bot: ["options.bot-title", "options.play"],
  link: ["options.link-title", "options.make"],
  change: ["options.change-title", "options.change"],
} as const;

/** What each part of the dialogue gets. */
interface Wishing {
  game: GameInfo;
  how: How;
  wish: Wish;
  set(wish: Wish): void;
}

interface WishFieldProps<K extends keyof Wish> extends Wishing {
  name: K;
  label: string;
  values: readonly Wish[K][];
  say(value: Wish[K]): string;
}

/** One thing to wish for. */
function WishField<K extends keyof Wish>({ wish, set, name, label, values, say }: WishFieldProps<K>) {
  const change = (value: Wish[K]) => set({ ...wish, [name]: value });
  return <ChoiceField label={t(label)} values={values} value={wish[name]} say={say} change={change} />;
}

/** Who sits where: my side, how many seats, and how strong the bots are. */
function WhoPlays(props: Wishing) {
  const { game, how, wish } = props;
  const sides = sidesOf(game).map((side) => side.seat);
  const side = (seat: number) => t(game.roles[seat]!.side);
  return (
    <>
      {how !== "change" && sides.length > 1 && (
        <WishField {...props} name="seat" label="options.role" values={sides} say={side} />
      )}
      {game.seats.length > 1 && (
        <WishField {...props} name="seats" label="options.seats" values={game.seats} say={String} />
      )}
      {how === "bot" && (
        <div>
          <WishField
            {...props}
            name="bot"
            label="options.bot"
            values={game.bots}
            say={(bot) => tOr(`bot.${bot}`, bot)}
          />
          <About code={`bot.${wish.bot}`} />
        </div>
      )}
    </>
  );
}

function Assistance(props: Wishing) {
  const { game, wish } = props;
  return (
    <div>
      <WishField
        {...props}
        name="assistance"
        label="options.assistance"
        values={game.levels}
        say={(level) => t(`level.${level}`)}
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
        value={name in wish.options ? wish.options[name] : option.default}
        say={(value) => optionWord(game.name, name, value)}
        change={(value) => set({ ...wish, options: { ...wish.options, [name]: value } })}
      />
      <About code={code} />
    </div>
  );
}

/** What most people leave as it is. */
function MoreOptions(props: Wishing) {
  return (
    <details class="more">
      <summary>{t("options.more")}</summary>
      <div>
        <WishField {...props} name="clock" label="options.clock" values={CLOCKS} say={clockWords} />
        <WishField {...props} name="pace" label="options.pace" values={PACES} say={(pace) => t(`pace.${pace}`)} />
        {props.how !== "bot" && (
          <WishField
            {...props}
            name="spectators"
            label="options.spectators"
            values={SPECTATORS}
            say={(one) => t(`spectators.${one}`)}
          />
        )}
        {props.game.options.map((option) => (
          <GameOption key={option.name} {...props} option={option} />
        ))}
      </div>
    </details>
  );
}

/** What to agree on before a match; built from what the house says about the game. */
export function TableDialogue({ game, how, close, now, done }: Props) {
  const [wish, set] = useState(() => now ?? usualWish(game));
  const [title, button] = WORDS[how];
  const wishing: Wishing = { game, how, wish, set };
  return (
    <Dialogue
      title={t(title, { game: gameName(game.name) })}
      close={close}
      foot={<CancelOr words={t(button)} cancel={close} act={() => done(wish)} />}
    >
      <WhoPlays {...wishing} />
      <Assistance {...wishing} />
      {how !== "bot" && (
        <Toggle
          label={t("options.public")}
          about={t("options.public.about")}
          on={wish.public}
          change={(on) => set({ ...wish, public: on })}
        />
      )}
      <MoreOptions {...wishing} />
    </Dialogue>
  );
}

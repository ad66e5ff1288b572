import { useState } from "preact/hooks";
import { Dialogue } from "../parts/dialogue";
import { Toggle } from "../parts/toggle";
import { clockWords } from "../table/clocks";
import type { GameInfo, Level, NewTable, Option, Terms } from "../wire/api";
import type { TableInfo, TableOptions } from "../wire/wire.gen";
import { sidesOf } from "../words/roles";
import { known, t, tOr } from "../words/texts";

const LISTED = 12;
const PACES = ["calm", "human", "brisk", "instant"] as const;
const SPECTATORS = ["open", "seat", "none"] as const;

/** The clocks on offer: none, so long for each move, or so long for all and some for each. */
export const CLOCKS: readonly TableOptions["clock"][] = [
  "none",
  { type: "per-move", seconds: 30 },
  { type: "per-move", seconds: 90 },
  { type: "per-move", seconds: 300 },
  { type: "bank", seconds: 180, increment: 2 },
  { type: "bank", seconds: 300, increment: 5 },
  { type: "bank", seconds: 900, increment: 10 },
];

export interface Wish {
  options: Record<string, unknown>;
  assistance: Level;
  bot: string;
  seats: number;
  /** The chair that I take. */
  seat: number;
  public: boolean;
  clock: TableOptions["clock"];
  pace: TableOptions["pace"];
  spectators: TableOptions["spectators"];
}

/** The strength that most people enjoy first. */
function usualBot(game: GameInfo): string {
  return ["regular", "expert"].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? "";
}

/** What one answer alone proves is written down, where a game can do that. */
function usualLevel(game: GameInfo): Level {
  return game.levels.includes("direct") ? "direct" : (game.levels.at(-1) ?? "none");
}

/** What is agreed on at a table, as something to wish for. */
export function wishOf(table: TableInfo): Wish {
  const { assistance, clock, pace, spectators, public: listed } = table.table;
  return {
    options: { ...table.options },
    assistance,
    pace,
    clock: CLOCKS.find((one) => same(one, clock)) ?? clock,
    spectators,
    public: listed,
    bot: "",
    seats: table.seats.length,
    seat: 0,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The terms that a wish comes to, besides what it does not speak of. */
export function termsOf(wish: Wish, now: Partial<TableOptions> = {}): Terms {
  const { assistance, clock, pace, spectators, public: listed } = wish;
  return {
    options: wish.options,
    table: { ...now, assistance, clock, pace, spectators, public: listed },
    seats: wish.seats,
  };
}

export function usualWish(game: GameInfo): Wish {
  return {
    options: {},
    assistance: usualLevel(game),
    bot: usualBot(game),
    seats: Math.min(...game.seats),
    seat: 0,
    public: false,
    clock: "none",
    pace: "human",
    spectators: "open",
  };
}

/** What to ask the house for: a table against bots that starts at once, or one that waits. */
export function newTable(game: GameInfo, wish = usualWish(game), how: "bot" | "link" = "bot"): NewTable {
  const other = how === "bot" ? { bot: wish.bot } : {};
  return {
    game: game.name,
    ...termsOf(wish),
    seating: Array.from({ length: wish.seats }, (_, seat) => (seat === wish.seat ? { me: true } : other)),
    start: how === "bot",
  };
}

/** The values a choice can take: as listed, or every number from low to high. */
export function valuesOf(option: Option): readonly unknown[] {
  const { low, high } = option;
  const range = low !== null && high !== null ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : [];
  return [...(option.optional ? [null] : []), ...(option.values ?? range)];
}

function word(game: string, option: string, value: unknown): string {
  const code = `${game}.option.${option}.${String(value)}`;
  if (known(code)) return t(code);
  return typeof value === "boolean" ? t(value ? "house.yes" : "house.no") : String(value);
}

interface ChoiceProps<T> {
  label: string;
  values: readonly T[];
  value: T;
  say(value: T): string;
  change(value: T): void;
}

/** One thing to choose: buttons for a few values, a list for many. */
export function ChoiceField<T>({ label, values, value, say, change }: ChoiceProps<T>) {
  if (values.length > LISTED)
    return (
      <label class="field">
        <span>{label}</span>
        <select
          class="input"
          value={String(values.indexOf(value))}
          onChange={(event) => change(values[Number(event.currentTarget.value)]!)}
        >
          {values.map((one, i) => (
            <option key={i} value={String(i)}>
              {say(one)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset class="choices" aria-label={label}>
      <legend class="label">{label}</legend>
      {values.map((one, i) => (
        <label key={i}>
          <input type="radio" name={label} checked={one === value} onChange={() => change(one)} />
          {say(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** What should be known about a choice, where there are words for it. */
function About({ code }: { code: string }) {
  const about = `${code}.about`;
  return known(about) ? <p class="small soft">{t(about)}</p> : null;
}

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

/** What to agree on before a match; built from what the house says about the game. */
export function TableDialogue({ game, how, close, now, done }: Props) {
  const [wish, set] = useState(() => now ?? usualWish(game));
  const of = (option: Option) => (option.name in wish.options ? wish.options[option.name] : option.default);
  const put = (name: string, value: unknown) => set({ ...wish, options: { ...wish.options, [name]: value } });
  const sides = sidesOf(game);
  const [title, button] = WORDS[how];
  const foot = (
    <>
      <button type="button" class="button quiet" onClick={close}>
        {t("house.cancel")}
      </button>
      <button type="button" class="button first" onClick={() => done(wish)}>
        {t(button)}
      </button>
    </>
  );
  return (
    <Dialogue title={t(title, { game: tOr(`${game.name}.name`, game.name) })} close={close} foot={foot}>
      {how !== "change" && sides.length > 1 && (
        <ChoiceField
          label={t("options.role")}
          values={sides.map((side) => side.seat)}
          value={wish.seat}
          say={(seat) => t(game.roles[seat]!.side)}
          change={(seat) => set({ ...wish, seat })}
        />
      )}
      {game.seats.length > 1 && (
        <ChoiceField
          label={t("options.seats")}
          values={game.seats}
          value={wish.seats}
          say={String}
          change={(seats) => set({ ...wish, seats })}
        />
      )}
      {how === "bot" && (
        <div>
          <ChoiceField
            label={t("options.bot")}
            values={game.bots}
            value={wish.bot}
            say={(bot) => tOr(`bot.${bot}`, bot)}
            change={(bot) => set({ ...wish, bot })}
          />
          <About code={`bot.${wish.bot}`} />
        </div>
      )}
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
      {how !== "bot" && (
        <Toggle
          label={t("options.public")}
          about={t("options.public.about")}
          on={wish.public}
          change={(on) => set({ ...wish, public: on })}
        />
      )}
      <details class="more">
        <summary>{t("options.more")}</summary>
        <div>
          <ChoiceField
            label={t("options.clock")}
            values={CLOCKS}
            value={wish.clock}
            say={clockWords}
            change={(clock) => set({ ...wish, clock })}
          />
          <ChoiceField
            label={t("options.pace")}
            values={PACES}
            value={wish.pace}
            say={(pace) => t(`pace.${pace}`)}
            change={(pace) => set({ ...wish, pace })}
          />
          {how !== "bot" && (
            <ChoiceField
              label={t("options.spectators")}
              values={SPECTATORS}
              value={wish.spectators}
              say={(one) => t(`spectators.${one}`)}
              change={(spectators) => set({ ...wish, spectators })}
            />
          )}
          {game.options.map((option) => (
            <div key={option.name}>
              <ChoiceField
                label={tOr(`${game.name}.option.${option.name}`, option.name)}
                values={valuesOf(option)}
                value={of(option)}
                say={(value) => word(game.name, option.name, value)}
                change={(value) => put(option.name, value)}
              />
              <About code={`${game.name}.option.${option.name}`} />
            </div>
          ))}
        </div>
      </details>
    </Dialogue>
  );
}

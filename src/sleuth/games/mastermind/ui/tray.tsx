import { useState } from "preact/hooks";
import { Button, IconButton } from "../../../ui/parts/button";
import { DiceIcon, EraseIcon } from "../../../ui/parts/icons";
import { allowedIn, listed, products } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { type Draft, type Step, whole } from "./compose";
import type { Peg } from "./ghost";
import { colourCode, KeyPeg, lettersOf, PegPicture } from "./pegs";
import type { Answer, Move, Options } from "./types.gen";

interface PaletteProps {
  options: Options;
  colours: readonly number[];
  put(colour: number): void;
  grab(event: PointerEvent, peg: Peg): void;
}

/** The pegs to take: press one, drag one, or press its letter. */
export function Palette({ options, colours, put, grab }: PaletteProps) {
  const letters = lettersOf(options);
  return (
    <div
      class={colours.length > 7 ? "palette many" : "palette"}
      style={{ "--half": Math.ceil(colours.length / 2) }}
      role="group"
      aria-label={t("mastermind.palette")}
    >
      {colours.map((colour) => (
        <button
          type="button"
          key={colour}
          data-guide={`peg-${colour}`}
          aria-label={t(colourCode(options, colour))}
          title={`${t(colourCode(options, colour))} (${letters[colour]}, ${colour + 1})`}
          aria-keyshortcuts={letters[colour]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => put(colour)}
          onPointerDown={(event) => grab(event, { colour, from: null })}
        >
          <PegPicture options={options} colour={colour} />
        </button>
      ))}
    </div>
  );
}

interface ComposeProps {
  options: Options;
  kind: "guess" | "hide";
  draft: Draft;
  moves: Offered;
  step(step: Step): void;
  submit(): void;
  busy: boolean;
  grab: PaletteProps["grab"];
  hinted: readonly number[] | null;
}

/** A code that nobody thought of. */
function surprise(moves: Offered): number[] {
  const all = products(moves, "hide");
  const code = all[Math.floor(Math.random() * all.length)]?.fields.code;
  if (code?.type !== "each") return [];
  return code.places.map((allowed) => allowed[Math.floor(Math.random() * allowed.length)] as number);
}

export function coloursOn(moves: Offered, kind: string): readonly number[] {
  return allowedIn(moves, kind, "code") as readonly number[];
}

export function ComposeTray({ options, kind, draft, moves, step, submit, busy, grab, hinted }: ComposeProps) {
  const code = whole(draft);
  return (
    <div class="tray">
      <Palette
        options={options}
        colours={coloursOn(moves, kind)}
        put={(colour) => step({ do: "put", colour })}
        grab={grab}
      />
      <div class="tray-do">
        <IconButton label={t("mastermind.erase")} icon={<EraseIcon />} keepsFocus act={() => step({ do: "erase" })} />
        {kind === "hide" && (
          <Button keepsFocus act={() => step({ do: "fill", code: surprise(moves) })}>
            <DiceIcon />
            {t("mastermind.surprise")}
          </Button>
        )}
        {hinted && (
          <Button keepsFocus act={() => step({ do: "fill", code: hinted })} words={t("mastermind.use-hint")} />
        )}
        <Button
          first
          data-guide="submit"
          disabled={!code || busy}
          keepsFocus
          act={submit}
          words={
            busy
              ? t("turn.sending")
              : t(code ? `mastermind.do.${kind}` : "mastermind.do.fill", {
                  n: draft.code.filter((one) => one === null).length,
                })
          }
        />
      </div>
    </div>
  );
}

interface StepperProps {
  kind: "red" | "white";
  value: number;
  can(value: number): boolean;
  set(value: number): void;
}

function Stepper({ kind, value, can, set }: StepperProps) {
  const name = t(`mastermind.key.${kind}`);
  return (
    <div class="stepper" role="group" aria-label={name}>
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <KeyPeg cx={0} cy={0} kind={kind} />
      </svg>
      <IconButton
        label={t("mastermind.key.less", { key: name })}
        icon="−"
        disabled={!can(value - 1)}
        act={() => set(value - 1)}
      />
      <output aria-label={name}>{value}</output>
      <IconButton
        label={t("mastermind.key.more", { key: name })}
        icon="+"
        disabled={!can(value + 1)}
        act={() => set(value + 1)}
      />
    </div>
  );
}

/** Keying by hand: only keys that can exist. */
export function KeyingTray({ moves, busy, play }: { moves: Offered; busy: boolean; play(move: Move): void }) {
  const [key, set] = useState({ red: 0, white: 0 });
  const all = listed<Answer>(moves, "answer");
  const can = (red: number, white: number) => all.some((one) => one.red === red && one.white === white);
  return (
    <div class="tray">
      <div class="steppers">
        <Stepper kind="red" value={key.red} can={(red) => can(red, key.white)} set={(red) => set({ ...key, red })} />
        <Stepper
          kind="white"
          value={key.white}
          can={(white) => can(key.red, white)}
          set={(white) => set({ ...key, white })}
        />
      </div>
      <div class="tray-do">
        <Button
          first
          disabled={busy || !can(key.red, key.white)}
          act={() => play({ type: "answer", ...key })}
          words={t("mastermind.do.answer")}
        />
      </div>
    </div>
  );
}

/** The challenge: pressed twice. It looks the same whether the keys clash or not, and is refused if they do not. */
export function ChallengeButton({ still, busy, play }: { still: boolean; busy: boolean; play(move: Move): void }) {
  const [sure, set] = useState(false);
  const press = () => {
    if (sure) play({ type: "challenge" });
    set(!sure);
  };
  return (
    <div class="challenge">
      <Button
        first={sure}
        disabled={still || busy}
        act={press}
        words={t(sure ? "mastermind.challenge.sure" : "mastermind.challenge")}
      />
      <span class="small soft">{t("mastermind.challenge.why")}</span>
    </div>
  );
}

import { useState } from "preact/hooks";
import type { DockParts } from "../../../ui/games";
import { Button, IconButton, leaveFocus } from "../../../ui/parts/button";
import { DiceIcon, EraseIcon } from "../../../ui/parts/drawn/icons";
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

function PalettePeg({ options, colour, put, grab }: Omit<PaletteProps, "colours"> & { colour: number }) {
  const letter = lettersOf(options)[colour];
  const name = t(colourCode(options, colour));
  return (
    <button
      type="button"
      data-guide={`peg-${colour}`}
      aria-label={name}
      title={`${name} (${letter}, ${colour + 1})`}
      aria-keyshortcuts={letter}
      onMouseDown={leaveFocus}
      onClick={() => put(colour)}
      onPointerDown={(event) => grab(event, { colour, from: null })}
    >
      <PegPicture options={options} colour={colour} />
    </button>
  );
}

/** The pegs to take: press one, drag one, or press its letter. */
export function Palette({ colours, ...props }: PaletteProps) {
  const across = colours.length > 7 ? Math.ceil(colours.length / 2) : colours.length;
  return (
    <div class="palette" style={{ "--across": across }} role="group" aria-label={t("mastermind.palette")}>
      {colours.map((colour) => (
        <PalettePeg key={colour} {...props} colour={colour} />
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

function submitWords(draft: Draft, kind: ComposeProps["kind"]): string {
  const n = draft.code.filter((one) => one === null).length;
  return t(n ? "mastermind.do.fill" : `mastermind.do.${kind}`, { n });
}

/** What can be done with the row as it stands, beside laying it down. */
function ComposeMore({ kind, moves, step, hinted }: Pick<ComposeProps, "kind" | "moves" | "step" | "hinted">) {
  return (
    <>
      <IconButton label={t("mastermind.erase")} icon={<EraseIcon />} keepsFocus act={() => step({ do: "erase" })} />
      {kind === "hide" && (
        <Button keepsFocus title={t("mastermind.surprise")} act={() => step({ do: "fill", code: surprise(moves) })}>
          <DiceIcon />
          <span class="surprise">{t("mastermind.surprise")}</span>
        </Button>
      )}
      {hinted && <Button keepsFocus act={() => step({ do: "fill", code: hinted })} words={t("mastermind.use-hint")} />}
    </>
  );
}

/** The dock while a row is filled: the pegs, and what can be done with the row as it stands. */
export function composing(props: ComposeProps): DockParts {
  const { options, kind, draft, moves, step, submit, grab } = props;
  const put = (colour: number) => step({ do: "put", colour });
  return {
    choice: <Palette options={options} colours={coloursOn(moves, kind)} put={put} grab={grab} />,
    more: <ComposeMore {...props} />,
    main: {
      words: submitWords(draft, kind),
      ready: whole(draft) !== null,
      act: submit,
      guide: "submit",
      keepsFocus: true,
    },
  };
}

interface StepperProps {
  kind: "red" | "white";
  value: number;
  can(value: number): boolean;
  set(value: number): void;
}

function Stepper({ kind, value, can, set }: StepperProps) {
  const key = t(`mastermind.key.${kind}`);
  const to = (next: number) => ({ disabled: !can(next), act: () => set(next) });
  return (
    <div class="stepper" role="group" aria-label={key}>
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <KeyPeg cx={0} cy={0} kind={kind} />
      </svg>
      <IconButton label={t("mastermind.key.less", { key })} icon="−" {...to(value - 1)} />
      <output aria-label={key}>{value}</output>
      <IconButton label={t("mastermind.key.more", { key })} icon="+" {...to(value + 1)} />
    </div>
  );
}

export interface Key {
  red: number;
  white: number;
}

/** Keying by hand: only keys that can exist. */
export function keying(moves: Offered, key: Key, set: (key: Key) => void, play: (move: Move) => void): DockParts {
  const all = listed<Answer>(moves, "answer");
  const can = (next: Key) => all.some((one) => one.red === next.red && one.white === next.white);
  const stepper = (kind: keyof Key) => (
    <Stepper
      kind={kind}
      value={key[kind]}
      can={(value) => can({ ...key, [kind]: value })}
      set={(value) => set({ ...key, [kind]: value })}
    />
  );
  return {
    choice: (
      <div class="steppers">
        {stepper("red")}
        {stepper("white")}
      </div>
    ),
    main: { words: t("mastermind.do.answer"), ready: can(key), act: () => play({ type: "answer", ...key }) },
  };
}

/** The challenge: pressed twice. It looks the same whether the keys clash or not, and is refused if they do not. */
export function ChallengeButton({ still, busy, play }: { still: boolean; busy: boolean; play(move: Move): void }) {
  const [sure, set] = useState(false);
  const press = () => {
    if (sure) play({ type: "challenge" });
    set(!sure);
  };
  return (
    <Button
      first={sure}
      disabled={still || busy}
      title={t("mastermind.challenge.why")}
      act={press}
      words={t(sure ? "mastermind.challenge.sure" : "mastermind.challenge")}
    />
  );
}

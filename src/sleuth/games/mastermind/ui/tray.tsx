import { useState } from "preact/hooks";
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
  const kind = colours.length > 7 ? "palette many" : "palette";
  const half = { "--half": Math.ceil(colours.length / 2) };
  return (
    <div class={kind} style={half} role="group" aria-label={t("mastermind.palette")}>
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

function submitWords({ draft, kind, busy }: ComposeProps): string {
  if (busy) return t("turn.sending");
  const n = draft.code.filter((one) => one === null).length;
  return t(n ? "mastermind.do.fill" : `mastermind.do.${kind}`, { n });
}

/** The pegs, and what can be done with the row as it stands. */
export function ComposeTray(props: ComposeProps) {
  const { options, kind, draft, moves, step, submit, busy, grab, hinted } = props;
  const put = (colour: number) => step({ do: "put", colour });
  const ready = whole(draft) !== null && !busy;
  return (
    <div class="tray">
      <Palette options={options} colours={coloursOn(moves, kind)} put={put} grab={grab} />
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
        <Button first data-guide="submit" disabled={!ready} keepsFocus act={submit} words={submitWords(props)} />
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

/** Keying by hand: only keys that can exist. */
export function KeyingTray({ moves, busy, play }: { moves: Offered; busy: boolean; play(move: Move): void }) {
  const [key, set] = useState({ red: 0, white: 0 });
  const { red, white } = key;
  const all = listed<Answer>(moves, "answer");
  const can = (next: typeof key) => all.some((one) => one.red === next.red && one.white === next.white);
  const answer = () => play({ type: "answer", ...key });
  const stepper = (kind: "red" | "white") => ({
    kind,
    value: key[kind],
    can: (value: number) => can({ red, white, [kind]: value }),
    set: (value: number) => set({ red, white, [kind]: value }),
  });
  return (
    <div class="tray">
      <div class="steppers">
        <Stepper {...stepper("red")} />
        <Stepper {...stepper("white")} />
      </div>
      <div class="tray-do">
        <Button first disabled={busy || !can(key)} act={answer} words={t("mastermind.do.answer")} />
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

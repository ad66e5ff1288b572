import type { Mark } from "../../../../ui/table/panes/marks";
import { percent, t, wholePercent } from "../../../../ui/words/texts";
import { type Colour, colourOf, Form, letterOf, tileCode } from "../tiles";
import { type ColourSeen, type Computed, refuted } from "./marks";

interface SquareProps {
  place: number;
  column: number;
  tile: number;
  mark: Mark;
  known: Computed | undefined;
  share: number | null;
  told: boolean;
  /** Was it there, now that all lies open? */
  truth: boolean;
  press(): void;
}

function stateOf(mark: Mark, known: Computed | undefined): string {
  if (refuted(mark, known)) return "refuted";
  if (known) return known.sure ? "sure" : "proven";
  return mark === "x" ? "crossed" : mark === "o" ? "circled" : "open";
}

/** What stands in a square: computed, or made by hand. */
function Sign({ mark, known }: Pick<SquareProps, "mark" | "known">) {
  return (
    <svg class="spot-sign" viewBox="0 0 24 24" aria-hidden="true">
      {known?.sure && <path class="sign computed yes" d="M5 13l5 5 9-12" />}
      {known && !known.sure && <path class="sign computed" d="M6 6l12 12M18 6L6 18" />}
      {mark === "x" && (!known || known.sure) && <path class="sign hand" d="M6 6c4 3 8 8 12 12M18 6c-4 4-8 8-12 12" />}
      {mark === "o" && <circle class="sign hand" cx="12" cy="12" r="9" />}
    </svg>
  );
}

function Share({ share }: { share: number }) {
  return (
    <svg class="spot-share" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y={100 - share * 100} width="10" height={share * 100} />
    </svg>
  );
}

function squareWords({ column, tile, known, share }: SquareProps, state: string): string {
  const place = [`break-the-code.place.${column}`];
  const words = t("break-the-code.pad.square", { place, tile: [tileCode(tile)], state });
  return share === null || known ? words : `${words}, ${percent(share)}`;
}

export function Square(props: SquareProps) {
  const { tile, mark, known, share, told, truth, press } = props;
  const state = stateOf(mark, known);
  const open = share !== null && !known;
  return (
    <button
      type="button"
      class={`spot ${colourOf(tile)} ${state}${told ? " told" : ""}${truth ? " truth" : ""}`}
      aria-label={squareWords(props, t(`break-the-code.pad.${truth ? "truth" : state}`))}
      aria-pressed={known ? told : undefined}
      onClick={press}
    >
      {open && <Share share={share} />}
      <svg class={`spot-form ${colourOf(tile)}`} viewBox="27 6 10 10" aria-hidden="true">
        <Form colour={colourOf(tile)} />
      </svg>
      <Sign mark={mark} known={known} />
      {open && !mark && share > 0 && <span class="spot-percent">{wholePercent(share)}</span>}
    </button>
  );
}

interface TickProps {
  column: number;
  seen: ColourSeen;
  told: boolean;
  press(): void;
}

/** A tick for the colour at a place: red, blue, green, none. */
export function ColourTick({ column, seen: { colour, state }, told, press }: TickProps) {
  const place = [`break-the-code.place.${column}`];
  const gaps = { place, colour: colour ? t(`break-the-code.colour.${colour}`) : "–" };
  const proven = state === "refuted" || state === "sure";
  const words = proven
    ? t("break-the-code.pad.colour-proven", { ...gaps, state: t(`break-the-code.pad.${state}`) })
    : t("break-the-code.pad.colour", gaps);
  const kind = `tick ${colour} ${state}${told ? " told" : ""}`;
  return (
    <button type="button" class={kind} aria-label={words} aria-pressed={proven ? told : undefined} onClick={press}>
      {colour ? letterOf(colour as Colour) : "·"}
    </button>
  );
}

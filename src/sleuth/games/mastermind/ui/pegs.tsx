import { t } from "../../../ui/words/texts";
import type { Key, Options } from "./types.gen";

interface Look {
  fill: string;
  ink: string;
}

const DARK = "#1d2027";
const LIGHT = "#fffaf0";

/** Colours that differ in lightness too; the letter is always on. */
const LOOKS: readonly Look[] = [
  { fill: "#cb3b2a", ink: LIGHT },
  { fill: "#0f7d5f", ink: LIGHT },
  { fill: "#2b62c9", ink: LIGHT },
  { fill: "#f2c230", ink: DARK },
  { fill: "#ef8420", ink: DARK },
  { fill: "#7b45b5", ink: LIGHT },
  { fill: "#f5efe1", ink: DARK },
  { fill: "#24272f", ink: LIGHT },
  { fill: "#6cc7ea", ink: DARK },
];

/** Is this number of the palette the empty hole? */
export function isBlank(options: Options, colour: number): boolean {
  return options.blanks && colour === options.colours;
}

/** The code of a colour's name. */
export function colourCode(options: Options, colour: number): string {
  return `mastermind.colour.${isBlank(options, colour) ? "blank" : colour}`;
}

/** How the colours are written: one letter each, a dot for the empty hole. */
export function lettersOf(options: Options): string[] {
  const letters = Array.from({ length: options.colours }, (_, i) => t(`mastermind.letter.${i}`));
  return options.blanks ? [...letters, t("mastermind.letter.blank")] : letters;
}

export function namesOf(options: Options, code: readonly (number | null)[]): string {
  return code.map((colour) => t(colour === null ? "mastermind.hole.open" : colourCode(options, colour))).join(", ");
}

interface PegProps {
  x?: number;
  y?: number;
  r?: number;
  /** The number of the colour; null is the empty hole of the extra challenge. */
  colour: number | null;
}

function Blank({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r * 0.8}
      fill="none"
      stroke="#c8cfcb"
      stroke-width={r * 0.16}
      stroke-dasharray={`${r * 0.36} ${r * 0.27}`}
    />
  );
}

/** A code peg: colour and letter. */
export function Peg({ x = 20, y = 20, r = 18, colour }: PegProps) {
  if (colour === null) return <Blank x={x} y={y} r={r} />;
  const { fill, ink } = LOOKS[colour] ?? LOOKS[0]!;
  return (
    <g class="peg">
      <circle cx={x} cy={y + r * 0.12} r={r} fill="#000" opacity=".3" />
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={fill}
        stroke={colour === 7 ? "#8b9196" : "#000"}
        stroke-opacity={colour === 7 ? 1 : 0.25}
        stroke-width={r * 0.07}
      />
      <path
        d={`M${x - r * 0.72} ${y - r * 0.3}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.44} 0`}
        fill="none"
        stroke="#fff"
        stroke-opacity=".38"
        stroke-width={r * 0.13}
        stroke-linecap="round"
      />
      <text x={x} y={y + r * 0.36} font-size={r * 1.02} fill={ink} class="peg-letter">
        {t(`mastermind.letter.${colour}`)}
      </text>
    </g>
  );
}

/** A peg as a picture of its own, for words and buttons. */
export function PegPicture({ options, colour }: { options: Options; colour: number }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <Peg colour={isBlank(options, colour) ? null : colour} />
    </svg>
  );
}

/** Key pegs: red is a full disc, white is a ring, nothing is a dot. */
export function Keys({ x, y, pegs, value }: { x: number; y: number; pegs: number; value: Key | null }) {
  const columns = Math.ceil(pegs / 2);
  const gap = 15;
  return (
    <g class="keys-of-row">
      {Array.from({ length: pegs }, (_, i) => {
        const cx = x + (i % columns) * gap - ((columns - 1) * gap) / 2;
        const cy = y + (Math.floor(i / columns) - 0.5) * gap;
        const kind = !value ? "none" : i < value.red ? "red" : i < value.red + value.white ? "white" : "none";
        return <KeyPeg key={`${i}${kind}`} cx={cx} cy={cy} kind={kind} />;
      })}
    </g>
  );
}

export function KeyPeg({ cx, cy, kind }: { cx: number; cy: number; kind: "red" | "white" | "none" }) {
  if (kind === "red") return <circle class="key red" cx={cx} cy={cy} r="5.8" fill="#ef5a43" stroke="#7c1b10" />;
  if (kind === "white")
    return <circle class="key white" cx={cx} cy={cy} r="4.5" fill="none" stroke="#fdf6e6" stroke-width="2.8" />;
  return <circle cx={cx} cy={cy} r="2" fill="#0f171c" stroke="#52646c" stroke-width=".8" />;
}

export function keyWords(key: Key | null): string {
  return key ? t("mastermind.key.words", { red: key.red, white: key.white }) : t("mastermind.key.none");
}

import { labelled, t } from "../../../ui/words/texts";
import { type Answer, type Spoken, spoken } from "./answers";
import { Back, Face, inWords } from "./tiles";
import type { Question } from "./types.gen";

const STEP = 44;
const TOP = 18;

interface Props {
  /** The tiles, if they are seen from here. */
  tiles: readonly number[] | null;
  size: number;
  label: string;
  /** The answer to show on the tiles it speaks of. */
  said: { question: Question; answer: Answer } | null;
  /** Lying in the centre, or standing on a holder. */
  flat?: boolean;
  lit?: readonly number[];
  /** How many of the tiles are turned over yet, from the left; without it, all. */
  opened?: number;
}

function Tie({ from, to, sign }: Spoken["ties"][number]) {
  const [x, end] = [from * STEP + 14, to * STEP + 34];
  return (
    <g class="tie">
      <path d={`M${x} ${TOP - 3}v-6h${end - x}v6`} />
      <circle cx={(x + end) / 2} cy={TOP - 9} r={sign.length > 1 ? 9 : 8} />
      <text x={(x + end) / 2} y={TOP - 5}>
        {sign}
      </text>
    </g>
  );
}

function Lit({ at, sign }: { at: number; sign: string }) {
  return (
    <g class="lit-sign" transform={`translate(${at * STEP + 4} ${TOP})`}>
      <rect x="5" y="11" width="29" height="32" rx="5" />
      <text x="19.500" y={sign.length > 1 ? 32 : 34} class={sign.length > 1 ? "long" : ""}>
        {sign}
      </text>
    </g>
  );
}

/** Tiles in a row, seen or not, with what an answer says about them. */
export function Stand({ tiles, size, label, said, flat = false, lit = [], opened = size }: Props) {
  const width = size * STEP + 8;
  const about = said ? spoken(said.question, said.answer, size) : null;
  const places = Array.from({ length: size }, (_, at) => at);
  const words = labelled(label, tiles ? inWords(tiles) : t("break-the-code.hidden")) + (about ? `. ${about.note}` : "");
  return (
    <svg class={flat ? "stand flat" : "stand"} viewBox={`0 0 ${width} ${TOP + 66}`} role="img" aria-label={words}>
      {places.map((at) => (
        <g key={at} transform={`translate(${at * STEP + 4} ${TOP})`}>
          {tiles && at < opened ? <Face tile={tiles[at]!} /> : <Back lit={lit.includes(at)} />}
        </g>
      ))}
      {flat ? (
        <path class="mat" d={`M6 ${TOP + 59}h${width - 12}`} />
      ) : (
        <path class="holder" d={`M3 ${TOP + 46}h${width - 6}l3 17H0z`} />
      )}
      {!tiles && about?.lit.map((at) => <Lit key={at} at={at} sign={about.sign} />)}
      {tiles &&
        about?.lit.map((at) => <rect key={at} class="ring" x={at * STEP + 4} y={TOP} width="39" height="53" rx="7" />)}
      {about?.ties.map((tie) => (
        <Tie key={tie.from} {...tie} />
      ))}
    </svg>
  );
}

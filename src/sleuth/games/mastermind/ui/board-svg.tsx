import type { ComponentChildren } from "preact";
import { useLow, useNarrow } from "../../../ui/parts/narrow";
import { t } from "../../../ui/words/texts";
import type { Draft, Step } from "./compose";
import type { Peg } from "./ghost";
import { colourCode, namesOf } from "./pegs";
import { BoardRow, HEIGHT, holeX, KEYS, LEFT, PegOrHole, PITCH, THIN, ThinRow, widthOf } from "./row";
import { AtFirst, Told } from "./told";
import type { Options, Row } from "./types.gen";

const TOP = 62;
const PAD = 8;

/** The place at the end of a row for what it told, kept free where nothing is: the usual board fits a finger with it. */
function roomOf(options: Options, narrow: boolean): number {
  if (!narrow) return 130;
  return options.pegs > 4 ? 0 : 36;
}

export interface BoardProps {
  options: Options;
  rows: readonly Row[];
  /** The code, where it is known to whoever looks. */
  code: readonly number[] | null;
  /** Does everybody see it? */
  open: boolean;
  /** Is it the code of whoever looks, and not only lent to their eyes? */
  own: boolean;
  hidden: boolean;
  /** The row being filled: in the next row of the board, or behind the shield. */
  draft: Draft | null;
  where: "row" | "code" | null;
  step(step: Step): void;
  grab(event: PointerEvent, peg: Peg): void;
  proof: readonly number[];
  faulty: readonly number[];
  /** How many codes there were before the first row, and after each; empty where that is not told. */
  trail: readonly number[];
}

interface HolesProps extends Pick<BoardProps, "options" | "step" | "grab"> {
  draft: Draft;
  y: number;
}

function OpenHole({ options, draft, y, step, grab, hole }: HolesProps & { hole: number }) {
  const colour = draft.code[hole] ?? null;
  const here = draft.at === hole;
  const words = t(colour === null ? "mastermind.hole.open" : colourCode(options, colour));
  return (
    <g
      class={here ? "open-hole at" : "open-hole"}
      role="button"
      tabindex={here ? 0 : -1}
      data-drop={hole}
      aria-label={t("mastermind.hole", { hole: hole + 1, colour: words })}
      onClick={() => step({ do: "go", hole })}
      onPointerDown={(event) => colour !== null && grab(event, { colour, from: hole })}
    >
      <rect
        class="hole-back"
        x={holeX(hole) - PITCH / 2 + 1.5}
        y={y - 1}
        width={PITCH - 3}
        height={HEIGHT + 2}
        rx="10"
      />
      <PegOrHole options={options} x={holeX(hole)} y={y + HEIGHT / 2} colour={colour} />
    </g>
  );
}

/** The holes that are being filled: pressed, dropped on, or filled by keys. */
function OpenHoles(props: HolesProps) {
  return (
    <>
      {props.draft.code.map((_, hole) => (
        <OpenHole key={hole} {...props} hole={hole} />
      ))}
    </>
  );
}

function Shield({ options }: { options: Options }) {
  const width = LEFT + options.pegs * PITCH - 14;
  return (
    <g class="shield">
      <rect x="14" y="9" width={width} height="46" rx="9" fill="#8a2b21" />
      <rect x="14" y="9" width={width} height="13" rx="6.5" fill="#a63a2d" />
      {Array.from({ length: options.pegs }, (_, hole) => (
        <g key={hole} fill="#f2c98c">
          <circle cx={holeX(hole)} cy={31} r="5.5" />
          <path d={`M${holeX(hole)} 31l5 14h-10z`} />
        </g>
      ))}
    </g>
  );
}

/** What lies in the code area: the holes to fill, the code, the shield, or nothing yet. */
function CodeOrShield(props: BoardProps) {
  const { options, code, hidden, draft, where } = props;
  if (where === "code" && draft) return <OpenHoles {...props} draft={draft} y={10} />;
  if (!code && hidden) return <Shield options={options} />;
  return (
    <>
      {(code ?? Array<null>(options.pegs).fill(null)).map((colour, hole) => (
        <PegOrHole key={hole} options={options} x={holeX(hole)} y={32} colour={colour} />
      ))}
    </>
  );
}

function codeWords({ options, code, hidden }: BoardProps): string {
  if (code) return t("mastermind.code.words", { code: namesOf(options, code) });
  return t(hidden ? "mastermind.code.hidden" : "mastermind.code.none");
}

/** The code area, and whose code it is. */
function CodeArea(props: BoardProps) {
  const { options, code, open, own, hidden, where } = props;
  const width = LEFT + options.pegs * PITCH;
  const note = code && !open && own ? "mastermind.code.yours" : code || open ? "mastermind.code.open" : null;
  const said = where === "code" ? {} : { role: "img" as const, "aria-label": codeWords(props) };
  const line = hidden && !code ? "none" : "var(--board-line)";
  const area = {
    width: width - 14,
    fill: "var(--board-deep)",
    stroke: line,
    "stroke-dasharray": open ? "none" : "4 4",
  };
  return (
    <g class={open ? "code-area revealed" : "code-area"} data-guide="shield" {...said}>
      <rect x="14" y="9" height="46" rx="9" {...area} />
      <CodeOrShield {...props} />
      {note && (
        <text class="code-note" x={width + KEYS / 2 + 2} y="36">
          {t(note)}
        </text>
      )}
    </g>
  );
}

function toneOf({ rows, proof, faulty }: BoardProps, n: number): string {
  const last = n === rows.length - 1 ? "last" : "";
  return [last, proof.includes(n) ? "proves" : "", faulty.includes(n) ? "faulty" : ""].join(" ");
}

function Frame({ width, height, children }: { width: number; height: number; children: ComponentChildren }) {
  return (
    <svg class="mm-board" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t("mastermind.board")}>
      <rect class="board-back" x="1" y="1" width={width - 2} height={height - 2} rx="16" />
      {children}
    </svg>
  );
}

/** Where the rows stand: on a low phone, those that were not reached yet are thin. */
function rowsOf({ options, rows, open }: BoardProps, low: boolean) {
  const count = options.rows;
  const reached = low ? Math.min(count, Math.max(1, rows.length + (open ? 0 : 1))) : count;
  const top = TOP + (count - reached) * THIN;
  const y = (n: number) => (n < reached ? top + (reached - 1 - n) * HEIGHT : TOP + (count - 1 - n) * THIN);
  return { reached, thin: count - reached, y, height: top + reached * HEIGHT + PAD };
}

function RowTold({
  n,
  y,
  room,
  options,
  trail,
}: Pick<BoardProps, "options" | "trail"> & Record<"n" | "y" | "room", number>) {
  const [all, before, after] = [trail[0], trail[n], trail[n + 1]];
  if (!room || !all || !before || !after) return null;
  return <Told options={options} y={y} room={room} all={all} before={before} after={after} />;
}

/** The board: the code on top, rows that climb towards it, at their ends what they told. */
export function BoardSvg(props: BoardProps) {
  const { options, rows, draft, where, trail } = props;
  const narrow = useNarrow();
  const room = roomOf(options, narrow);
  const { reached, thin, y, height } = rowsOf(props, useLow());
  const filling = where === "row" && draft ? rows.length : -1;
  const row = (n: number) => ({ n, y: y(n), room, guess: rows[n]?.guess ?? null, value: rows[n]?.key ?? null });
  return (
    <Frame width={widthOf(options, room)} height={height}>
      <CodeArea {...props} />
      {room > 0 && trail[0] && <AtFirst options={options} room={room} all={trail[0]} />}
      {Array.from({ length: thin }, (_, i) => (
        <ThinRow key={i} options={options} y={y(reached + i)} />
      ))}
      {Array.from({ length: reached }, (_, n) => (
        <g key={n}>
          <BoardRow options={options} {...row(n)} tone={`${n === filling ? "filling" : ""} ${toneOf(props, n)}`} />
          <RowTold options={options} trail={trail} n={n} y={y(n)} room={room} />
          {n === filling && <OpenHoles {...props} draft={draft!} y={y(n)} />}
        </g>
      ))}
    </Frame>
  );
}

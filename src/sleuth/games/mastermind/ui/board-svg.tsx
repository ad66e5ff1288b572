import type { ComponentChildren } from "preact";
import { useLow, useNarrow } from "../../../ui/parts/narrow";
import { t } from "../../../ui/words/texts";
import { CodeArea, type CodeProps, OpenHoles } from "./code-area";
import type { Truth } from "./ending/scene";
import { BoardRow, HEIGHT, LEFT, PITCH, THIN, ThinRow, widthOf } from "./row";
import { AtFirst, FitHere, Told } from "./told";
import type { Options, Row } from "./types.gen";

const TOP = 62;
const PAD = 8;

/** The place at the end of a row for what it told, kept free where nothing is. */
function roomOf(options: Options, narrow: boolean): number {
  if (!narrow) return 130;
  return options.pegs > 4 ? 0 : 36;
}

export interface BoardProps extends CodeProps {
  rows: readonly Row[];
  proof: readonly number[];
  faulty: readonly number[];
  /** How many codes there were before the first row, and after each; empty where that is not told. */
  trail: readonly number[];
  /** The code, and how far it is laid open, of a game that is over. */
  truth: Truth | null;
  /** The row that is enough for any code, where it is known. */
  par: number | null;
  /** How many codes go on as the row that is laid begins. */
  fit: number | null;
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

/** Where the rows stand: on a low phone, and on any at the end, those that were not reached are thin. */
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

/** A line over the row that is enough for any code: who is done below it has beaten it. */
function Par({ options, y, par }: { options: Options; y: number; par: number }) {
  return (
    <g class="par">
      <title>{t("mastermind.par", { par })}</title>
      <path d={`M${LEFT - 2} ${y}H${LEFT + options.pegs * PITCH}`} />
    </g>
  );
}

/** The board: the code on top, rows that climb towards it, at their ends what they told. */
export function BoardSvg(props: BoardProps) {
  const { options, rows, draft, where, trail, truth, par, fit } = props;
  const narrow = useNarrow();
  const room = roomOf(options, narrow);
  const low = useLow();
  const { reached, thin, y, height } = rowsOf(props, low || (narrow && truth !== null));
  const filling = where === "row" && draft ? rows.length : -1;
  const row = (n: number) => ({ n, y: y(n), room, guess: rows[n]?.guess ?? null, value: rows[n]?.key ?? null });
  return (
    <Frame width={widthOf(options, room)} height={height}>
      <CodeArea {...props} opened={truth?.opened ?? options.pegs} />
      {par !== null && par < reached && <Par options={options} y={y(par - 1)} par={par} />}
      {room > 0 && trail[0] && !(narrow && props.open) && <AtFirst options={options} room={room} all={trail[0]} />}
      {Array.from({ length: thin }, (_, i) => (
        <ThinRow key={i} options={options} y={y(reached + i)} />
      ))}
      {Array.from({ length: reached }, (_, n) => (
        <g key={n}>
          <BoardRow
            options={options}
            {...row(n)}
            truth={truth}
            tone={`${n === filling ? "filling" : ""} ${toneOf(props, n)}`}
          />
          <RowTold options={options} trail={trail} n={n} y={y(n)} room={room} />
          {n === filling && fit !== null && room > 0 && <FitHere options={options} y={y(n)} room={room} n={fit} />}
          {n === filling && <OpenHoles {...props} draft={draft!} y={y(n)} />}
        </g>
      ))}
    </Frame>
  );
}

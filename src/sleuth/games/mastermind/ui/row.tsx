import { t } from "../../../ui/words/texts";
import { against, type Truth, type Was } from "./ending/scene";
import { isBlank, Keys, keyWords, namesOf, Peg } from "./pegs";
import type { Key, Options } from "./types.gen";

export const PITCH = 48;
export const HEIGHT = 44;
export const THIN = 15;
export const LEFT = 34;
export const KEYS = 66;

/** How wide the board is, with so much room at the end of each row. */
export function widthOf(options: Options, room: number): number {
  return LEFT + options.pegs * PITCH + KEYS + 8 + room;
}

export const holeX = (hole: number): number => LEFT + PITCH / 2 + hole * PITCH;

function Hole({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="8" fill="var(--board-deep)" stroke="var(--board-line)" stroke-width="1.5" />;
}

export function PegOrHole({
  options,
  x,
  y,
  colour,
}: {
  options: Options;
  x: number;
  y: number;
  colour: number | null | undefined;
}) {
  if (colour === null || colour === undefined) return <Hole x={x} y={y} />;
  return <Peg x={x} y={y} r={17} colour={isBlank(options, colour) ? null : colour} />;
}

interface Props {
  options: Options;
  n: number;
  y: number;
  guess: readonly number[] | null;
  value: Key | null;
  room: number;
  tone?: string;
  truth?: Truth | null;
}

/** A row that is not reached yet, where room is short. */
export function ThinRow({ options, y }: { options: Options; y: number }) {
  return (
    <g aria-hidden="true" fill="var(--board-line)">
      {Array.from({ length: options.pegs }, (_, hole) => (
        <circle key={hole} cx={holeX(hole)} cy={y + THIN / 2} r="3" />
      ))}
    </g>
  );
}

/** What the pegs of a row turned out to be, as far as the code lies open. */
function Turned({ guess, truth, y }: { guess: readonly number[]; truth: Truth; y: number }) {
  const was: Was[] = against(truth.code, guess).slice(0, truth.opened);
  return (
    <>{was.map((one, hole) => one && <circle key={hole} class={`was ${one}`} cx={holeX(hole)} cy={y} r="20" />)}</>
  );
}

/** One row of the board that is played, or still to come. */
export function BoardRow({ options, n, y, guess, value, room, tone = "", truth = null }: Props) {
  const middle = y + HEIGHT / 2;
  const label = guess
    ? t("mastermind.row.words", { row: n + 1, code: namesOf(options, guess), key: keyWords(value) })
    : undefined;
  return (
    <g
      class={`row ${tone}`}
      data-guide={`row-${n}`}
      role={guess ? "img" : undefined}
      aria-label={label}
      aria-hidden={guess ? undefined : "true"}
    >
      <rect class="row-back" x="4" y={y + 1.5} width={widthOf(options, room) - 8} height={HEIGHT - 3} rx="9" />
      <text class="row-number" x={20} y={middle + 4.5}>
        {n + 1}
      </text>
      {Array.from({ length: options.pegs }, (_, hole) => (
        <PegOrHole key={hole} options={options} x={holeX(hole)} y={middle} colour={guess?.[hole]} />
      ))}
      {guess && truth && <Turned guess={guess} truth={truth} y={middle} />}
      <Keys x={LEFT + options.pegs * PITCH + KEYS / 2} y={middle} pegs={options.pegs} value={value} />
    </g>
  );
}

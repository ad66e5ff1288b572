import { pressedByKey } from "../../../../ui/parts/keys";
import type { Size } from "../../../../ui/parts/narrow";
import { t } from "../../../../ui/words/texts";
import { sameTile } from "../pick";
import { placeName, tileWords } from "../pieces";
import type { Board, Lay, Tile, View } from "../types.gen";
import { Ground } from "./ground";
import { TileFace } from "./tile-face";
import { type Grid, gridOf, type Point, pointOf, TILE } from "./where";

const FIRST = 1; // the column and the row in which the first tile lies, as long as it can
const FINGER = 22; // half of what a finger needs, as drawn

const span = (all: readonly number[]): [number, number] => [Math.min(0, ...all), Math.max(0, ...all)];

/** How far what lies is moved, so that it stays within the grid. */
function shift([least, most]: [number, number], room: number): number {
  return Math.min(Math.max(FIRST, -least), room - 1 - most);
}

/** Where on the final grid a spot lies; one that is still beyond its edge moves the others when it is taken. */
export function spotOn(board: Board, grid: Grid): (spot: Point) => { column: number; row: number; within: boolean } {
  const across = shift(span(board.laid.map((one) => one.x)), grid.columns);
  const down = shift(span(board.laid.map((one) => one.y)), grid.rows);
  return ({ x, y }) => {
    const [column, row] = [x + across, y + down];
    return { column, row, within: column >= 0 && row >= 0 && column < grid.columns && row < grid.rows };
  };
}

/** The field of five lies on its side as soon as it has a fifth row. */
export function layingGrid(board: Board, size: Size): Grid {
  const [least, most] = span(board.laid.map((one) => one.y));
  return gridOf(board, size, board.seats === 5 && most - least === 4);
}

interface SpotProps {
  grid: Grid;
  column: number;
  row: number;
  within: boolean;
  label: string;
  press(): void;
}

/** A place where the chosen tile may lie: a square of the grid, or a round one at its edge. */
function Spot({ grid, column, row, within, label, press }: SpotProps) {
  const pressing = { onClick: press, onKeyDown: pressedByKey(press) };
  const { pitch, left, top, width, height } = grid;
  const half = within ? pitch / 2 - 4 : FINGER;
  const between = (at: number, most: number) => Math.min(Math.max(at, FINGER + 2), most - FINGER - 2);
  const nearer = (at: number, most: number) => (at < 0 ? 0 : at >= most ? most : at + 0.5);
  const x = between(left + nearer(column, grid.columns) * pitch, width);
  const y = between(top + nearer(row, grid.rows) * pitch, height);
  return (
    <g
      class={within ? "cx-place can" : "cx-place can beyond"}
      role="button"
      tabindex={0}
      aria-label={label}
      {...pressing}
    >
      <rect class="cx-ring" x={x - half} y={y - half} width={2 * half} height={2 * half} rx={within ? 12 : half} />
      <text class="cx-plus" x={x} y={y + 10}>
        +
      </text>
    </g>
  );
}

/** The squares of the grid that are still bare. */
export function Bare({ grid }: { grid: Grid }) {
  const side = grid.pitch - 8;
  return (
    <g aria-hidden="true">
      {Array.from({ length: grid.columns * grid.rows }, (_, place) => {
        const { x, y } = pointOf(grid, place);
        return (
          <rect key={place} class="cx-bare" x={x - side / 2} y={y - side / 2} width={side} height={side} rx="12" />
        );
      })}
    </g>
  );
}

interface Props {
  view: View;
  grid: Grid;
  name(seat: number): string;
  spots: readonly Lay[];
  lay(move: Lay): void;
}

/** The field while it is laid, in its final grid from the first tile on. */
export function LayingField({ view, grid, name, spots, lay }: Props) {
  const on = spotOn(view.board, grid);
  const { pitch, left, top, columns } = grid;
  const corner = (spot: Point) => {
    const { column, row } = on(spot);
    return `translate(${left + column * pitch} ${top + row * pitch}) scale(${pitch / TILE})`;
  };
  const label = (spot: Point) => {
    const { column, row, within } = on(spot);
    const place = placeName({ ...view.board, columns } as Board, row * columns + column, columns * grid.rows);
    return within ? t("code-x.lay.here", { place }) : t("code-x.lay.beyond");
  };
  return (
    <Ground grid={grid} laying>
      <Bare grid={grid} />
      {view.board.laid.map((spot) => (
        <g key={`${spot.x},${spot.y}`} transform={corner(spot)} role="img" aria-label={tileWords(spot.tile, name)}>
          <TileFace tile={spot.tile} />
        </g>
      ))}
      {spots.map((spot) => (
        <Spot key={`${spot.x},${spot.y}`} grid={grid} {...on(spot)} label={label(spot)} press={() => lay(spot)} />
      ))}
    </Ground>
  );
}

interface TilesProps {
  tiles: readonly Tile[];
  chosen: Tile | null;
  name(seat: number): string;
  press: ((tile: Tile) => void) | null;
}

function TileButton({ tile, n, chosen, name, press }: Omit<TilesProps, "tiles"> & { tile: Tile; n: number }) {
  return (
    <button type="button" aria-pressed={sameTile(chosen, tile)} disabled={!press} onClick={() => press?.(tile)}>
      <span class="unseen">{`${tileWords(tile, name)} ×${n}`}</span>
      <svg viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
        <TileFace tile={tile} />
      </svg>
    </button>
  );
}

/** Tiles in front of a seat; those that are alike stand once, with their number. */
export function Tiles({ tiles, ...props }: TilesProps) {
  const different = tiles.filter((tile, i) => tiles.findIndex((other) => sameTile(other, tile)) === i);
  return (
    <ul class="cx-tiles">
      {different.map((tile) => {
        const n = tiles.filter((other) => sameTile(other, tile)).length;
        return (
          <li key={`${tile.kind}${tile.owner}`}>
            <TileButton {...props} tile={tile} n={n} />
            {n > 1 && <span class="cx-count">×{n}</span>}
          </li>
        );
      })}
    </ul>
  );
}

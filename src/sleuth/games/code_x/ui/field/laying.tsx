import { pressedByKey } from "../../../../ui/parts/keys";
import { t } from "../../../../ui/words/texts";
import { sameTile } from "../pick";
import { tileWords } from "../pieces";
import type { Lay, Tile, View } from "../types.gen";
import { TileFace } from "./tile-face";
import { PITCH, type Point } from "./where";

interface Props {
  view: View;
  name(seat: number): string;
  spots: readonly Lay[];
  lay(move: Lay): void;
}

/** How far the field reaches, and where on it a spot lies. */
function extent(all: readonly Point[]) {
  const xs = all.map((one) => one.x);
  const ys = all.map((one) => one.y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return {
    left,
    top,
    width: (Math.max(0, ...xs) - left + 1) * PITCH,
    height: (Math.max(0, ...ys) - top + 1) * PITCH,
    at: (one: Point) => `translate(${(one.x - left) * PITCH} ${(one.y - top) * PITCH})`,
  };
}

/** A place where the chosen tile may lie. */
function Spot({ at, label, press }: { at: string; label: string; press(): void }) {
  const pressing = { onClick: press, onKeyDown: pressedByKey(press) };
  return (
    <g class="cx-place can" transform={at} role="button" tabindex={0} aria-label={label} {...pressing}>
      <rect class="cx-ring" x="6" y="6" width={PITCH - 12} height={PITCH - 12} rx="12" />
      <text class="cx-plus" x={PITCH / 2} y={PITCH / 2 + 12}>
        +
      </text>
    </g>
  );
}

/** The field while it is laid: what lies, and where the chosen tile may lie. */
export function LayingField({ view, name, spots, lay }: Props) {
  const { left, top, width, height, at } = extent([...view.board.laid, ...spots]);
  const box = `-4 -4 ${width + 8} ${height + 8}`;
  const here = ({ x, y }: Point) => t("code-x.lay.here", { x: x - left + 1, y: y - top + 1 });
  return (
    <svg class="cx-field laying" viewBox={box} role="group" aria-label={t("code-x.field")}>
      <rect class="board-back" x="-3" y="-3" width={width + 6} height={height + 6} rx="16" />
      {view.board.laid.map((spot) => (
        <g key={`${spot.x},${spot.y}`} transform={at(spot)} role="img" aria-label={tileWords(spot.tile, name)}>
          <TileFace tile={spot.tile} />
        </g>
      ))}
      {spots.map((spot) => (
        <Spot key={`${spot.x},${spot.y}`} at={at(spot)} label={here(spot)} press={() => lay(spot)} />
      ))}
    </svg>
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
      <svg viewBox={`0 0 ${PITCH} ${PITCH}`} aria-hidden="true">
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

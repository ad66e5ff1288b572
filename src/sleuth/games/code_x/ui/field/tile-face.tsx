import { t } from "../../../../ui/words/texts";
import { TilePicture } from "../icons";
import { ASKS, SEATS } from "../pieces";
import type { Tile } from "../types.gen";
import { TILE } from "./where";

/** Letters from which on a word is set smaller, where all words are large. */
const LONG = 10;

export function TileFace({ tile }: { tile: Tile }) {
  const seat = tile.owner === null ? null : SEATS[tile.owner]!;
  const asks = ASKS[tile.kind];
  const word = t(asks ? `code-x.kind.${asks}` : `code-x.tile.${tile.kind}`);
  return (
    <g class={asks ? "cx-tile asks" : "cx-tile acts"}>
      <rect class="cx-tile-back" x="3" y="3" width={TILE - 6} height={TILE - 6} rx="12" fill={seat?.soft} />
      <g class="cx-tile-picture">
        <TilePicture kind={tile.kind} x={31} y={9} size={38} />
      </g>
      <text class={word.length < LONG ? "cx-tile-word" : "cx-tile-word long"} x={TILE / 2} y={58}>
        {word}
      </text>
      {tile.owner !== null && seat && (
        <g class="cx-owner">
          <circle cx="14" cy="14" r="9.5" fill={seat.fill} />
          <text x="14" y="18" fill={seat.ink}>
            {tile.owner + 1}
          </text>
        </g>
      )}
    </g>
  );
}

/** A figure: a head and a coat in the seat's colour, with its number. */
export function FigurePiece({ seat }: { seat: number }) {
  const look = SEATS[seat]!;
  return (
    <g class="cx-figure">
      <path d="M0-25a9 9 0 0 1 6 15.700C12-6 15 2 15 14h-30c0-12 3-20 9-23.300A9 9 0 0 1 0-25z" fill={look.fill} />
      <text y="9" fill={look.ink}>
        {seat + 1}
      </text>
    </g>
  );
}

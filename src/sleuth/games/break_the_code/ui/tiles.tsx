import { t } from "../../../ui/words/texts";

/** The two fives are both green; nobody tells them apart. */
export const FIVES: readonly [number, number] = [10, 11];
export const TILES: readonly number[] = Array.from({ length: 20 }, (_, tile) => tile);
/** What can be seen on a tile: the second five looks like the first. */
export const FACES: readonly number[] = TILES.filter((tile) => tile !== FIVES[1]);

/** Do these two look alike? */
export const looksLike = (one: number, other: number): boolean =>
  one === other || (FIVES.includes(one) && FIVES.includes(other));

export type Colour = "red" | "blue" | "green";

export const numberOf = (tile: number): number => tile >> 1;

export function colourOf(tile: number): Colour {
  if (FIVES.includes(tile)) return "green";
  return tile % 2 ? "blue" : "red";
}

export const tileCode = (tile: number): string => `break-the-code.tile.${tile}`;
export const letterOf = (colour: Colour): string => t(`break-the-code.letter.${colour}`);
/** The tiles in words. */
export const inWords = (tiles: readonly number[]): string => tiles.map((tile) => t(tileCode(tile))).join(", ");

/** A form for each colour besides its letter: a disc, a square, a triangle. */
export function Form({ colour }: { colour: Colour }) {
  if (colour === "red") return <circle cx="32" cy="11" r="4" />;
  if (colour === "blue") return <rect x="28.2" y="7.2" width="7.6" height="7.6" rx="1" />;
  return <path d="M32 6.400l4.700 8.200h-9.400z" />;
}

/** A tile that is seen: number, letter and form, all in its colour. Drawn in a box of 40 by 54. */
export function Face({ tile }: { tile: number }) {
  const colour = colourOf(tile);
  return (
    <g class={`tile-face ${colour}`}>
      <rect class="tile-back-shade" x="1.500" y="2.500" width="37" height="51" rx="6" />
      <rect class="tile-ground" x="1" y="1" width="37" height="51" rx="6" />
      <text class="tile-number" x="19.500" y="39">
        {numberOf(tile)}
      </text>
      <text class="tile-letter" x="7" y="15">
        {letterOf(colour)}
      </text>
      <Form colour={colour} />
    </g>
  );
}

/** A tile that stands with its back to you. */
export function Back({ lit = false }: { lit?: boolean }) {
  return (
    <g class={lit ? "tile-hidden lit" : "tile-hidden"}>
      <rect class="tile-back-shade" x="1.500" y="2.500" width="37" height="51" rx="6" />
      <rect class="tile-dark" x="1" y="1" width="37" height="51" rx="6" />
      <path class="tile-weave" d="M8 8l23 37M31 8L8 45M19.500 8v37M8 26.500h23" />
    </g>
  );
}

export function TilePicture({ tile }: { tile: number }) {
  return (
    <svg class="tile" viewBox="0 0 40 54" aria-hidden="true">
      <Face tile={tile} />
    </svg>
  );
}

/** Pictures of sides: those that a game brings in its folder, and cards for the lot. */
import type { ComponentType } from "preact";
import { PlainPicture, SidePicture } from "../../parts/drawn/picture";

const found = import.meta.glob<{ default: readonly ComponentType[] }>("../../../games/*/ui/sides.tsx", { eager: true });

export const Lot = () => (
  <SidePicture>
    <rect width="112" height="112" fill="#b9cfc4" />
    <path d="M0 78h112v34H0z" fill="#9fbbae" />
    <g transform="rotate(-10 40 56)">
      <rect x="20" y="24" width="40" height="58" rx="6" fill="#22313c" stroke="#fcf8ef" stroke-width="2.5" />
      <path d="M31 42l18 22m0-22L31 64" stroke="#e7b85a" stroke-width="5" />
    </g>
    <g transform="rotate(9 72 58)">
      <rect x="53" y="28" width="40" height="58" rx="6" fill="#fcf8ef" stroke="#8d8069" />
      <circle cx="73" cy="52" r="9" fill="none" stroke="#8a2b21" stroke-width="4" />
      <path d="M79 59l9 10" stroke="#8a2b21" stroke-width="5" stroke-linecap="round" />
    </g>
  </SidePicture>
);

/** The picture of a side of a game, counted in the order of its seats; a plain one where none is drawn. */
export function pictureOfSide(game: string, side: number): ComponentType {
  const drawn = found[`../../../games/${game.replaceAll("-", "_")}/ui/sides.tsx`]?.default;
  return drawn?.[side] ?? PlainPicture;
}

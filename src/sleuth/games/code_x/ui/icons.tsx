/** Small pictures, drawn in a square of 24: tiles, objects, and the five tokens beside a screen. */
import type { Gear } from "./pieces";
import type { Tile } from "./types.gen";

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.8,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const TILE: Readonly<Record<Tile["kind"], string>> = {
  restaurant: "M7 3v7a2 2 0 0 1-4 0V3M5 3v18M17 3c-3 2-3 8 0 9v9",
  bar: "M4 4h16l-8 9zM12 13v7M8 20h8M7 7h10",
  "film-set": "M3 9h18v11H3zM3 9l2-5 16 3M8 4.600l3 4.400M14 5.600l2.500 3.400",
  reactivate: "M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5",
  "extra-turn": "M12 3a9 9 0 1 0 9 9M12 7v10M7 12h10M17 3l4 4-4 4",
  swap: "M4 8h13l-4-4M20 16H7l4 4",
};

const OBJECT: readonly string[] = [
  "M3 8h4l2-3h6l2 3h4v11H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12M9 6l1-4h4l1 4M9 18l1 4h4l1-4M12 9v3l2 1.500",
  "M6 3h12v18H6zM9 3v18M12 8h4M12 12h4M4 7h3M4 12h3M4 17h3",
  "M9 10h6v4H9zM9 10L6 7M15 10l3-3M9 14l-3 3M15 14l3 3M3 7h6M15 7h6M3 17h6M15 17h6",
  "M12 4a7 7 0 0 0-7 7v4M19 15v-4a7 7 0 0 0-3-5.700M8 19c1-2 1-5 1-8a3 3 0 0 1 6 0c0 3 0 6-1 9M12 11c0 4 0 7-1.500 10",
];

const GEAR: Readonly<Record<Gear, string>> = {
  straight: "M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",
  diagonal:
    "M5 5l14 14M19 5L5 19M5 5h4.500M5 5v4.500M19 5h-4.500M19 5v4.500M5 19h4.500M5 19v-4.500M19 19h-4.500M19 19v-4.500",
  anywhere:
    "M12 3l2.600 6.300 6.800.600-5.200 4.400 1.600 6.600L12 17.300l-5.800 3.600 1.600-6.600L2.600 9.900l6.800-.600z",
  view: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  swap: TILE.swap,
};

interface At {
  x?: number;
  y?: number;
  size?: number;
}

function Picture({ d, x = 0, y = 0, size = 24 }: At & { d: string }) {
  return <path d={d} transform={`translate(${x} ${y}) scale(${size / 24})`} {...STROKE} />;
}

export const TilePicture = ({ kind, ...at }: At & { kind: Tile["kind"] }) => <Picture d={TILE[kind]} {...at} />;
export const ObjectPicture = ({ object, ...at }: At & { object: number }) => (
  <Picture d={OBJECT[object] ?? ""} {...at} />
);
export const GearPicture = ({ gear, ...at }: At & { gear: Gear }) => <Picture d={GEAR[gear]} {...at} />;

/** One of the pictures by itself, beside words. */
export function Icon({ kind, object, gear }: { kind?: Tile["kind"]; object?: number; gear?: Gear }) {
  const d = kind ? TILE[kind] : gear ? GEAR[gear] : (OBJECT[object ?? 0] ?? "");
  return (
    <svg class="cx-icon" viewBox="0 0 24 24" aria-hidden="true">
      <Picture d={d} />
    </svg>
  );
}

import type { ComponentChildren } from "preact";

const INK = "#23262e";
const line = {
  fill: "none",
  stroke: INK,
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const Face = ({ fill = "#f2c14e", children }: { fill?: string; children: ComponentChildren }) => (
  <>
    <circle cx="16" cy="16" r="14" fill={fill} stroke={INK} stroke-width="1.5" />
    {children}
  </>
);

const Eyes = ({ y = 13, r = 2 }) => (
  <g fill={INK}>
    <circle cx="11" cy={y} r={r} />
    <circle cx="21" cy={y} r={r} />
  </g>
);

const Drop = ({ x, y }: { x: number; y: number }) => <path d={`M${x} ${y}c3 4 3 6 0 6s-3-2 0-6z`} fill="#3d7fd0" />;

/** The pictures behind the emotes: drawn here, so that they look the same on every device. */
const PICTURES: Readonly<Record<string, ComponentChildren>> = {
  "👍": (
    <path
      d="M4 15h5v12H4zM11 15l5-11c3 0 4 2 3.5 4.5L18.5 12H26c2 0 3 1.5 2.5 3.5l-2 8.5c-.4 1.8-1.5 3-3.5 3H11z"
      fill="#f2c14e"
      stroke={INK}
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  ),
  "😄": (
    <Face>
      <path d="M8 13.5c1-2.5 4-2.5 5 0M19 13.5c1-2.5 4-2.5 5 0" {...line} />
      <path d="M8.5 18h15c-.5 5-4 7.5-7.5 7.5S9 23 8.5 18z" fill="#8a2b21" stroke={INK} stroke-width="1.5" />
    </Face>
  ),
  "🤔": (
    <Face>
      <Eyes y={14} />
      <path d="M8 9.5l5 .8M18.5 8.5l5-1.5M11.5 22c3-1.5 6-1.5 8.5-3" {...line} />
    </Face>
  ),
  "😮": (
    <Face>
      <Eyes y={12} r={2.2} />
      <ellipse cx="16" cy="22" rx="3.6" ry="4.6" fill="#8a2b21" stroke={INK} stroke-width="1.5" />
    </Face>
  ),
  "😅": (
    <Face>
      <Eyes />
      <path d="M9.5 19.5c3 4.5 10 4.5 13 0" {...line} />
      <Drop x={25} y={4} />
    </Face>
  ),
  "😢": (
    <Face>
      <Eyes />
      <path d="M10.5 24c3-4 8-4 11 0" {...line} />
      <Drop x={9.5} y={16} />
    </Face>
  ),
  "🎉": (
    <>
      <path d="M4 28l6-15 9 9z" fill="#c8553d" stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
      <path d="M14 12c-1-4 1-6 3-8M20 18c4-3 7-2 9-1M17 15c2-4 5-5 8-5" {...line} stroke="#d9a441" />
      <g fill="#3f7d6b">
        <circle cx="11" cy="6" r="1.8" />
        <circle cx="27" cy="5" r="1.8" />
        <circle cx="25" cy="24" r="1.8" />
      </g>
    </>
  ),
};

export const EMOTES: readonly string[] = Object.keys(PICTURES);

export function EmotePicture({ emote }: { emote: string }) {
  return (
    <svg class="emote" viewBox="0 0 32 32" aria-hidden="true">
      {PICTURES[emote]}
    </svg>
  );
}

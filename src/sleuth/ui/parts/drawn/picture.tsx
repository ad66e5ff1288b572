import type { ComponentChildren } from "preact";

/** Little things that several pictures share. */
export const Peg = ({ x, y, r = 11, fill }: { x: number; y: number; r?: number; fill: string }) => (
  <g>
    <ellipse cx={x} cy={y + r * 0.35} rx={r} ry={r * 0.95} fill="#000" opacity=".28" />
    <circle cx={x} cy={y} r={r} fill={fill} />
    <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.32} fill="#fff" opacity=".4" />
  </g>
);

/** The ground of a picture, and what lies on it. */
export function Scene({ ground, children }: { ground: string; children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="240" fill={ground} />
      {children}
    </svg>
  );
}

/** The frame of a picture of a side. */
export const SidePicture = ({ children }: { children: ComponentChildren }) => (
  <svg class="side-picture" viewBox="0 0 112 112" width="112" height="112" aria-hidden="true">
    {children}
  </svg>
);

interface LetterProps {
  x: number;
  y: number;
  size: number;
  fill: string;
  family?: string;
  children: string;
}

/** A letter or a number as it is printed on things. */
export function Letter({ x, y, size, fill, family = "Georgia, serif", children }: LetterProps) {
  return (
    <text x={x} y={y} font-size={size} font-weight="700" font-family={family} fill={fill} text-anchor="middle">
      {children}
    </text>
  );
}

/** A game without a picture of its own: a lens over covered things. */
export function PlainPicture() {
  return (
    <Scene ground="#3d5266">
      {[64, 128, 192, 256].map((x) => (
        <Peg key={x} x={x} y={120} r={20} fill="#5b7288" />
      ))}
      <path d="M222 150l44 50" stroke="#d9a441" stroke-width="13" stroke-linecap="round" />
      <circle cx="192" cy="120" r="46" fill="none" stroke="#d9a441" stroke-width="9" />
    </Scene>
  );
}

import type { ComponentChildren } from "preact";
import { t } from "../../words/texts";

export const FIGURES = 12;

const INK = "#23262e";
const CREAM = "#fbf3e2";

const Eyes = ({ y = 35, gap = 8, r = 2.4, fill = INK }) => (
  <g fill={fill}>
    <circle cx={32 - gap} cy={y} r={r} />
    <circle cx={32 + gap} cy={y} r={r} />
  </g>
);

const Nose = ({ y = 43, r = 3 }) => <ellipse cx="32" cy={y} rx={r} ry={r * 0.75} fill={INK} />;

/** Ears as a pair of mirrored shapes. */
const Ears = ({ d, fill }: { d: string; fill: string }) => (
  <g fill={fill}>
    <path d={d} />
    <path d={d} transform="matrix(-1 0 0 1 64 0)" />
  </g>
);

const Bowler = ({ fill = INK, band = "#c8553d" }) => (
  <g>
    <path d="M20 22c0-15 24-15 24 0z" fill={fill} />
    <path d="M20 22c0-1.5.2-3 .6-4.3h22.8c.4 1.3.6 2.8.6 4.3z" fill={band} />
    <rect x="14" y="20.5" width="36" height="4" rx="2" fill={fill} />
  </g>
);

const Fedora = ({ fill = "#5b4632", band = INK }) => (
  <g>
    <path d="M19 21c1-13 7-15 13-11 6-4 12-2 13 11z" fill={fill} />
    <path d="M19 21l.5-4.5h25l.5 4.5z" fill={band} />
    <path d="M9 22c9-3 37-3 46 0-8 4.5-38 4.5-46 0z" fill={fill} />
  </g>
);

const Deerstalker = ({ fill = "#9a7b4f" }) => (
  <g>
    <path d="M18 22c0-17 28-17 28 0z" fill={fill} />
    <path d="M32 9v13M25 11.5c-2 3-3 6-3 10.5M39 11.5c2 3 3 6 3 10.5" stroke="#6f5531" fill="none" />
    <path d="M12 24c6-5 34-5 40 0-10-1.5-30-1.5-40 0z" fill="#6f5531" />
    <circle cx="32" cy="8" r="2" fill="#6f5531" />
  </g>
);

const Monocle = ({ x = 40, y = 35 }) => (
  <g fill="none" stroke="#d9a441" stroke-width="1.8">
    <circle cx={x} cy={y} r="5.5" />
    <path d={`M${x + 4} ${y + 4}l5 9`} />
  </g>
);

const HEADS: readonly (readonly [string, ComponentChildren])[] = [
  [
    "#e8c9a0",
    <>
      <Ears d="M12 34 14 12l14 12z" fill="#c8553d" />
      <path d="M12 30c0-12 40-12 40 0 0 14-10 24-20 26-10-2-20-12-20-26z" fill="#d9683f" />
      <path d="M12 32c9 2 14 10 20 24C20 53 12 42 12 32zm40 0c-9 2-14 10-20 24 12-3 20-14 20-24z" fill={CREAM} />
      <Eyes y={35} gap={9} />
      <Nose y={53} r={3.4} />
      <Fedora />
    </>,
  ],
  [
    "#c9d6c5",
    <>
      <path d="M14 20l6 4h24l6-4v22c0 10-8 16-18 16s-18-6-18-16z" fill="#8a6a4a" />
      <circle cx="23.5" cy="35" r="9" fill={CREAM} />
      <circle cx="40.5" cy="35" r="9" fill={CREAM} />
      <Eyes y={35} gap={8} r={4} />
      <path d="M32 38l3.5 5L32 48l-3.5-5z" fill="#e5a03c" />
      <Monocle x={40.5} y={35} />
      <Bowler band="#3f7d6b" />
    </>,
  ],
  [
    "#d8cfe6",
    <>
      <Ears d="M14 30V12l13 10z" fill="#3a3d49" />
      <circle cx="32" cy="37" r="19" fill="#3a3d49" />
      <Eyes y={36} gap={8} r={4} fill="#d9e36a" />
      <Eyes y={36} gap={8} r={1.6} />
      <Nose y={43} r={2.4} />
      <path d="M32 45v3M20 44l-9-2M20 47l-9 2M44 44l9-2M44 47l9 2" stroke={CREAM} stroke-width="1.2" />
      <path d="M22 55q10 5 20 0l2 5H20z" fill="#c8553d" />
    </>,
  ],
  [
    "#e9d7b8",
    <>
      <circle cx="16" cy="23" r="7" fill="#7a5233" />
      <circle cx="48" cy="23" r="7" fill="#7a5233" />
      <circle cx="32" cy="38" r="20" fill="#94683f" />
      <ellipse cx="32" cy="46" rx="10" ry="8" fill="#e6cda4" />
      <Eyes y={35} gap={8} />
      <Nose y={43} r={3.6} />
      <Deerstalker />
    </>,
  ],
  [
    "#cfe0e6",
    <>
      <Ears d="M22 28C14 20 15 2 20 2s9 12 8 24z" fill="#b9a58d" />
      <Ears d="M22.5 24c-4-6-4-17-2-17s5 9 4.5 16z" fill="#e7b7a6" />
      <ellipse cx="32" cy="39" rx="17" ry="18" fill="#cbb79d" />
      <ellipse cx="32" cy="48" rx="9" ry="7" fill={CREAM} />
      <Eyes y={36} gap={8} />
      <Nose y={44} r={2.4} />
      <path d="M30 50h4v5h-4z" fill="#fff" stroke={INK} stroke-width=".8" />
      <Monocle x={40} y={36} />
    </>,
  ],
  [
    "#e6d2cf",
    <>
      <circle cx="17" cy="24" r="5" fill={INK} />
      <circle cx="47" cy="24" r="5" fill={INK} />
      <path d="M13 34c0-12 38-12 38 0 0 12-9 22-19 24-10-2-19-12-19-24z" fill={CREAM} />
      <path d="M19 25c7 0 8 8 7 22-5-3-10-9-11-15zm26 0c-7 0-8 8-7 22 5-3 10-9 11-15z" fill={INK} />
      <Eyes y={36} gap={9} fill="#fff" />
      <Nose y={54} r={3.4} />
      <Bowler fill="#5d2b30" band="#d9a441" />
    </>,
  ],
  [
    "#f0e2b6",
    <>
      <circle cx="19" cy="23" r="9" fill="#5e9a5b" />
      <circle cx="45" cy="23" r="9" fill="#5e9a5b" />
      <ellipse cx="32" cy="40" rx="22" ry="17" fill="#6fae68" />
      <Eyes y={22} gap={13} r={5.4} fill={CREAM} />
      <Eyes y={22} gap={13} r={2.6} />
      <path d="M16 43c8 8 24 8 32 0" fill="none" stroke="#2f5a35" stroke-width="2.4" stroke-linecap="round" />
      <path d="M26 57l6-3 6 3v5l-6-3-6 3z" fill="#8a2b21" />
    </>,
  ],
  [
    "#dbe3c3",
    <>
      <circle cx="32" cy="36" r="20" fill="#2b3244" />
      <path d="M14 40c4-10 12-12 18-6 6-6 14-4 18 6-2 12-34 12-36 0z" fill="#3d4860" />
      <Eyes y={35} gap={8} r={3.6} fill={CREAM} />
      <Eyes y={35} gap={8} r={1.8} />
      <path d="M25 41c5-4 9-4 14 0l-7 15z" fill="#c9963a" />
      <Fedora fill="#22262f" band="#c8553d" />
    </>,
  ],
  [
    "#f2d5c4",
    <>
      <circle cx="15" cy="26" r="11" fill="#9aa0a8" />
      <circle cx="49" cy="26" r="11" fill="#9aa0a8" />
      <circle cx="15" cy="26" r="6.5" fill="#e7b7a6" />
      <circle cx="49" cy="26" r="6.5" fill="#e7b7a6" />
      <path d="M15 36c0-12 34-12 34 0 0 11-11 20-17 22-6-2-17-11-17-22z" fill="#b3b8be" />
      <Eyes y={37} gap={7} />
      <circle cx="32" cy="55" r="3.4" fill="#d9768a" />
      <Deerstalker fill="#7c8f6a" />
    </>,
  ],
  [
    "#cddcec",
    <>
      <ellipse cx="32" cy="38" rx="18" ry="20" fill="#d8b079" />
      <Ears d="M18 22C6 22 6 48 12 50c7 1 8-12 9-22z" fill="#8d5c31" />
      <path d="M32 20c9 0 13 8 12 18-6 2-9-3-12-3z" fill="#8d5c31" />
      <ellipse cx="32" cy="47" rx="10" ry="9" fill={CREAM} />
      <Eyes y={36} gap={7} />
      <Nose y={43} r={4} />
      <path d="M32 46v4" stroke={INK} stroke-width="1.5" />
      <Bowler band="#2c62c8" />
    </>,
  ],
  [
    "#d3e4d9",
    <>
      <circle cx="13" cy="32" r="10" fill="#8e98a2" />
      <circle cx="51" cy="32" r="10" fill="#8e98a2" />
      <circle cx="13" cy="32" r="5.5" fill="#e3c7c4" />
      <circle cx="51" cy="32" r="5.5" fill="#e3c7c4" />
      <ellipse cx="32" cy="38" rx="19" ry="19" fill="#a3adb6" />
      <Eyes y={36} gap={9} />
      <ellipse cx="32" cy="43" rx="4.5" ry="6.5" fill={INK} />
      <path d="M22 55q10 6 20 0l2 6H20z" fill="#d9a441" />
    </>,
  ],
  [
    "#e3dccb",
    <>
      <ellipse cx="32" cy="38" rx="20" ry="22" fill="#2a2f3a" />
      <path d="M32 28c5-8 15-4 15 8 0 14-8 20-15 22-7-2-15-8-15-22 0-12 10-16 15-8z" fill={CREAM} />
      <Eyes y={36} gap={7} />
      <path d="M26 41h12l-6 8z" fill="#e5a03c" />
      <path d="M25 55l7-3 7 3v6l-7-3-7 3z" fill="#8a2b21" />
      <Bowler fill="#22262f" band="#8a2b21" />
    </>,
  ],
];

/** One of the twelve figures, in a round frame. */
export function Figure({ figure, size = 40 }: { figure: number; size?: number }) {
  const [ground, head] = HEADS[figure % FIGURES]!;
  const label = t(`figure.${figure % FIGURES}`);
  return (
    <svg class="figure" viewBox="0 0 64 64" width={size} height={size} role="img" aria-label={label}>
      <circle cx="32" cy="32" r="32" fill={ground} />
      {head}
    </svg>
  );
}

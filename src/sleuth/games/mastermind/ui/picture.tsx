import { Letter, Peg, Scene } from "../../../ui/parts/drawn/picture";

const ROWS = [
  ["#d2432f", "#16916a", "#2f66cf", "#f0c02e"],
  ["#d2432f", "#f0862b", "#8a4fc0", "#16916a"],
  ["#2f66cf", "#d2432f", "#f0c02e", "#f0862b"],
];
const KEYS = ["rw..", "rww.", "rrw."];

const Key = ({ x, y, kind }: { x: number; y: number; kind: string }) =>
  kind === "r" ? (
    <circle cx={x} cy={y} r="4.5" fill="#e0523c" />
  ) : (
    <circle
      cx={x}
      cy={y}
      r="3.6"
      fill={kind === "w" ? "#f6efe0" : "#1d2a31"}
      stroke={kind === "w" ? "#f6efe0" : "#46585f"}
    />
  );

const Row = ({ row, r }: { row: readonly string[]; r: number }) => (
  <g>
    {row.map((fill, i) => (
      <Peg key={i} x={88 + i * 34} y={102 + r * 40} r={12.5} fill={fill} />
    ))}
    {[...KEYS[r]!].map((kind, i) => (
      <Key key={i} x={218 + (i % 2) * 14} y={95 + r * 40 + Math.floor(i / 2) * 14} kind={kind} />
    ))}
  </g>
);

/** Three rows on the board, a raised shield, a lamp's light. */
export default function Picture() {
  return (
    <Scene ground="#e4c58d">
      <circle cx="250" cy="20" r="190" fill="#f3dfb4" opacity=".7" />
      <circle cx="250" cy="20" r="110" fill="#fbeecd" opacity=".7" />
      <g transform="rotate(-9 160 130)">
        <rect x="58" y="36" width="210" height="250" rx="16" fill="#000" opacity=".18" />
        <rect x="52" y="26" width="210" height="260" rx="16" fill="#2a3a42" />
        <rect x="52" y="26" width="210" height="260" rx="16" fill="none" stroke="#d9a441" stroke-width="2.5" />
        <rect x="64" y="38" width="186" height="38" rx="9" fill="#8a2b21" />
        <rect x="64" y="38" width="186" height="12" rx="6" fill="#a8392c" />
        {[0, 1, 2, 3].map((i) => (
          <Letter key={i} x={88 + i * 34} y={66} size={20} fill="#f7dcae">
            ?
          </Letter>
        ))}
        {ROWS.map((row, r) => (
          <Row key={r} row={row} r={r} />
        ))}
        {[0, 1, 2, 3].map((i) => (
          <circle key={i} cx={88 + i * 34} cy={222} r="7" fill="#1d2a31" stroke="#46585f" />
        ))}
      </g>
      <Peg x={36} y={196} r={15} fill="#f6efe0" />
      <Peg x={286} y={214} r={15} fill="#16916a" />
    </Scene>
  );
}

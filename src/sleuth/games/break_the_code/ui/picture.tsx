import { Letter, Scene } from "../../../ui/parts/drawn/picture";

const TILES: readonly (readonly [string, string])[] = [
  ["1", "#2f66cf"],
  ["3", "#d2432f"],
  ["5", "#16916a"],
  ["8", "#2f66cf"],
  ["?", "#23262e"],
];

/** Five tiles on a stand, one still unknown, and a question card. */
export default function Picture() {
  return (
    <Scene ground="#b9cfc4">
      <path d="M0 150h320v90H0z" fill="#9fbbae" />
      <g transform="rotate(7 230 70)">
        <rect x="190" y="22" width="86" height="104" rx="10" fill="#000" opacity=".15" />
        <rect x="186" y="16" width="86" height="104" rx="10" fill="#fcf8ef" />
        <Letter x={229} y={86} size={62} fill="#8a2b21">
          ?
        </Letter>
      </g>
      {TILES.map(([sign, fill], i) => (
        <g key={i} transform={`translate(${26 + i * 54} ${i === 4 ? 96 : 104})`}>
          <rect x="3" y="5" width="48" height="74" rx="8" fill="#000" opacity=".18" />
          <rect width="48" height="74" rx="8" fill={i === 4 ? "#e8dfcb" : "#fcf8ef"} />
          <Letter x={24} y={53} size={42} fill={fill}>
            {sign}
          </Letter>
        </g>
      ))}
      <path d="M14 166h292l10 36H4z" fill="#7d5a34" />
      <path d="M14 166h292l2 8H12z" fill="#9a7346" />
    </Scene>
  );
}

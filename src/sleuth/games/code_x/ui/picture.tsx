import { Letter, Scene } from "../../../ui/parts/drawn/picture";

const FILLS = ["#d2432f", "#2f66cf", "#16916a", "#f0c02e", "#8a4fc0"];

const Tile = ({ i }: { i: number }) => {
  const x = 30 + (i % 5) * 54;
  const y = 20 + Math.floor(i / 5) * 54;
  const fill = FILLS[(i * 3 + Math.floor(i / 5)) % 5]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="3" width="46" height="46" rx="8" fill="#000" opacity=".2" />
      <rect width="46" height="46" rx="8" fill="#f4ecdc" />
      {i % 3 === 0 ? (
        <circle cx="23" cy="23" r="14" fill={fill} />
      ) : i % 3 === 1 ? (
        <path d="M23 9l13 22H10z" fill={fill} />
      ) : (
        <rect x="11" y="11" width="24" height="24" rx="4" fill={fill} />
      )}
    </g>
  );
};

/** The detectives' grid under a lens. */
export default function Picture() {
  return (
    <Scene ground="#5a4a72">
      <circle cx="40" cy="0" r="190" fill="#6b5a86" />
      {Array.from({ length: 20 }, (_, i) => (
        <Tile key={i} i={i} />
      ))}
      <path d="M226 166l60 60" stroke="#2b2238" stroke-width="20" stroke-linecap="round" />
      <path d="M226 166l60 60" stroke="#8a5f2a" stroke-width="13" stroke-linecap="round" />
      <circle cx="184" cy="124" r="60" fill="#f7efdd" />
      <circle cx="184" cy="124" r="60" fill="none" stroke="#2b2238" stroke-width="15" />
      <circle cx="184" cy="124" r="60" fill="none" stroke="#d9a441" stroke-width="9" />
      {["4", "17", "29"].map((n, i) => (
        <g key={n}>
          <circle cx={150 + i * 34} cy="124" r="15.5" fill={FILLS[i]} />
          <Letter x={150 + i * 34} y={130} size={17} fill="#fff">
            {n}
          </Letter>
        </g>
      ))}
    </Scene>
  );
}

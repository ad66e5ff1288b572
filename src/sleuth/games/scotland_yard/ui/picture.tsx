import { Scene } from "../../../ui/parts/drawn/picture";
import { Fugitive } from "./fugitive";

const STOPS: readonly (readonly [number, number])[] = [
  [40, 60],
  [104, 42],
  [168, 66],
  [236, 40],
  [70, 120],
  [140, 128],
  [206, 112],
  [274, 96],
  [50, 196],
  [120, 206],
  [196, 190],
  [262, 204],
];
const LINES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 5],
  [5, 2],
  [5, 6],
  [6, 7],
  [3, 7],
  [4, 8],
  [8, 9],
  [9, 10],
  [10, 6],
  [10, 11],
  [11, 7],
  [5, 9],
];

/** A town by night: stations, the river, and somebody in a hat. */
export default function Picture() {
  return (
    <Scene ground="#22313c">
      <path d="M-10 176C60 130 90 182 150 158s80-60 180-16v44c-90-40-110 0-170 20S60 190-10 226z" fill="#35566b" />
      {LINES.map(([a, b], i) => (
        <path
          key={i}
          d={`M${STOPS[a]!.join(" ")}L${STOPS[b]!.join(" ")}`}
          stroke={i % 4 === 1 ? "#3fae8a" : "#e7c66f"}
          stroke-width={i % 4 === 1 ? 4 : 2.5}
        />
      ))}
      {STOPS.map(([x, y], i) => (
        <g key={i}>
          <circle cx={x} cy={y} r="9" fill="#fcf3dd" stroke="#1a252d" stroke-width="2" />
          {i === 6 && <circle cx={x} cy={y} r="15" fill="none" stroke="#e0523c" stroke-width="4" />}
        </g>
      ))}
      <g transform="translate(206 196)">
        <Fugitive />
      </g>
    </Scene>
  );
}

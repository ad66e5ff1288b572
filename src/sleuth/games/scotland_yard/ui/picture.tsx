import { Scene } from "../../../ui/parts/drawn/picture";

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
        <path d="M-6 50c0-40 22-52 44-52s44 12 44 52z" fill="#12181e" />
        <path d="M16-2h44l-22 20z" fill="#e8dfcb" />
        <path d="M30 4h16l-8 30z" fill="#8a2b21" />
        <circle cx="38" cy="-22" r="22" fill="#d7b48a" />
        <path d="M12-30c2-32 18-34 26-27 8-7 24-5 26 27z" fill="#12181e" />
        <path d="M-4-28c16-8 68-8 84 0-16 9-68 9-84 0z" fill="#12181e" />
        <path d="M16-40h44l1 6H15z" fill="#8a2b21" />
        <path d="M22-20h32v7H22z" fill="#12181e" />
      </g>
    </Scene>
  );
}

import { Letter, Scene } from "../../../ui/parts/drawn/picture";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];
const LIT = new Set(["2", "5", "#"]);

function Sand() {
  return (
    <g transform="translate(212 52)">
      <rect x="-4" y="0" width="82" height="12" rx="6" fill="#5d3621" />
      <rect x="-4" y="140" width="82" height="12" rx="6" fill="#5d3621" />
      <path
        d="M6 12h62c0 36-20 44-26 64 6 20 26 28 26 64H6c0-36 20-44 26-64C26 56 6 48 6 12z"
        fill="#fdf6e6"
        opacity=".85"
      />
      <path d="M16 38h42c-5 16-16 24-20 36h-2c-4-12-15-20-20-36z" fill="#e0a33c" />
      <path d="M36 74h2v44h-2z" fill="#e0a33c" />
      <path d="M12 140c2-14 16-24 25-24s23 10 25 24z" fill="#e0a33c" />
    </g>
  );
}

/** A keypad with three lit keys, and sand that runs. */
export default function Picture() {
  return (
    <Scene ground="#d08f6c">
      <circle cx="60" cy="230" r="150" fill="#dca685" />
      <g transform="rotate(-5 110 120)">
        <rect x="40" y="22" width="150" height="202" rx="18" fill="#000" opacity=".2" />
        <rect x="34" y="14" width="150" height="202" rx="18" fill="#262b33" />
        {KEYS.map((key, i) => (
          <g key={key} transform={`translate(${48 + (i % 3) * 42} ${28 + Math.floor(i / 3) * 45})`}>
            <rect width="36" height="38" rx="9" fill={LIT.has(key) ? "#f0c14f" : "#3c444f"} />
            <Letter x={18} y={27} size={22} fill={LIT.has(key) ? "#2a1e05" : "#ece5d6"} family="system-ui, sans-serif">
              {key}
            </Letter>
          </g>
        ))}
      </g>
      <Sand />
    </Scene>
  );
}

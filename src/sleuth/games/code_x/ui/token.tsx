import { ObjectPicture } from "./icons";
import { lookOf, tokenWords, trait } from "./pieces";

interface DiscProps {
  x?: number;
  y?: number;
  r?: number;
  /** The number, or 0 for a token that lies face down. */
  token: number;
}

/** A Code token from above: its number on its colour, or its back. */
export function Disc({ x = 0, y = 0, r = 22, token }: DiscProps) {
  if (!token)
    return (
      <g transform={`translate(${x} ${y})`} class="cx-disc back">
        <circle r={r} />
        <circle r={r * 0.72} class="cx-rim" />
        <text y={r * 0.36} font-size={r}>
          ?
        </text>
      </g>
    );
  const look = lookOf(trait(token, "colour"));
  return (
    <g transform={`translate(${x} ${y})`} class="cx-disc">
      <circle r={r} fill={look.fill} />
      <text y={r * 0.22} font-size={r * 0.95} fill={look.ink}>
        {token}
      </text>
      <text y={r * 0.78} font-size={r * 0.5} fill={look.ink}>
        {look.letter}
      </text>
    </g>
  );
}

/** A token in the hand: number, object, colour with its letter. */
export function Card({ token }: { token: number }) {
  const look = lookOf(trait(token, "colour"));
  return (
    <svg class="cx-card" viewBox="0 0 56 72" aria-hidden="true">
      <rect class="cx-card-back" x="1" y="1" width="54" height="70" rx="9" />
      <path d="M1 48h54v14a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z" fill={look.fill} />
      <text class="cx-card-number" x="28" y="24">
        {token}
      </text>
      <g class="cx-card-object">
        <ObjectPicture object={trait(token, "object")} x={18} y={27} size={20} />
      </g>
      <text class="cx-card-letter" x="28" y="64" fill={look.ink}>
        {look.letter}
      </text>
    </svg>
  );
}

interface HandProps {
  tokens: readonly number[];
  chosen: readonly number[];
  press: ((token: number) => void) | null;
}

function HeldToken({ token, chosen, press }: { token: number } & Pick<HandProps, "chosen" | "press">) {
  const words = tokenWords(token);
  const same = { class: "cx-hold", title: words };
  if (!press)
    return (
      <span {...same} role="img" aria-label={words}>
        <Card token={token} />
      </span>
    );
  const on = chosen.includes(token);
  return (
    <button type="button" {...same} data-guide={`token-${token}`} aria-pressed={on} onClick={() => press(token)}>
      <span class="unseen">{words}</span>
      <Card token={token} />
    </button>
  );
}

/** My tokens behind the screen; some can be pressed. */
export function Hand({ tokens, chosen, press }: HandProps) {
  return (
    <ul class="cx-hand">
      {tokens.map((token) => (
        <li key={token}>
          <HeldToken token={token} chosen={chosen} press={press} />
        </li>
      ))}
    </ul>
  );
}

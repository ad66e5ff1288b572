import { t } from "../../../../ui/words/texts";
import { arrowOf, faceOf, type Side, symbolOf, TIME, WILD } from "../choose";

function Arrow({ side, x, y }: { side: Side; x: number; y: number }) {
  return (
    <path
      class="xc-arrow"
      d="M-11-3.6H1.5V-9L12 0 1.500 9V3.6H-11z"
      transform={`translate(${x} ${y})${side === "left" ? " rotate(180)" : ""}`}
    />
  );
}

function Sand({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} class="xc-sand-sign">
      <path d="M-9-13H9M-9 13H9" />
      <path d="M-7-13c0 8 5 9 5 13s-5 5-5 13H7c0-8-5-9-5-13s5-5 5-13z" />
      <path class="grain" d="M-4 13c0-4 2-6 4-6s4 2 4 6z" />
    </g>
  );
}

function Star({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path class="xc-star" d="M0-14 4-4 14 0 4 4 0 14-4 4-14 0-4-4z" transform={`translate(${x} ${y}) scale(${size})`} />
  );
}

/** What a face looks like, drawn round a point. */
export function FaceSymbol({ face, x, y, size = 1 }: { face: number; x: number; y: number; size?: number }) {
  if (face === TIME) return <Sand x={x} y={y} size={size} />;
  if (face === WILD) return <Star x={x} y={y} size={size} />;
  return (
    <text class="xc-symbol" x={x} y={y + 11 * size} font-size={32 * size} text-anchor="middle">
      {symbolOf(face) === "*" ? "∗" : symbolOf(face)}
    </text>
  );
}

/** A card in words. */
export function cardWords(card: number): string {
  const face = faceOf(card);
  const name = face === TIME || face === WILD ? t(`x-code.face.${face}`) : symbolOf(face);
  const arrow = arrowOf(card);
  return arrow ? t("x-code.card.words", { symbol: name, side: t(`x-code.side.${arrow}`) }) : name;
}

/** A card face up: its symbol, and an arrow that says to whom it may go. */
export function CardFace({ card, turned = false }: { card: number; turned?: boolean }) {
  const face = faceOf(card);
  const arrow = arrowOf(card);
  const way = arrow && turned ? (arrow === "left" ? "right" : "left") : arrow;
  const kind = face === TIME ? "time" : face === WILD ? "wild" : (way ?? "");
  return (
    <svg class={`xc-card ${kind}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="back" x="1.5" y="1.5" width="57" height="81" rx="8" />
      <rect class="stripe" x="1.5" y="56" width="57" height="26.500" rx="8" />
      <FaceSymbol face={face} x={30} y={30} size={face < TIME ? 1.15 : 1} />
      {way && <Arrow side={way} x={30} y={69} />}
      {face === WILD && (
        <text class="xc-wild-word" x="30" y="73" text-anchor="middle">
          W
        </text>
      )}
    </svg>
  );
}

/** A card that only its owner sees. */
export function CardBack() {
  return (
    <svg class="xc-card back-side" viewBox="0 0 60 84" aria-hidden="true">
      <rect class="back" x="1.5" y="1.5" width="57" height="81" rx="8" />
      <path class="weave" d="M12 14h36M12 28h36M12 42h36M12 56h36M12 70h36M18 10v64M30 10v64M42 10v64" />
    </svg>
  );
}

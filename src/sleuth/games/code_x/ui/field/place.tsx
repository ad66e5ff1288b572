import type { ComponentChildren } from "preact";
import { pressedByKey } from "../../../../ui/parts/keys";
import { PITCH, type Point } from "./where";

interface PlaceProps {
  place: number;
  label: string;
  far?: boolean;
  at: Point;
  can: boolean;
  chosen: boolean;
  press(): void;
  children?: ComponentChildren;
  round?: boolean;
}

/** A place that can be pressed while a move for it is on offer. */
export function Pressed({ place, label, far, at, can, chosen, press, children, round }: PlaceProps) {
  const act = can
    ? {
        role: "button",
        tabindex: 0,
        "aria-pressed": chosen,
        onClick: press,
        onKeyDown: pressedByKey(press),
      }
    : { role: "img" };
  const half = round ? 27 : PITCH / 2 - 3;
  return (
    <g
      class={`cx-place${can ? " can" : ""}${far ? " far" : ""}${chosen ? " chosen" : ""}`}
      data-guide={`place-${place}`}
      {...(act as object)}
    >
      <title>{label}</title>
      {children}
      <rect class="cx-ring" x={at.x - half} y={at.y - half} width={half * 2} height={half * 2} rx={round ? 27 : 12} />
    </g>
  );
}

export type Way = "knight" | "enter" | "straight" | "diagonal" | "anywhere";

const SIGN: Readonly<Record<Way, string>> = {
  knight: "M0-5v9h5",
  enter: "M-5 0h9M1-4l4 4-4 4",
  straight: "M0-5v10M-5 0h10",
  diagonal: "M-4-4l8 8M4-4l-8 8",
  anywhere: "M0-6l1.600 4.200h4.400l-3.500 2.800 1.300 4.300L0 2.700l-3.800 2.600 1.300-4.300L-6-1.800h4.400z",
};

/** Small signs in the corner: an L, a step, or a jump leads here. */
export function Ways({ ways, at }: { ways: readonly Way[]; at: Point }) {
  return (
    <g class="cx-signs" aria-hidden="true">
      {ways.map((way, i) => (
        <g key={way} transform={`translate(${at.x + 37} ${at.y - 35 + i * 16})`}>
          <circle r="8" />
          <path d={SIGN[way]} />
        </g>
      ))}
    </g>
  );
}

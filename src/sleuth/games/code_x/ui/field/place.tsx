import type { ComponentChildren } from "preact";
import { pressedByKey } from "../../../../ui/parts/keys";
import type { Point } from "./where";

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
  /** Half of its side. */
  half: number;
}

/** A place that can be pressed while a move for it is on offer. */
export function Pressed({ place, label, far, at, can, chosen, press, children, round, half }: PlaceProps) {
  const act = can
    ? {
        role: "button",
        tabindex: 0,
        "aria-pressed": chosen,
        onClick: press,
        onKeyDown: pressedByKey(press),
      }
    : { role: "img" };
  return (
    <g
      class={`cx-place${can ? " can" : ""}${far ? " far" : ""}${chosen ? " chosen" : ""}`}
      data-guide={`place-${place}`}
      {...(act as object)}
    >
      <title>{label}</title>
      {children}
      <rect class="cx-ring" x={at.x - half} y={at.y - half} width={half * 2} height={half * 2} rx={round ? half : 12} />
    </g>
  );
}

export type Way = "knight" | "enter" | "straight" | "diagonal" | "anywhere";

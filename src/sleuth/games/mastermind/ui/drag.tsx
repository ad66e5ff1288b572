import { useEffect, useRef, useState } from "preact/hooks";
import { PegPicture } from "./pegs";
import type { Options } from "./types.gen";

/** A peg in the hand: from the tray, or from a hole. */
export interface Held {
  colour: number;
  from: number | null;
  x: number;
  y: number;
  moved: boolean;
}

const FAR = 6;

function holeUnder(x: number, y: number): number | null {
  const hole = document.elementFromPoint(x, y)?.closest("[data-hole]")?.getAttribute("data-hole");
  return hole === null || hole === undefined ? null : Number(hole);
}

type Drop = (held: Held, hole: number | null) => void;

/** Carrying pegs by mouse, finger or pen; a press that does not move stays a click. */
export function useDrag(drop: Drop): [Held | null, (event: PointerEvent, colour: number, from: number | null) => void] {
  const [held, set] = useState<Held | null>(null);
  const now = useRef<Held | null>(null);
  const latest = useRef(drop);
  latest.current = drop;
  const become = (next: Held | null) => {
    now.current = next;
    set(next);
  };
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const old = now.current;
      if (!old) return;
      const far = Math.hypot(event.clientX - old.x, event.clientY - old.y) > FAR;
      if (old.moved || far) become({ ...old, x: event.clientX, y: event.clientY, moved: true });
    };
    const up = (event: PointerEvent) => {
      const old = now.current;
      become(null);
      if (old?.moved) latest.current(old, holeUnder(event.clientX, event.clientY));
    };
    const stop = () => become(null);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };
  }, []);
  const grab = (event: PointerEvent, colour: number, from: number | null) => {
    if (event.button) return;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    become({ colour, from, x: event.clientX, y: event.clientY, moved: false });
  };
  return [held, grab];
}

export function Ghost({ options, held }: { options: Options; held: Held | null }) {
  if (!held?.moved) return null;
  return (
    <div class="ghost" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <PegPicture options={options} colour={held.colour} />
    </div>
  );
}

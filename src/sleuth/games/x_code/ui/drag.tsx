import { useEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "./card";
import type { Chosen } from "./choose";

/** A card under the finger. */
export interface Held {
  one: Chosen;
  x: number;
  y: number;
  moved: boolean;
}

const FAR = 8;

function dropUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-drop]")?.getAttribute("data-drop") ?? null;
}

/** Carrying a card by mouse, finger or pen; a press that does not move stays a click. */
export function useDrag(drop: (one: Chosen, where: string | null) => void): [Held | null, (event: PointerEvent, one: Chosen) => void] {
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
      if (old?.moved) latest.current(old.one, dropUnder(event.clientX, event.clientY));
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
  const grab = (event: PointerEvent, one: Chosen) => {
    if (event.button) return;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    become({ one, x: event.clientX, y: event.clientY, moved: false });
  };
  return [held, grab];
}

export function Ghost({ held, turned }: { held: Held | null; turned: boolean }) {
  if (!held?.moved) return null;
  return (
    <div class="xc-ghost" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <CardFace card={held.one.card} turned={turned} />
    </div>
  );
}

/** Carrying things by mouse, finger or pen. */
import { useEffect, useRef, useState } from "preact/hooks";
import { listen } from "./listen";

/** Something in the hand, and where. */
export interface Held<T> {
  one: T;
  x: number;
  y: number;
  moved: boolean;
}

const FAR = 7;

function placeUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-drop]")?.getAttribute("data-drop") ?? null;
}

type Grab<T> = (event: PointerEvent, one: T) => void;

/** Where something is after a move of the pointer: it stays until it was moved far enough. */
function carried<T>(old: Held<T>, { clientX: x, clientY: y }: PointerEvent): Held<T> {
  const far = Math.hypot(x - old.x, y - old.y) > FAR;
  return old.moved || far ? { ...old, x, y, moved: true } : old;
}

/** What is carried, and how to take it; it falls on what has `data-drop`. A press that does not move stays a click. */
export function useDrag<T>(drop: (one: T, where: string | null) => void): [Held<T> | null, Grab<T>] {
  const [held, set] = useState<Held<T> | null>(null);
  const now = useRef<Held<T> | null>(null);
  const latest = useRef(drop);
  latest.current = drop;
  const become = (next: Held<T> | null) => {
    now.current = next;
    set(next);
  };
  useEffect(() => {
    const move = (event: PointerEvent) => now.current && become(carried(now.current, event));
    const up = (event: PointerEvent) => {
      const old = now.current;
      become(null);
      if (old?.moved) latest.current(old.one, placeUnder(event.clientX, event.clientY));
    };
    return listen(window, { pointermove: move, pointerup: up, pointercancel: () => become(null) });
  }, []);
  const grab: Grab<T> = (event, one) => {
    if (event.button) return;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    become({ one, x: event.clientX, y: event.clientY, moved: false });
  };
  return [held, grab];
}

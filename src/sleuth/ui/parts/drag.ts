/** Carrying things by mouse, finger or pen. */
import { useEffect, useRef, useState } from "preact/hooks";

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
    const move = (event: PointerEvent) => {
      const old = now.current;
      if (!old) return;
      const far = Math.hypot(event.clientX - old.x, event.clientY - old.y) > FAR;
      if (old.moved || far) become({ ...old, x: event.clientX, y: event.clientY, moved: true });
    };
    const up = (event: PointerEvent) => {
      const old = now.current;
      become(null);
      if (old?.moved) latest.current(old.one, placeUnder(event.clientX, event.clientY));
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
  const grab: Grab<T> = (event, one) => {
    if (event.button) return;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    become({ one, x: event.clientX, y: event.clientY, moved: false });
  };
  return [held, grab];
}

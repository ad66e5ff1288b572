/** The truth laid open as a scene: step by step while somebody looks on, at once for whoever comes later. */
import { useEffect, useRef, useState } from "preact/hooks";

const FIRST = 500; // ms in which the winning words stand alone
const EACH = 250; // ms from one step to the next
const MOST = 2000; // ms that the whole scene may take

const still = (): boolean => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** How far the scene has come: none of `steps` at first, all of them in the end. A press anywhere skips it. */
export function useReveal(over: boolean, steps: number): number {
  const [shown, show] = useState(over ? steps : 0);
  const saw = useRef(!over);
  useEffect(() => {
    if (!over) return show(0);
    if (!saw.current || still()) return show(steps);
    const pace = Math.min(EACH, (MOST - FIRST) / Math.max(1, steps));
    const skip = () => show(steps);
    const timers = Array.from({ length: steps }, (_, n) =>
      setTimeout(() => show((old) => Math.max(old, n + 1)), FIRST + n * pace),
    );
    addEventListener("pointerdown", skip);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("pointerdown", skip);
    };
  }, [over, steps]);
  return over ? shown : 0;
}

/** Is the end no news any more? Whoever saw it come has a moment in which nothing new can be pressed. */
export function useSettled(over: boolean): boolean {
  const [settled, settle] = useState(over);
  useEffect(() => {
    if (!over) return settle(false);
    const timer = setTimeout(() => settle(true), FIRST + EACH);
    return () => clearTimeout(timer);
  }, [over]);
  return settled;
}

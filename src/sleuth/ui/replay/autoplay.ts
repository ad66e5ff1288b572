/** A match plays itself: as it was, or quickly. */
import { useEffect, useState } from "preact/hooks";

export type Speed = "real" | "quick";

export const SPEEDS: readonly Speed[] = ["real", "quick"];

const LEAST = 700;
const MOST = 10_000;
const QUICK_WHOLE = 60_000;
const QUICK_LEAST = 100;
const QUICK_MOST = 700;

const within = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** How long a step stands, in milliseconds: as then, but nobody waits for ever; quickly, all within a minute. */
export function stands(speed: Speed, times: readonly number[], at: number): number {
  if (speed === "quick") return within(QUICK_LEAST, QUICK_WHOLE / Math.max(1, times.length - 1), QUICK_MOST);
  return within(LEAST, (times[at + 1] ?? 0) - (times[at] ?? 0), MOST);
}

/** The speed that an address asks for with `?play=`, if it does. */
export function speedOf(search: string): Speed | null {
  const asked = new URLSearchParams(search).get("play");
  return SPEEDS.find((one) => one === asked) ?? null;
}

/** Whoever wants no movement starts it by hand. */
const wantsStill = (): boolean => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export interface Autoplay {
  on: boolean;
  speed: Speed;
  toggle(): void;
  stop(): void;
  choose(speed: Speed): void;
}

interface Stepping {
  at: number;
  last: number;
  /** When each step was. */
  times: readonly number[];
  /** Is the step that is looked at in sight? */
  seen: boolean;
  go(at: number): void;
}

/** Goes from step to step by itself, waits for what is not there yet, and stops at the end. */
export function useAutoplay({ at, last, times, seen, go }: Stepping, asked: Speed | null): Autoplay {
  const [on, set] = useState(() => asked !== null && !wantsStill());
  const [speed, choose] = useState<Speed>(asked ?? "real");
  const ended = at >= last;
  useEffect(() => {
    if (!on || !seen) return undefined;
    if (ended) return set(false);
    const timer = setTimeout(() => go(at + 1), stands(speed, times, at));
    return () => clearTimeout(timer);
  }, [on, speed, at, seen, ended]);
  const toggle = () => {
    if (!on && ended) go(0);
    set(!on);
  };
  return { on, speed, toggle, stop: () => set(false), choose };
}

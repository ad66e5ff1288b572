/** What is looked at: one used card, or those that prove a mark. The pad sets it, the board shows it. */
import { useEffect, useState } from "preact/hooks";

export interface Focus {
  /** The used card whose answers stand on the tiles; none: the newest. */
  readonly card: number | null;
  /** The mark whose proof is told, and the answers and spoken guesses that prove it. */
  readonly proof: { mark: string; answers: readonly (readonly [number, number])[]; tries: readonly number[] } | null;
}

const NOWHERE: Focus = { card: null, proof: null };
let now = NOWHERE;
const listeners = new Set<(focus: Focus) => void>();

export function lookAt(change: Partial<Focus>): void {
  now = { ...now, ...change };
  for (const tell of listeners) tell(now);
}

export function useFocus(): Focus {
  const [focus, set] = useState(now);
  useEffect(() => {
    listeners.add(set);
    return () => {
      listeners.delete(set);
      if (!listeners.size) now = NOWHERE;
    };
  }, []);
  return focus;
}

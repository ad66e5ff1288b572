/** Which rows prove the cross that was tapped: the pad says it, the board shows it. */
import { useEffect, useState } from "preact/hooks";

export interface Proof {
  hole: number;
  colour: number;
  rows: readonly number[];
}

let now: Proof | null = null;
const listeners = new Set<(proof: Proof | null) => void>();

export function prove(proof: Proof | null): void {
  now = proof;
  for (const tell of listeners) tell(now);
}

export function useProof(): Proof | null {
  const [proof, set] = useState(now);
  useEffect(() => {
    listeners.add(set);
    return () => {
      listeners.delete(set);
      if (!listeners.size) now = null;
    };
  }, []);
  return proof;
}

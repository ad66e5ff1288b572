/** Stations marked by hand: the pad turns marking on, the map takes the taps, this device keeps them. */
import { useEffect, useState } from "preact/hooks";

export type Mark = "" | "x" | "o";
export const NEXT: Readonly<Record<Mark, Mark>> = { "": "x", x: "o", o: "" };

let marking = false;
const listeners = new Set<(on: boolean) => void>();

export function setMarking(on: boolean): void {
  marking = on;
  for (const tell of listeners) tell(on);
}

/** Is the map being marked, and not played on? */
export function useMarking(): boolean {
  const [on, set] = useState(marking);
  useEffect(() => {
    listeners.add(set);
    return () => {
      listeners.delete(set);
      if (!listeners.size) marking = false;
    };
  }, []);
  return on;
}

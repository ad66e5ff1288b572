/** What this device wishes: kept here, told to nobody. */
import { useEffect, useState } from "preact/hooks";

export type Wish = "sound" | "notify" | "quiet";

const USUAL: Record<Wish, boolean> = { sound: true, notify: false, quiet: false };
const listeners = new Set<() => void>();

export function wished(wish: Wish): boolean {
  const kept = localStorage.getItem(`sleuth.${wish}`);
  return kept === null ? USUAL[wish] : kept === "yes";
}

export function put(wish: Wish, on: boolean): void {
  localStorage.setItem(`sleuth.${wish}`, on ? "yes" : "no");
  for (const tell of listeners) tell();
}

export function useWish(wish: Wish): [boolean, (on: boolean) => void] {
  const [on, set] = useState(wished(wish));
  useEffect(() => {
    const tell = () => set(wished(wish));
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, [wish]);
  return [on, (next) => put(wish, next)];
}

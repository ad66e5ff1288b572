/** What this device wishes: kept here, told to nobody. */
import { useEffect, useState } from "preact/hooks";

export type DeviceSetting = "sound" | "notify" | "quiet";

const USUAL: Record<DeviceSetting, boolean> = { sound: true, notify: false, quiet: false };
const listeners = new Set<() => void>();

export function isOn(wish: DeviceSetting): boolean {
  const kept = localStorage.getItem(`sleuth.${wish}`);
  return kept === null ? USUAL[wish] : kept === "yes";
}

export function setDevice(wish: DeviceSetting, on: boolean): void {
  localStorage.setItem(`sleuth.${wish}`, on ? "yes" : "no");
  for (const tell of listeners) tell();
}

export function useDeviceSetting(wish: DeviceSetting): [boolean, (on: boolean) => void] {
  const [on, set] = useState(isOn(wish));
  useEffect(() => {
    const tell = () => set(isOn(wish));
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, [wish]);
  return [on, (next) => setDevice(wish, next)];
}

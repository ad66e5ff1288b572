/** What is wished for on this device: kept here, told to nobody. */
import { sharedValue } from "../shared-value";

export type DeviceSetting = "sound" | "notify" | "quiet" | "remarks";

const USUAL: Record<DeviceSetting, boolean> = { sound: true, notify: false, quiet: false, remarks: true };

/** How often something was set: a reason to look again. */
const changes = sharedValue(0);

export function isOn(setting: DeviceSetting): boolean {
  const kept = localStorage.getItem(`sleuth.${setting}`);
  return kept === null ? USUAL[setting] : kept === "yes";
}

export function setDevice(setting: DeviceSetting, on: boolean): void {
  localStorage.setItem(`sleuth.${setting}`, on ? "yes" : "no");
  changes.change((n) => n + 1);
}

export function useDeviceSetting(setting: DeviceSetting): [boolean, (on: boolean) => void] {
  changes.use();
  return [isOn(setting), (on) => setDevice(setting, on)];
}

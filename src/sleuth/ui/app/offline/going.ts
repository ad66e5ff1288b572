/** Going offline and coming back: each begins with a fresh page, so that nothing of the other house is left. */
import { goBy } from "../../wire/transport";

const WISH = "sleuth.offline";
const BEEN = "sleuth.been-offline";

/** By the time that anything is asked, it is known whom to ask. */
export async function startTransport(): Promise<void> {
  if (sessionStorage.getItem(WISH) === null) return;
  const { HouseHere } = await import("./house-here");
  const worker = new Worker(new URL("./house-worker.ts", import.meta.url), { type: "module", name: "house" });
  goBy(new HouseHere(worker));
}

export function goOffline(): void {
  localStorage.setItem(BEEN, "");
  sessionStorage.setItem(WISH, "");
  location.assign("/");
}

export function comeBack(): void {
  sessionStorage.removeItem(WISH);
  location.assign("/");
}

/** Did somebody ever play offline in this browser? */
export const hasBeenOffline = (): boolean => localStorage.getItem(BEEN) !== null;

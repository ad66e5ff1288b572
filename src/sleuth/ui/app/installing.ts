/** The page as an app: a worker that keeps its shell, and the browser's offer to install it. */

import { listen } from "../parts/listen";
import { sharedValue } from "../parts/shared-value";
import { hasBeenOffline } from "./offline/going";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = sharedValue<Offer | null>(null);

export const useOffer = offer.use;

/** Can this browser install anything from here? Only from https, or from this very machine. */
export const isSafe = (): boolean => window.isSecureContext;

export async function install(): Promise<void> {
  await offer.now()?.prompt();
  offer.change(null);
}

const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/"));

async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
}

/** Whoever played offline once can do so with the newest page, too. */
async function renew(): Promise<void> {
  if (hasBeenOffline()) await (await import("./offline/files")).renewFiles();
}

/** Once the page stands; where there are no workers, or they are refused, it goes on without. */
export function startApp(): void {
  listen(window, {
    beforeinstallprompt: (event: Offer) => {
      event.preventDefault();
      offer.change(event);
    },
    appinstalled: () => offer.change(null),
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void keepShell()
      .then(renew)
      .catch(() => undefined);
}

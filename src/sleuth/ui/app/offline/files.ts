/** The files of offline play: fetched when somebody asks for it, and kept for when there is no network. */
import offline from "virtual:offline";
import { isOffline } from "../../wire/transport";

const KEPT = "offline";
const LIST = "/offline.json";

/** Each file and how many bytes of it come over the network. */
type Listed = readonly (readonly [address: string, bytes: number])[];

/** Is there anything to fetch, and may this browser keep it? */
export const canBeKept = (): boolean => offline !== null && "caches" in globalThis;

/** Is all here that it takes to open the house in this browser? */
export async function isKept(): Promise<boolean> {
  if (!offline || !canBeKept()) return false;
  const needed = [offline.house, `${offline.python}pyodide.asm.wasm`];
  const found = await Promise.all(needed.map((one) => caches.match(one)));
  return found.every((one) => one !== undefined);
}

/** What there is to fetch. */
export async function filesListed(): Promise<Listed> {
  const answer = await fetch(LIST);
  if (!answer.ok) throw new Error(LIST);
  return (await answer.json()) as Listed;
}

/** Fetch what is not here yet, and let go of what belonged to an older page. */
export async function keepFiles(progress: (share: number) => void = () => undefined): Promise<void> {
  const [files, cache] = await Promise.all([filesListed(), caches.open(KEPT)]);
  const all = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  for (const [address, bytes] of files) {
    if (!(await cache.match(address))) await cache.add(address);
    done += bytes;
    progress(done / all);
  }
  const wanted = new Set(files.map(([address]) => new URL(address, location.href).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** Whoever asked for it once has it with the newest page, too. */
export async function renewFiles(): Promise<void> {
  if (canBeKept() && !isOffline() && (await caches.has(KEPT))) await keepFiles();
}

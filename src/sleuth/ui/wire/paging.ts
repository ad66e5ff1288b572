/** What the house gives out page by page. */
import { useEffect, useState } from "preact/hooks";
import { attempt } from "../parts/toast";
import { Refusal } from "./asking";

/** A page, and where the next one begins; none at the end. */
export interface PageOf {
  readonly next: number | null;
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** The page itself; if the house asks for patience, it is asked again after as long as it said. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = error instanceof Refusal && error.body.status === 429 ? Number(error.body.details.wait) : NaN;
    if (!(wait >= 0)) throw error;
    await pause(wait);
    return patiently(ask);
  }
}

/** Read from one page on to the end, or until nobody wants any more. */
export async function readOn<T extends PageOf>(
  first: number | null,
  ask: (from: number) => Promise<T>,
  wanted: (from: number) => boolean,
  add: (page: T) => void,
): Promise<void> {
  let from = first;
  while (from !== null && wanted(from)) {
    const at: number = from;
    const page: T = await patiently(() => ask(at));
    if (wanted(at)) add(page);
    from = page.next;
  }
}

/** Everything under a key, as far as it has been read; it is read while somebody looks at it. No key: nothing yet. */
export function usePages<T extends PageOf>(
  key: string | null,
  ask: (from: number) => Promise<T>,
  join: (old: T, page: T) => T,
): T | undefined {
  const [known, set] = useState<Readonly<Record<string, T>>>({});
  useEffect(() => {
    if (key === null) return undefined;
    let here = true;
    const add = (page: T) => set((old) => ({ ...old, [key]: old[key] ? join(old[key], page) : page }));
    const first = key in known ? known[key]!.next : 0;
    void attempt(readOn(first, ask, () => here, add));
    return () => {
      here = false;
    };
  }, [key]);
  return key === null ? undefined : known[key];
}

/** Reads a match that is over: what is looked at first, and then what comes next. */
import { useEffect, useReducer, useRef } from "preact/hooks";
import { isPlain } from "../games";
import { attempt } from "../parts/toast";
import { api, type MatchInfo } from "../wire/api";
import { patiently, readOn, usePages } from "../wire/paging";
import type { Step, Steps, Story, Worlds } from "../wire/wire.gen";
import { useLanguage } from "../words/language";

/** So many steps are asked for at once: enough for a while, and soon there. */
export const RUN = 20;

/** Pads are asked for this far ahead of the step that is looked at. */
const AHEAD = 4;

/** A pad is asked for when a step was looked at for so long, in milliseconds. */
const STAYED = 120;

/** Where the run begins that holds a step. */
export const runOf = (step: number): number => Math.floor(step / RUN) * RUN;

/** What was there last: it stays until there is something new. */
export function useHeld<T>(now: T | undefined): T | undefined {
  const held = useRef(now);
  if (now !== undefined) held.current = now;
  return held.current;
}

/** A shelf that tells the page when something was put on it. */
function useShelf<T>(): { shelf: Map<string, T>; put(key: string, one: T): void; asked: Set<string> } {
  const [, changed] = useReducer<number, void>((n) => n + 1, 0);
  const kept = useRef({ shelf: new Map<string, T>(), asked: new Set<string>() });
  const put = (key: string, one: T) => {
    kept.current.shelf.set(key, one);
    changed();
  };
  return { ...kept.current, put };
}

/** A step as one seat saw it, or with all open; undefined until it has been read. The next run is read ahead. */
export function useStep({ id, game, steps }: MatchInfo, eyes: number | null, at: number): Step | undefined {
  const language = useLanguage();
  const words = isPlain(game) ? language : "";
  const { shelf, put, asked } = useShelf<Step>();
  const key = (n: number) => `${eyes} ${words} ${n}`;
  const read = async (first: number) => {
    if (first >= steps || asked.has(key(first))) return;
    asked.add(key(first));
    const end = Math.min(first + RUN, steps);
    const ask = (from: number) => api.steps(id, eyes, { from, most: end - from, words });
    const add = (page: Steps) => page.steps.map((step) => put(key(step.n), step));
    await readOn(first, ask, (from) => from < end, add).catch((wrong) => {
      asked.delete(key(first));
      throw wrong;
    });
  };
  const run = runOf(at);
  useEffect(() => {
    void attempt(read(run).then(() => read(run + RUN)));
  }, [id, eyes, words, run]);
  return shelf.get(key(at));
}

/** What could be worked out on the pad of a seat at a step: null is nothing, undefined is not known yet. */
export function usePad({ id, steps }: MatchInfo, eyes: number | null, at: number): unknown {
  const { shelf, put, asked } = useShelf<unknown>();
  const key = (n: number) => `${eyes} ${n}`;
  const next = Array.from({ length: AHEAD }, (_, i) => at + i).find((n) => n < steps && !shelf.has(key(n)));
  useEffect(() => {
    if (eyes === null || next === undefined || asked.size) return undefined;
    const ask = async () => {
      asked.add(key(next));
      const { pads } = await patiently(() => api.pads(id, eyes, { from: next, most: RUN })).finally(() =>
        asked.clear(),
      );
      for (const [i, pad] of pads.entries()) put(key(next + i), pad);
    };
    const timer = setTimeout(() => void attempt(ask()), STAYED);
    return () => clearTimeout(timer);
  }, [id, eyes, next, asked.size]);
  return eyes === null ? null : shelf.get(key(at));
}

/** All that was told, as one seat heard it, or with all open. */
export function useStory(id: string, eyes: number | null): Story | undefined {
  const ask = (from: number) => api.story(id, eyes, { from });
  return usePages(`${id} ${eyes}`, ask, (old, page) => ({ ...page, moments: [...old.moments, ...page.moments] }));
}

/** How many worlds each seat could not tell apart after each step; counted once there is something to see. */
export function useWorlds(id: string, seen: boolean): Worlds | undefined {
  const ask = (from: number) => api.worlds(id, null, { from });
  return usePages(seen ? id : null, ask, (old, page) => ({ ...page, worlds: [...old.worlds, ...page.worlds] }));
}

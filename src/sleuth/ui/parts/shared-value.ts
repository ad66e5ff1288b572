import { useEffect, useState } from "preact/hooks";

type Next<T> = T | ((now: T) => T);

/** Something that pad and board share while one of them is in sight: how to see it, and how to change it. */
export function sharedValue<T>(nothing: T): readonly [use: () => T, change: (next: Next<T>) => void] {
  let now = nothing;
  const listeners = new Set<(value: T) => void>();
  const change = (next: Next<T>) => {
    now = next instanceof Function ? next(now) : next;
    for (const tell of listeners) tell(now);
  };
  const use = () => {
    const [value, set] = useState(now);
    useEffect(() => {
      const tell = (next: T) => set(() => next);
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
        if (!listeners.size) now = nothing;
      };
    }, []);
    return value;
  };
  return [use, change];
}

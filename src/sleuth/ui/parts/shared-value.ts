/** A value outside of what is drawn: everything that uses it is drawn anew when it changes. */

import { useEffect, useState } from "preact/hooks";

type Next<T> = T | ((now: T) => T);

export interface SharedValue<T> {
  now(): T;
  use(): T;
  change(next: Next<T>): void;
}

/** Kept as long as the page is open. */
export function sharedValue<T>(first: T, unused: () => void = () => undefined): SharedValue<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  const use = () => {
    const [shown, set] = useState(() => value);
    useEffect(() => {
      const tell = (next: T) => set(() => next);
      listeners.add(tell);
      tell(value); // it may have changed since it was drawn
      return () => {
        listeners.delete(tell);
        if (!listeners.size) unused();
      };
    }, []);
    return shown;
  };
  const change = (next: Next<T>) => {
    value = next instanceof Function ? next(value) : next;
    for (const tell of listeners) tell(value);
  };
  return { now: () => value, use, change };
}

/** Something that pad and board share, and that is forgotten when neither is in sight. */
export function passingValue<T>(nothing: T): readonly [use: () => T, change: (next: Next<T>) => void] {
  const shared: SharedValue<T> = sharedValue(nothing, () => shared.change(nothing));
  return [shared.use, shared.change];
}

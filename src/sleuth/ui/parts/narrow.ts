import { useEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 51.1875em)";
const WIDE = "(min-width: 73.75em)";
const ROOMY = "(min-width: 93.75em)";
const LOW = `${PHONE} and (max-height: 44em)`;

/** One thing at a time, a rail of buttons at the right, or everything side by side. */
export type Size = "phone" | "rail" | "wide";

const is = (what: string): boolean => window.matchMedia?.(what).matches ?? false;

function sizeNow(): Size {
  if (is(PHONE)) return "phone";
  return is(WIDE) || !window.matchMedia ? "wide" : "rail";
}

/** What holds of the window, asked anew whenever one of these may have changed. */
function useWindow<Value>(now: () => Value, asked: readonly string[]): Value {
  const [value, set] = useState(now);
  useEffect(() => {
    const changed = () => set(now);
    const media = asked.map((what) => window.matchMedia?.(what));
    for (const one of media) one?.addEventListener("change", changed);
    changed(); // the window may have changed before anybody listened
    return () => {
      for (const one of media) one?.removeEventListener("change", changed);
    };
  }, []);
  return value;
}

/** How much room the window has. */
export const useSize = (): Size => useWindow(sizeNow, [PHONE, WIDE]);

/** Is the page as narrow as a phone? */
export const useNarrow = (): boolean => useSize() === "phone";

/** Is there room for a drawer beside the pad? */
export const useRoomy = (): boolean => useWindow(() => is(ROOMY), [ROOMY]);

/** Is it a phone, and a low one? */
export const useLow = (): boolean => useWindow(() => is(LOW), [LOW]);

import { useEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 51.1875em)";
const WIDE = "(min-width: 73.75em)";

/** One thing at a time, a rail of buttons at the right, or everything side by side. */
export type Size = "phone" | "rail" | "wide";

function sizeNow(): Size {
  const is = (what: string) => window.matchMedia?.(what).matches ?? false;
  if (is(PHONE)) return "phone";
  return is(WIDE) || !window.matchMedia ? "wide" : "rail";
}

/** How much room the window has. */
export function useSize(): Size {
  const [size, set] = useState(sizeNow);
  useEffect(() => {
    const changed = () => set(sizeNow());
    const asked = [PHONE, WIDE].map((what) => window.matchMedia?.(what));
    for (const one of asked) one?.addEventListener("change", changed);
    return () => {
      for (const one of asked) one?.removeEventListener("change", changed);
    };
  }, []);
  return size;
}

/** Is the page as narrow as a phone? */
export const useNarrow = (): boolean => useSize() === "phone";

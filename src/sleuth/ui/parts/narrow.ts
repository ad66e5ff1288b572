import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 44.9375em)";

/** Is the page as narrow as a phone? */
export function useNarrow(): boolean {
  const asked = window.matchMedia?.(NARROW);
  const [narrow, set] = useState(asked?.matches ?? false);
  useEffect(() => {
    const changed = () => set(asked.matches);
    asked?.addEventListener("change", changed);
    return () => asked?.removeEventListener("change", changed);
  }, []);
  return narrow;
}

import { useEffect, useRef } from "preact/hooks";

/** What keys do; each answers whether it did something. */
export interface Keys {
  on: boolean;
  symbol(symbol: string): void;
  act: Readonly<Record<string, () => void>>;
}

const SYMBOL = /^[0-9*#twTW]$/;

function pressed(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as Element | null;
  if (!keys.on || event.ctrlKey || event.metaKey || event.altKey || target?.closest?.("input, select, textarea, dialog")) return;
  if ((event.key === "Enter" || event.key === " ") && target?.closest?.("button, a, summary")) return;
  const act = keys.act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) act();
  else if (SYMBOL.test(event.key)) keys.symbol(event.key);
  else return;
  event.preventDefault();
}

/** One key an action, while nobody types words. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event, now.current);
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

import { pressesFocused, useKeys } from "../../../ui/parts/keys";

/** What keys do; each answers whether it did something. */
export interface Keys {
  on: boolean;
  symbol(symbol: string): void;
  act: Readonly<Record<string, () => void>>;
}

const SYMBOL = /^[0-9*#twTW]$/;

function pressed(event: KeyboardEvent, keys: Keys): void {
  if (!keys.on || event.repeat || pressesFocused(event)) return;
  const act = keys.act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) act();
  else if (SYMBOL.test(event.key)) keys.symbol(event.key);
  else return;
  event.preventDefault();
}

/** One key an action. */
export const useActions = (keys: Keys): void => useKeys((event) => pressed(event, keys));

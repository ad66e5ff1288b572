import { useLayoutEffect, useRef } from "preact/hooks";
import { typing } from "./typing";

/** Hears plain keys, those without Ctrl, Alt or Meta, while nobody types words. */
export function useKeys(pressed: (event: KeyboardEvent) => void): void {
  const now = useRef(pressed);
  now.current = pressed;
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey) now.current(event);
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

/** What answers to Enter and Space by itself. */
const PRESSED_BY_KEY = "button, a, summary";

const isPress = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";

/** Does this key press a button that has the focus? Then it means that button and nothing else. */
export function pressesFocused(event: KeyboardEvent, focused = PRESSED_BY_KEY): boolean {
  return isPress(event) && !!(event.target as Element | null)?.closest?.(focused);
}

/** Enter or Space on something drawn press it, as they do a button. */
export const pressedByKey = (act: () => void) => (event: KeyboardEvent) => {
  if (!isPress(event)) return;
  event.preventDefault();
  act();
};

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

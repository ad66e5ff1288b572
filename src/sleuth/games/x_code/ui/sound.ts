/** Short tones for what ears should know at once; off until somebody wants them off. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tones } from "../../../ui/parts/call/sound";

const KEPT = "sleuth.x-code.mute";

type Cue = "set" | "offer" | "turn" | "tick";

/** What sounds for what: pitches, seconds from one to the next, and how long each lasts. */
const CUES: Readonly<Record<Cue, [pitches: number[], apart: number, length: number]>> = {
  set: [[523, 659, 784], 0.09, 0.25],
  offer: [[660], 0, 0.15],
  turn: [[392, 523, 784], 0.12, 0.3],
  tick: [[880], 0, 0.06],
};

export function cue(name: Cue): void {
  if (localStorage.getItem(KEPT) !== "1") tones(...CUES[name]);
}

/** Whether the tones are off, and a way to switch them. */
export function useSound(): [boolean, () => void] {
  const [mute, set] = useState(localStorage.getItem(KEPT) === "1");
  const flip = () => {
    localStorage.setItem(KEPT, mute ? "0" : "1");
    set(!mute);
  };
  return [mute, flip];
}

/** Sounds when a number goes up. */
export function useCue(name: Cue, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) cue(name);
    before.current = count;
  }, [count]);
}

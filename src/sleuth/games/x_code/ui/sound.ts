/** Short tones for what ears should know at once; off until somebody wants them off. */
import { useEffect, useRef, useState } from "preact/hooks";

const KEPT = "sleuth.x-code.mute";
let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number): void {
  if (!context) return;
  const voice = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

const CUES = {
  set: () => [523, 659, 784].forEach((hertz, i) => tone(hertz, i * 0.09, 0.25)),
  offer: () => tone(660, 0, 0.15),
  turn: () => [392, 523, 784].forEach((hertz, i) => tone(hertz, i * 0.12, 0.3)),
  tick: () => tone(880, 0, 0.06),
} as const;

export function cue(name: keyof typeof CUES): void {
  if (localStorage.getItem(KEPT) !== "1") CUES[name]();
}

/** A browser lets a page sound only after somebody pressed something. */
export function useSound(): [boolean, () => void] {
  const [mute, set] = useState(localStorage.getItem(KEPT) === "1");
  useEffect(() => {
    const begin = () => {
      context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    };
    addEventListener("pointerdown", begin, { once: true });
    return () => removeEventListener("pointerdown", begin);
  }, []);
  const flip = () => {
    localStorage.setItem(KEPT, mute ? "0" : "1");
    set(!mute);
  };
  return [mute, flip];
}

/** Sounds when a number goes up. */
export function useCue(name: keyof typeof CUES, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) cue(name);
    before.current = count;
  }, [count]);
}

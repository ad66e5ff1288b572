/** Sounds without files: two soft tones for a turn, two high ones for an answer, three quick ones for a clock. */
import { isOn } from "../device/device-settings";

/** One for the whole page. It sleeps while nothing sounds: awake it would cost a phone its battery. */
let speaker: AudioContext | null = null;
let sounding = 0;

function tone(context: AudioContext, pitch: number, start: number, length: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.onended = () => {
    sounding -= 1;
    if (sounding === 0) void context.suspend();
  };
  voice.start(start);
  voice.stop(start + length);
}

/** Pitches one after another, each this many seconds after the one before; none before the first press on the page. */
export function tones(pitches: readonly number[], apart: number, length: number): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  speaker ??= new AudioContext();
  const context = speaker;
  sounding += pitches.length;
  void context.resume().then(() => {
    for (const [i, pitch] of pitches.entries()) tone(context, pitch, context.currentTime + i * apart, length);
  });
}

function play(pitches: readonly number[], apart: number): void {
  if (isOn("sound")) tones(pitches, apart, 0.35);
}

export const chime = (): void => play([587, 880], 0.14);
export const warn = (): void => play([660, 660, 660], 0.2);
export const ring = (): void => play([698, 1047], 0.09);
export const knock = (): void => play([440, 523], 0.12);

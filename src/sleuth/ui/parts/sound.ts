/** Sounds without files: two soft tones for a turn, two high ones for an answer, three quick ones for a clock. */
import { isOn } from "./device-settings";

let speaker: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, start: number, length: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** Pitches one after another, each this many seconds after the one before. */
export function tones(context: AudioContext, pitches: readonly number[], apart: number, length: number): void {
  for (const [i, pitch] of pitches.entries()) tone(context, pitch, context.currentTime + i * apart, length);
}

function play(pitches: readonly number[], apart: number): void {
  if (!isOn("sound") || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  const context = speaker;
  void context.resume().then(() => tones(context, pitches, apart, 0.35));
}

export const chime = (): void => play([587, 880], 0.14);
export const warn = (): void => play([660, 660, 660], 0.2);
export const ring = (): void => play([698, 1047], 0.09);
export const knock = (): void => play([440, 523], 0.12);

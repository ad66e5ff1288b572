/** The speaker is awake only while something sounds. */
import { beforeEach, expect, it, vi } from "vitest";

interface Voice {
  onended: () => void;
}

const voices: Voice[] = [];
let awake = false;

class FakeContext {
  currentTime = 0;
  destination = {};
  async resume() {
    awake = true;
  }
  async suspend() {
    awake = false;
  }
  createOscillator() {
    const voice = { frequency: {}, connect: <T>(to: T) => to, start() {}, stop() {}, onended() {} };
    voices.push(voice);
    return voice;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: <T>(to: T) => to };
  }
}

function touched(hasBeenActive: boolean): void {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
}

async function speaker() {
  vi.resetModules();
  return (await import("./sound")).tones;
}

beforeEach(() => {
  voices.length = 0;
  awake = false;
  vi.stubGlobal("AudioContext", FakeContext);
  touched(true);
});

it("sleeps again after the last tone", async () => {
  const tones = await speaker();
  tones([440, 550], 0.1, 0.2);
  await vi.waitFor(() => expect(voices).toHaveLength(2));
  expect(awake).toBe(true);
  voices[0]?.onended();
  expect(awake).toBe(true);
  voices[1]?.onended();
  expect(awake).toBe(false);
});

it("stays awake for what is asked for while something sounds", async () => {
  const tones = await speaker();
  tones([440], 0, 0.2);
  await vi.waitFor(() => expect(voices).toHaveLength(1));
  tones([880], 0, 0.2);
  voices[0]?.onended();
  expect(awake).toBe(true);
  await vi.waitFor(() => expect(voices).toHaveLength(2));
  voices[1]?.onended();
  expect(awake).toBe(false);
});

it("says nothing on a page that nobody has touched", async () => {
  touched(false);
  const tones = await speaker();
  tones([440], 0, 0.2);
  await new Promise((later) => setTimeout(later));
  expect(voices).toHaveLength(0);
  expect(awake).toBe(false);
});

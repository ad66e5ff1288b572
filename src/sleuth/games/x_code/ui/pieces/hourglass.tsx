import { useEffect, useState } from "preact/hooks";
import { t } from "../../../../ui/words/texts";
import { sandLeft } from "../choose";
import type { Board } from "../types.gen";

const TICK = 100;
const URGENT = 20_000;

/** What the table's clock shows, looked at ten times a second while sand runs, and once more when it stops. */
export function useClock(clock: () => number, running: boolean): number {
  const [now, set] = useState(clock);
  useEffect(() => {
    if (!running) return;
    const look = () => set(clock());
    const beat = setInterval(look, TICK);
    return () => {
      clearInterval(beat);
      look();
    };
  }, [running, clock]);
  return running ? Math.max(now, 0) : now;
}

export function secondsOf(millis: number): string {
  const whole = Math.ceil(millis / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How wide a bulb is filled to this share, as the height of the sand in it. */
function heights(share: number): { upper: number; lower: number } {
  return { upper: 34 * Math.sqrt(share), lower: 34 * Math.sqrt(1 - share) };
}

function Glass({ share, running, turns }: { share: number; running: boolean; turns: number }) {
  const { upper, lower } = heights(share);
  return (
    <svg viewBox="0 0 60 96" aria-hidden="true" key={turns} class={turns ? "turned" : undefined}>
      <clipPath id="xc-upper">
        <path d="M10 10h40c0 22-17 24-17 38h-6C27 34 10 32 10 10z" />
      </clipPath>
      <clipPath id="xc-lower">
        <path d="M10 86h40c0-22-17-24-17-38h-6c0 14-17 16-17 38z" />
      </clipPath>
      <path class="glass" d="M10 10h40c0 22-17 24-17 38s17 16 17 38H10c0-22 17-24 17-38S10 32 10 10z" />
      <rect class="sand" clip-path="url(#xc-upper)" x="8" y={48 - upper} width="44" height={upper} />
      <rect class="sand" clip-path="url(#xc-lower)" x="8" y={86 - lower} width="44" height={lower} />
      {running && <path class="stream" d="M30 46V84" />}
      <rect class="wood" x="5" y="4" width="50" height="7" rx="3.5" />
      <rect class="wood" x="5" y="85" width="50" height="7" rx="3.5" />
    </svg>
  );
}

function glassWords(cracked: boolean, left: number | null): string {
  if (cracked) return t("x-code.over.solved");
  return left === null ? t("x-code.sand.waits") : t("x-code.sand.left", { n: Math.ceil(left / 1000) });
}

/**
 * The sand timer with its seconds; it runs smoothly, and the house's clock decides.
 * Once the code is cracked, time is of no matter.
 */
export function Hourglass({ board, now, turns }: { board: Board; now: number; turns: number }) {
  const whole = board.options.sand * 1000;
  const cracked = board.sets.length === board.options.keys;
  const left = cracked ? whole / 2 : sandLeft(board, now);
  const share = left === null ? 1 : Math.min(1, left / whole);
  const urgent = left !== null && left <= URGENT;
  return (
    <div
      class={urgent ? "xc-glass urgent" : "xc-glass"}
      role="timer"
      aria-label={glassWords(cracked, left)}
      data-left={left === null ? "" : Math.ceil(left / 1000)}
    >
      <Glass share={share} running={left !== null && left > 0 && !cracked} turns={turns} />
      <output>{cracked ? "✓" : secondsOf(left ?? whole)}</output>
    </div>
  );
}

/** The sand as a line under the bar of a phone. */
export function SandLine({ board, now }: { board: Board; now: number }) {
  const left = sandLeft(board, now);
  if (left === null) return null;
  const share = Math.min(1, left / (board.options.sand * 1000));
  return (
    <span class={left <= URGENT ? "xc-sand-line urgent" : "xc-sand-line"} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

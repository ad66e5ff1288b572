import { useEffect, useState } from "preact/hooks";
import { clockTime, t } from "../words/texts";

const DAY = 86_400_000;

/** How long it is until the next puzzle of the day, which comes at midnight of the world's clock. */
export function untilNext(now: number): { hours: number; minutes: number } {
  const left = DAY - (now % DAY);
  return { hours: Math.floor(left / 3_600_000), minutes: Math.floor((left % 3_600_000) / 60_000) };
}

/** When the next puzzle comes: how long it takes, and at what time of the clock on the wall. */
export function Countdown() {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => tick(Date.now()), 20_000);
    return () => clearInterval(clock);
  }, []);
  const { hours, minutes } = untilNext(now);
  const at = clockTime(now - (now % DAY) + DAY);
  return <p class="small soft">{t("puzzle.countdown", { hours, minutes, at })}</p>;
}

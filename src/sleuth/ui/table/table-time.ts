/** Table time: it stands still while a table is paused, and is told anew with every word of the house. */
import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "../wire/wire.gen";

/** When the house said what time it is at the table, by the clock of this device. */
export interface Heard {
  table: number;
  here: number;
}

/** What time it is at the table now. */
export function tableTime(heard: Heard, paused: boolean, here = performance.now()): number {
  return paused ? heard.table : heard.table + Math.max(0, here - heard.here);
}

/** 75 000 ms are 1:15; a begun second counts, so that 0:00 means the end. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const rest = String(seconds % 60).padStart(2, "0");
  const whole = Math.floor(seconds / 60);
  return whole < 60 ? `${whole}:${rest}` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}:${rest}`;
}

const BEAT = 250;

/** The table's time, while something at the table counts down. */
export function useTableTime(table: TableInfo, heard: Heard): number {
  const [, beat] = useState(0);
  const runs =
    !table.paused &&
    (table.question !== null || table.seats.some((seat) => seat.until !== null || seat.choice !== null));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => beat((n) => n + 1), BEAT);
    return () => clearInterval(timer);
  }, [runs]);
  return tableTime(heard, table.paused);
}

/** Milliseconds left of so many seconds, by the clock of this device. */
export function useCountdown(seconds: number | null): number | null {
  const [left, set] = useState(seconds);
  useEffect(() => {
    set(seconds);
    if (seconds === null) return undefined;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => set(Math.max(0, (end - performance.now()) / 1000)), BEAT);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === null || left === null ? null : left * 1000;
}

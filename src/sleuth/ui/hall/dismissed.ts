/** Tables that somebody does not want to see in the hall any more; they stay among all tables. */
import { sharedValue } from "../parts/shared-value";

const KEY = "sleuth.dismissed";
const MOST = 200;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const gone = sharedValue<readonly string[] | null>(null);

export function useDismissed(): readonly string[] {
  return gone.use() ?? read();
}

export function dismiss(table: string): void {
  const next = [...read().filter((one) => one !== table), table].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(next));
  gone.change(next);
}

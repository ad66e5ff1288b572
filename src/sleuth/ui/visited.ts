/** The tables that this device sat at: an address is easily lost. */
import { api } from "./api";
import type { TableInfo } from "./wire.gen";

const KEY = "sleuth.tables";
const MOST = 8;

function kept(): string[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
}

export function remember(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([id, ...kept().filter((one) => one !== id)].slice(0, MOST)));
}

/** Those that are not over yet, last seen first. */
export async function myTables(): Promise<TableInfo[]> {
  const found = await Promise.allSettled(kept().map((id) => api.table(id)));
  return found
    .flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
    .filter((table) => table.status !== "over" && table.status !== "ended");
}

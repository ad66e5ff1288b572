/** What this device threw into the seeds of its tables, and what the house had promised before. */
const KEY = "sleuth.nonces";
const MOST = 200;

export interface Kept {
  table: string;
  nonce: string;
  pledge: string;
}

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): Kept[] {
  const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown[];
  return found.filter((one): one is Kept => typeof one === "object" && one !== null && "pledge" in one);
}

export function keepNonce(one: Kept): void {
  localStorage.setItem(KEY, JSON.stringify([...kept(), one].slice(-MOST)));
}

/** Everything that was thrown in for a table from here: one for each time somebody sat down. */
export function noncesOf(table: string): Kept[] {
  return kept().filter((one) => one.table === table);
}

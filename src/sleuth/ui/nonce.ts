/** What this device threw into the seeds of its tables. */
const KEY = "sleuth.nonces";
const MOST = 200;

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): [string, string][] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
}

export function keepNonce(table: string, nonce: string): void {
  localStorage.setItem(KEY, JSON.stringify([...kept(), [table, nonce]].slice(-MOST)));
}

/** Everything that was thrown in for a table from here: one for each time somebody sat down. */
export function noncesOf(table: string): string[] {
  return kept().flatMap(([id, nonce]) => (id === table ? [nonce] : []));
}

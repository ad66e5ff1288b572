/** How the page reaches a house: over the network, or in this very browser. What is said is the same. */
import type { Wire } from "./socket";

export interface Reply {
  status: number;
  text: string;
}

export interface Transport {
  /** One question and its answer, as it came; fails where nobody can be reached. */
  ask(method: string, path: string, body?: string): Promise<Reply>;
  /** A line to a table. */
  open(table: string): Wire;
}

export const network: Transport = {
  async ask(method, path, body) {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) Object.assign(init, { body, headers: { "Content-Type": "application/json" } });
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  },
  open(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`) as Wire;
  },
};

let used: Transport = network;

export const transport = (): Transport => used;

/** Is the house the one in this browser? */
export const isOffline = (): boolean => used !== network;

/** From now on all that is said goes this way. */
export function goBy(other: Transport): void {
  used = other;
}

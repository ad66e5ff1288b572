/** What the page and the house in its browser post to each other; what is said in it is the wire of any house. */

export type ToHouse =
  | { kind: "ask"; n: number; method: string; path: string; body: string }
  | { kind: "open"; n: number; table: string }
  | { kind: "say"; n: number; text: string }
  | { kind: "hang-up"; n: number };

export type FromHouse =
  | { kind: "answer"; n: number; text: string }
  | { kind: "heard"; n: number; text: string }
  | { kind: "closed"; n: number; code: number }
  /** The house could not be opened. */
  | { kind: "failed"; code: string };

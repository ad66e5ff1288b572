export type Seat = number;
export type Millis = number;
export type Level = "none" | "facts" | "direct" | "joint" | "odds" | "hints";
export type Status = "gathering" | "playing" | "frozen" | "over" | "ended";
export type Argument = string | number | readonly string[];

export interface Line {
  code: string;
  args: Record<string, Argument>;
  seats: Record<string, Seat>;
}
export interface Hint {
  line: Line;
  move: unknown;
}
export interface OneOf {
  type: "one-of";
  values: readonly unknown[];
}
export interface Each {
  type: "each";
  places: readonly (readonly unknown[])[];
}
export interface Some {
  type: "some";
  values: readonly unknown[];
  k: number;
}
export interface Arranged {
  type: "arranged";
  values: readonly unknown[];
  k: number;
}
export type Choice = OneOf | Each | Some | Arranged;
export interface OfferedProduct {
  type: "product";
  kind: string;
  fields: Record<string, Choice>;
}
export interface Offered {
  type: "offered";
  listed: readonly unknown[];
  products: readonly OfferedProduct[];
}
export interface Await {
  type: "await";
  seats: readonly Seat[];
  until: Millis | null;
}
export interface Over {
  type: "over";
  places: readonly (readonly Seat[])[];
  why: string;
}
export interface Person {
  id: string;
  name: string;
  figure: number;
}
export interface SeatInfo {
  seat: Seat;
  person: Person | null;
  bot: string | null;
  online: boolean;
}
export interface TableOptions {
  assistance: Level;
  clock: "none";
  spectators: "none" | "open";
  pace: "human" | "instant";
  public: boolean;
}
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  table: TableOptions;
  host: Person;
  status: Status;
  seats: readonly SeatInfo[];
  watchers: number;
  commitment: string;
  seed: string | null;
  result: Over | null;
  hints: readonly number[];
  rematch: string | null;
}
export interface Talk {
  n: number;
  by: Person | null;
  seat: Seat | null;
  at: Millis;
  text: string;
  phrase: string | null;
  args: Record<string, unknown>;
}
export interface ErrorBody {
  code: string;
  status: number;
  details: Record<string, string | number>;
}

export interface Hello {
  type: "hello";
  wire: number;
  have: Record<string, number>;
}
export interface Play {
  type: "play";
  id: string;
  seat: Seat;
  move: unknown;
}
export interface Say {
  type: "say";
  id: string;
  text: string;
  seat: Seat | null;
  phrase: string | null;
  args: Record<string, string | number>;
}
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: Seat;
  step: number;
}
export interface Ping {
  type: "ping";
  n: number;
}
export type Command = Hello | Play | Say | AskHint | Ping;

export interface Welcome {
  type: "welcome";
  wire: number;
  you: string | null;
  seats: readonly Seat[];
  table: TableInfo;
  talk: readonly Talk[];
  now: Millis;
}
export interface Told {
  type: "told";
  seat: Seat | null;
  start: number;
  facts: readonly unknown[];
  lines: readonly (Line | null)[];
  view: unknown;
  moves: Offered;
  pending: Await | Over;
  notes: unknown;
  now: Millis;
}
export interface Rewound {
  type: "rewound";
  seat: Seat | null;
  to: number;
}
export interface Table {
  type: "table";
  table: TableInfo;
}
export interface Said {
  type: "said";
  talk: Talk;
}
export interface Hinted {
  type: "hinted";
  id: string;
  seat: Seat;
  step: number;
  hint: Hint;
}
export interface Done {
  type: "done";
  id: string;
}
export interface Refused {
  type: "refused";
  id: string | null;
  error: ErrorBody;
}
export interface Pong {
  type: "pong";
  n: number;
  now: Millis;
}
export type Message =
  | Welcome
  | Told
  | Rewound
  | Table
  | Said
  | Hinted
  | Done
  | Refused
  | Pong;

export const WIRE = 1;

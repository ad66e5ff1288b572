// Written by `python -m sleuth.web.typescript` from the Python types. Do not edit.

/** `k` different values, in any order, and the order counts. */
export interface Arranged {
  readonly type: "arranged";
  readonly values: readonly (unknown)[];
  readonly k: number;
}

/** Ask for a hint: step 0 nudges, 1 tells a fact, 2 names a move. Everybody is told. */
export interface AskHint {
  readonly type: "ask-hint";
  readonly id: string;
  readonly seat: number;
  readonly step: number;
}

/** Seats whose inaction blocks the match, and the moment at which the clock rings. */
export interface Await {
  readonly type: "await";
  readonly seats: readonly (number)[];
  readonly until: number | null;
}

/** The command with this id is stored and told. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** A tuple with one of the allowed values in each place. */
export interface Each {
  readonly type: "each";
  readonly places: readonly (readonly (unknown)[])[];
}

/** The one shape of every error, over HTTP and over the socket. */
export interface ErrorBody {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string | number>>;
}

/** First word of a client: the version it speaks, and how many facts it has, by seat. The stream of a spectator has the key -1. */
export interface Hello {
  readonly type: "hello";
  readonly wire: number;
  readonly have: Readonly<Record<string, number>>;
}

/** Help for one seat: words, and at the last step the move itself. */
export interface Hint {
  readonly line: Line;
  readonly move: unknown;
}

/** The answer to AskHint, for the one who asked. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seat: number;
  readonly step: number;
  readonly hint: Hint;
}

/** A sentence: the code of its words, and what stands in their gaps. A number or a string stands for itself, a tuple for the words behind these codes, in a row; `seats` are gaps for the names of people. */
export interface Line {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number | readonly (string)[]>>;
  readonly seats: Readonly<Record<string, number>>;
}

/** Moves on offer as the wire carries them. */
export interface Offered {
  readonly type: "offered";
  readonly listed: readonly (unknown)[];
  readonly products: readonly (OfferedProduct)[];
}

/** A product as the wire carries it. */
export interface OfferedProduct {
  readonly type: "product";
  readonly kind: string;
  readonly fields: Readonly<Record<string, OneOf | Each | Some | Arranged>>;
}

/** One of these values. */
export interface OneOf {
  readonly type: "one-of";
  readonly values: readonly (unknown)[];
}

/** The match has ended: places, best first; those who share a place stand together. */
export interface Over {
  readonly type: "over";
  readonly places: readonly (readonly (number)[])[];
  readonly why: string;
}

/** Somebody, as the others see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly figure: number;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  readonly n: number;
}

/** Play a move from a seat. The same id twice is played once, and answered twice. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly move: unknown;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly n: number;
  readonly now: number;
}

/** The command with this id (none: it could not be read) was refused; nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly error: ErrorBody;
}

/** A takeback: only the first `to` facts of this seat's stream still stand. A Told follows. */
export interface Rewound {
  readonly type: "rewound";
  readonly seat: number | null;
  readonly to: number;
}

/** Somebody said something. */
export interface Said {
  readonly type: "said";
  readonly talk: Talk;
}

/** Say something to the table: free text, or a quick phrase. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly seat: number | null;
  readonly phrase: string | null;
  readonly args: Readonly<Record<string, string | number>>;
}

/** A chair: nobody, a person or a bot sits on it. */
export interface SeatInfo {
  readonly seat: number;
  readonly person: Person | null;
  readonly bot: string | null;
  readonly online: boolean;
}

/** `k` different values, in the order in which they stand here. */
export interface Some {
  readonly type: "some";
  readonly values: readonly (unknown)[];
  readonly k: number;
}

/** Something about the table changed. */
export interface Table {
  readonly type: "table";
  readonly table: TableInfo;
}

/** A table as anybody may see it. */
export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: TableOptions;
  readonly host: Person;
  readonly status: "ended" | "frozen" | "gathering" | "over" | "playing";
  readonly seats: readonly (SeatInfo)[];
  readonly watchers: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly result: Over | null;
  readonly hints: readonly (number)[];
  readonly rematch: string | null;
}

/** What is agreed at a table besides the game's own options. */
export interface TableOptions {
  readonly assistance: "direct" | "facts" | "hints" | "joint" | "none" | "odds";
  readonly clock: "none";
  readonly spectators: "none" | "open";
  readonly pace: "human" | "instant";
  readonly public: boolean;
}

/** Something said at the table: free text, or the code of a quick phrase. */
export interface Talk {
  readonly n: number;
  readonly by: Person | null;
  readonly seat: number | null;
  readonly at: number;
  readonly text: string;
  readonly phrase: string | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** News for one seat (none: a spectator): facts `start` and on of its stream, and its new view. `lines` are the facts as sentences; `notes` is what the table's assistance writes on the pad. */
export interface Told {
  readonly type: "told";
  readonly seat: number | null;
  readonly start: number;
  readonly facts: readonly (unknown)[];
  readonly lines: readonly (Line | null)[];
  readonly view: unknown;
  readonly moves: Offered;
  readonly pending: Await | Over;
  readonly notes: unknown;
  readonly now: number;
}

/** Answer to Hello: who you are, which seats you hold, the table. What you missed follows. */
export interface Welcome {
  readonly type: "welcome";
  readonly wire: number;
  readonly you: string | null;
  readonly seats: readonly (number)[];
  readonly table: TableInfo;
  readonly talk: readonly (Talk)[];
  readonly now: number;
}

export type Command = Hello | Play | Say | AskHint | Ping;

export type Message = Welcome | Told | Rewound | Table | Said | Hinted | Done | Refused | Pong;

export const WIRE = 1;

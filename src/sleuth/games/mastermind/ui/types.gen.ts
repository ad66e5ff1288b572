// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

/** The Codemaker, keying by hand, places key pegs. */
export interface Answer {
  readonly type: "answer";
  readonly red: number;
  readonly white: number;
}

/** The Codemaker placed key pegs beside the last row. */
export interface Answered {
  readonly type: "answered";
  readonly red: number;
  readonly white: number;
}

/** By lot, this seat makes the first code. */
export interface Appointed {
  readonly type: "appointed";
  readonly seat: number;
}

/** How many codes there were before the first row, and after each that had a key. */
export interface Attempt {
  readonly trail: readonly (number)[];
}

/** The open board: `game` counts finished games; `unkeyed`: the last row waits for its key. */
export interface Board {
  readonly options: Options;
  readonly maker: number | null;
  readonly game: number;
  readonly attempt: number;
  readonly ready: boolean;
  readonly rows: readonly (Row)[];
  readonly unkeyed: boolean;
  readonly shown: readonly (number)[] | null;
  readonly points: readonly [number, number];
  readonly past: readonly (Past)[];
}

/** The Codebreaker shows that no code fits the keys so far. */
export interface Challenge {
  readonly type: "challenge";
}

/** The Codebreaker said that no code fits the keys. */
export interface Challenged {
  readonly type: "challenged";
  readonly seat: number;
}

/** This colour is not in this hole: the keys of these rows prove it (0 is the first). */
export interface Cross {
  readonly hole: number;
  readonly colour: number;
  readonly rows: readonly (number)[];
}

/** The Codebreaker fills the next row. */
export interface Guess {
  readonly type: "guess";
  readonly code: readonly (number)[];
}

/** The Codebreaker filled a row; unless keys are placed by hand, it is keyed at once. */
export interface Guessed {
  readonly type: "guessed";
  readonly seat: number;
  readonly code: readonly (number)[];
  readonly key: Key | null;
}

/** The Codemaker's code. */
export interface Hidden {
  readonly type: "hidden";
  readonly seat: number;
  readonly code: readonly (number)[];
}

/** The Codemaker hides a code. */
export interface Hide {
  readonly type: "hide";
  readonly code: readonly (number)[];
}

/** An answer: pegs of the right colour in the right hole, and in a wrong one. */
export interface Key {
  readonly red: number;
  readonly white: number;
}

/** Marks on the pad. `assumed`: keys were placed by hand, and are taken to be right. `trail`: how many codes there were before the first row, and after each that has a key. `fit`: the codes that are left, where they are few enough to be listed. */
export interface Notes {
  readonly assumed: boolean;
  readonly crosses: readonly (Cross)[];
  readonly left: number | null;
  readonly counts: readonly (readonly (number)[])[] | null;
  readonly trail: readonly (number)[];
  readonly fit: readonly (readonly (number)[])[] | null;
}

/** What the players agree on before the first code is hidden. */
export interface Options {
  readonly games: number;
  readonly pegs: number;
  readonly colours: number;
  readonly rows: number;
  readonly blanks: boolean;
  readonly keying: "automatic" | "hand";
  readonly first: number | null;
}

/** One attempt that is over: who made the code, what it was, and what it earned. Its rows are kept until a few more attempts are over; how many `guesses` it took stays known. */
export interface Past {
  readonly game: number;
  readonly maker: number;
  readonly code: readonly (number)[];
  readonly guesses: number;
  readonly rows: readonly (Row)[];
  readonly points: readonly [number, number];
  readonly faulty: readonly (number)[];
}

/** A code is hidden. */
export interface Ready {
  readonly type: "ready";
  readonly seat: number;
}

/** The shield is down: this was the code. */
export interface Revealed {
  readonly type: "revealed";
  readonly code: readonly (number)[];
}

/** Every attempt that is over, in the order in which they were played. */
export interface Review {
  readonly attempts: readonly (Attempt)[];
}

/** A guess, and its key once that is placed. */
export interface Row {
  readonly guess: readonly (number)[];
  readonly key: Key | null;
}

/** The game counts: the Codemaker gets these points. */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly points: number;
}

/** The open board, and my own code while I am the Codemaker. */
export interface View {
  readonly board: Board;
  readonly seat: number | null;
  readonly code: readonly (number)[] | null;
}

/** Keys were wrong in these rows (0 is the first): the fine goes to the Codebreaker `seat`. */
export interface Voided {
  readonly type: "voided";
  readonly seat: number;
  readonly points: number;
  readonly rows: readonly (number)[];
  readonly replayed: boolean;
}

export type Move = Hide | Guess | Answer | Challenge;

export type Fact = Appointed | Hidden | Ready | Guessed | Answered | Challenged | Revealed | Scored | Voided;

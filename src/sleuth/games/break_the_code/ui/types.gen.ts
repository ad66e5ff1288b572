// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

/** What a seat's hand answers to the card that was just asked. */
export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly card: number;
  readonly answer: number | readonly (number)[];
}

/** By lot, this seat begins. */
export interface Appointed {
  readonly type: "appointed";
  readonly seat: number;
}

/** Use an open card; where it leaves a choice, name the number. */
export interface Ask {
  readonly type: "ask";
  readonly card: number;
  readonly number: number | null;
}

/** A seat used a card, and named this number if the card left a choice. */
export interface Asked {
  readonly type: "asked";
  readonly seat: number;
  readonly card: number;
  readonly number: number | null;
}

/** The open table. `turn` is nobody's once the match is over; `places` are won, by seat. A hand has `size` tiles; the asker answers `shared` cards too. */
export interface Board {
  readonly options: Options;
  readonly seats: number;
  readonly size: number;
  readonly shared: readonly (number)[];
  readonly first: number | null;
  readonly turn: number | null;
  readonly row: readonly (number | null)[];
  readonly places: readonly (number | null)[];
  readonly turns: readonly (number)[];
  readonly hands: number;
  readonly asked: readonly (Inquiry)[];
  readonly tries: readonly (Try)[];
  readonly out: readonly (number)[];
  readonly locked: readonly (number)[];
  readonly idle: number;
  readonly shown: readonly (readonly (number)[])[];
}

/** The tiles in the centre, which nobody has seen. */
export interface Buried {
  readonly type: "buried";
  readonly hand: readonly (number)[];
}

/** The hidden tiles, shown to the seat that guessed and to nobody else. */
export interface Checked {
  readonly type: "checked";
  readonly seat: number;
  readonly tiles: readonly (number)[];
}

/** The hidden tiles lie in the centre. */
export interface Covered {
  readonly type: "covered";
}

/** The tiles a seat took. */
export interface Dealt {
  readonly type: "dealt";
  readonly seat: number;
  readonly hand: readonly (number)[];
}

/** A seat was right, and takes this place (1 is the best). */
export interface Declared {
  readonly type: "declared";
  readonly seat: number;
  readonly place: number;
}

/** A seat was wrong. */
export interface Failed {
  readonly type: "failed";
  readonly seat: number;
}

/** Name all tiles of the code; in whatever order they are named, they stand left to right. */
export interface Guess {
  readonly type: "guess";
  readonly tiles: readonly (number)[];
}

/** With two players a guess is spoken aloud. */
export interface Guessed {
  readonly type: "guessed";
  readonly seat: number;
  readonly tiles: readonly (number)[];
}

/** A card that was used, and what each seat answered; a seat that need not answer has none. */
export interface Inquiry {
  readonly seat: number;
  readonly question: Question;
  readonly answers: readonly (number | readonly (number)[] | null)[];
}

/** The cards are used up, and this seat has settled its last guess, or gave it up. */
export interface Locked {
  readonly type: "locked";
  readonly seat: number;
}

/** A code that a seat named, aloud or in writing. */
export interface Named {
  readonly seat: number;
  readonly tiles: readonly (number)[];
  readonly right: boolean;
}

/** Marks on the pad with what proves them; how many deals are left, and how they spread. `codes` are those that are still to choose from: several deals may lead to one. */
export interface Notes {
  readonly proofs: readonly (Proof)[];
  readonly left: number | null;
  readonly sheets: readonly (Sheet)[];
  readonly codes: number | null;
}

/** A card came from the pile into the row. */
export interface Opened {
  readonly type: "opened";
  readonly card: number;
}

/** What the players agree on. `guessing` counts with three and four players only. */
export interface Options {
  readonly guessing: "any-time" | "own-turn";
  readonly first: number | null;
}

/** Let a chance to guess go by; with three and four players, for good. */
export interface Pass {
  readonly type: "pass";
}

/** A seat let its guess go by. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** Answers and spoken guesses (by number, 0 is the first), and what they prove together. */
export interface Proof {
  readonly answers: readonly (readonly [number, number])[];
  readonly tries: readonly (number)[];
  readonly crosses: readonly (readonly [number, number, number])[];
  readonly sure: readonly (readonly [number, number, number])[];
}

/** What can be asked with a card: some cards leave a choice of two numbers. */
export interface Question {
  readonly card: number;
  readonly number: number | null;
}

/** The match is over, and all tiles are laid open; the centre last, if there is one. */
export interface Revealed {
  readonly type: "revealed";
  readonly hands: readonly (readonly (number)[])[];
}

/** The codes that each seat could not exclude when it was decided, and every code named. */
export interface Review {
  readonly left: readonly (number)[];
  readonly named: readonly (Named)[];
}

/** A hand stands behind this seat's screen. */
export interface Screened {
  readonly type: "screened";
  readonly seat: number;
}

/** In how many deals each tile is at each place of a hidden hand. */
export interface Sheet {
  readonly place: number;
  readonly counts: readonly (readonly (number)[])[];
}

/** Two players have had so many turns without a right guess that the match ends. */
export interface Stalled {
  readonly type: "stalled";
}

/** A guess that was spoken aloud, and whether it was right. */
export interface Try {
  readonly seat: number;
  readonly tiles: readonly (number)[];
  readonly right: boolean;
}

/** The open table, my own tiles, the guess I wrote, and the centre once I was shown it. */
export interface View {
  readonly board: Board;
  readonly seat: number | null;
  readonly hand: readonly (number)[] | null;
  readonly wrote: readonly (number)[] | null;
  readonly centre: readonly (number)[] | null;
}

/** With more players a guess is written in secret; nothing written gives it up. */
export interface Wrote {
  readonly type: "wrote";
  readonly seat: number;
  readonly tiles: readonly (number)[] | null;
}

export type Move = Ask | Guess | Pass;

export type Fact = Appointed | Dealt | Screened | Buried | Covered | Opened | Asked | Answered | Guessed | Wrote | Locked | Checked | Declared | Failed | Passed | Stalled | Revealed;

// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

export type End = "caught" | "cornered" | "escaped" | "stranded";

export type Ticket = "taxi" | "bus" | "underground" | "black";

/** The map as all see it. `posts` are the detectives' stations, `todo` those who still move. `lair` is Mister X's start, if it lies open; who is `placed` has drawn nothing or drawn already. `ready` are the detectives who are content with their starts, `wishes` what others ask for. */
export interface Board {
  readonly options: Options;
  readonly seats: number;
  readonly posts: readonly (number)[];
  readonly lair: number | null;
  readonly placed: boolean;
  readonly ready: readonly (number)[];
  readonly wishes: readonly (Wish)[];
  readonly log: readonly (Field)[];
  readonly todo: readonly (number)[];
  readonly moved: readonly (number)[];
  readonly black: number;
  readonly doubles: number;
  readonly purses: readonly (Purse)[];
  readonly over: End | null;
}

/** A detective stepped on Mister X. */
export interface Caught {
  readonly type: "caught";
  readonly seat: number;
  readonly at: number;
}

/** Mister X has nowhere to go. */
export interface Cornered {
  readonly type: "cornered";
  readonly at: number;
}

/** Keep the start that another detective asked for. */
export interface Decline {
  readonly type: "decline";
  readonly other: number;
}

/** A detective keeps the start that another asked for. */
export interface Declined {
  readonly type: "declined";
  readonly seat: number;
  readonly other: number;
}

/** Mister X goes twice. */
export interface Double {
  readonly type: "double";
  readonly first: Go;
  readonly second: Go;
}

/** Mister X goes twice in this turn: two fields of the log follow. */
export interface Doubled {
  readonly type: "doubled";
}

/** The last turn of the detectives is over, and Mister X is free. */
export interface Escaped {
  readonly type: "escaped";
}

/** Before Mister X sets off, change starts with another detective: who is asked must agree. */
export interface Exchange {
  readonly type: "exchange";
  readonly other: number;
}

/** Two detectives changed starts. */
export interface Exchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly other: number;
}

/** A position in which Mister X is to move, what the detectives win, and all that may come. By the values, that is if both sides play best; by the proof, whatever Mister X does. */
export interface Explained {
  readonly by: "proof" | "values";
  readonly field: number;
  readonly black: number;
  readonly double: number;
  readonly mister_x: number;
  readonly detectives: readonly (number)[];
  readonly value: number;
  readonly prospects: readonly (Prospect)[];
  readonly exact: string | null;
}

/** A line of the travel log: the ticket that was shown, and the station once it lies open. `taken` are the detectives' stations when Mister X went there, `searched` those on which they looked for him afterwards: with them, everybody can work out where he may be. */
export interface Field {
  readonly by: Ticket | null;
  readonly at: number | null;
  readonly taken: readonly (number)[];
  readonly searched: readonly (number)[];
}

/** Go to a neighbouring station. Beginners name no ticket, save that Mister X may go black. */
export interface Go {
  readonly type: "go";
  readonly to: number;
  readonly by: Ticket | null;
}

/** Mister X went here, unseen. */
export interface Hid {
  readonly type: "hid";
  readonly seat: number;
  readonly to: number;
}

/** Mister X has drawn his start, and waits there unseen. */
export interface Lurked {
  readonly type: "lurked";
}

/** Where Mister X may be, and on how many journeys that fit the log each station lies. On his own pad it is what the detectives can think, and besides for each of them the stations on which he can stand after their next turn: their `reach`. */
export interface Notes {
  readonly stations: readonly (number)[];
  readonly counts: readonly (number)[];
  readonly reach: readonly (readonly (number)[])[];
}

/** What is agreed on; the number of detectives follows from the seats if it is not said. */
export interface Options {
  readonly detectives: 3 | 4 | null;
  readonly version: "beginner" | "classic";
  readonly double_move: "fields" | "round";
  readonly detective_talk: "open" | "private";
  readonly start: "drawn" | "printed";
}

/** Mister X went unseen, and showed this ticket. */
export interface Paid {
  readonly type: "paid";
  readonly by: Ticket;
}

/** By lot, somebody starts here, in plain sight. */
export interface Placed {
  readonly type: "placed";
  readonly seat: number;
  readonly at: number;
}

/** One thing that the detectives may see next: the fields filled, the tickets left, where he may be and how he mixes, what they win then, and what they do. How he mixes is not known from a proof, which speaks of the detectives alone. */
export interface Prospect {
  readonly value: number;
  readonly field: number;
  readonly black: number;
  readonly double: number;
  readonly mister_x: readonly (number)[];
  readonly mixed: readonly (number)[];
  readonly plans: readonly (TeamPlan)[];
  readonly exact: string | null;
}

/** The tickets that a detective has left. */
export interface Purse {
  readonly taxi: number;
  readonly bus: number;
  readonly underground: number;
}

/** A detective is content with his start. */
export interface Readied {
  readonly type: "readied";
  readonly seat: number;
}

/** Be content with one's start: Mister X sets off when all detectives are. */
export interface Ready {
  readonly type: "ready";
}

/** A detective went here, with this ticket if the version knows tickets. */
export interface Stepped {
  readonly type: "stepped";
  readonly seat: number;
  readonly to: number;
  readonly by: Ticket | null;
}

/** No detective can move any more. */
export interface Stranded {
  readonly type: "stranded";
}

/** A covered field of the log (1 is the first) is opened. */
export interface Surfaced {
  readonly type: "surfaced";
  readonly field: number;
  readonly at: number;
}

/** Where the detectives stand when their turn is over, and how often they do so. */
export interface TeamPlan {
  readonly share: number;
  readonly detectives: readonly (number)[];
}

/** Mister X went here in plain sight, with this ticket if the version knows tickets. */
export interface Travelled {
  readonly type: "travelled";
  readonly to: number;
  readonly by: Ticket | null;
}

/** Mister X filled a field of the log that stays covered. */
export interface Vanished {
  readonly type: "vanished";
}

/** The open board, and for Mister X all stations of his journey, the start first. */
export interface View {
  readonly board: Board;
  readonly seat: number | null;
  readonly trail: readonly (number)[];
}

/** A detective would like to change starts with another, who has not answered yet. */
export interface Wish {
  readonly seat: number;
  readonly other: number;
}

/** A detective asked another to change starts. */
export interface Wished {
  readonly type: "wished";
  readonly seat: number;
  readonly other: number;
}

export type Move = Go | Double | Exchange | Decline | Ready;

export type Fact = Placed | Hid | Lurked | Wished | Declined | Readied | Exchanged | Doubled | Travelled | Vanished | Paid | Stepped | Surfaced | Caught | Cornered | Escaped | Stranded;

export type Explored = Explained;

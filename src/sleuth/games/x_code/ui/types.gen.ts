// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

export type Level = 1 | 2 | 3 | 4;

export type Mission = "training" | "sequence" | "relay" | "reversal";

export type Side = "left" | "right";

/** Lay a card beside the one that was offered: both change hands. */
export interface Answer {
  readonly type: "answer";
  readonly offer: number;
  readonly card: number;
}

/** The timer was turned for the first time. */
export interface Began {
  readonly type: "began";
  readonly at: number;
  readonly until: number;
}

/** The open table. `counts` are the cards in each hand; `known` those of them that all have seen; `shown` the cards that each hand has brought to light so far. `fresh` cards have been seen by nobody; no hand may hold more than `limit`. `pile` is what was turned over (the first is on top), `discards` what will be (the last is on top). The next card to draw has been the next one since `waits`. An offer that came to nothing is `declined` until one of the two hands has changed. */
export interface Board {
  readonly options: Options;
  readonly counts: readonly (number)[];
  readonly known: readonly (readonly (number)[])[];
  readonly shown: readonly (readonly (number)[])[];
  readonly fresh: number;
  readonly limit: number;
  readonly odd: Side | null;
  readonly ready: readonly (number)[];
  readonly since: number | null;
  readonly until: number | null;
  readonly waits: number;
  readonly reaching: number | null;
  readonly pile: readonly (number)[];
  readonly discards: readonly (number)[];
  readonly offers: readonly (Lying)[];
  readonly declined: readonly (Lying)[];
  readonly made: number;
  readonly sets: readonly (LaidSet)[];
  readonly times: readonly (LaidSet)[];
  readonly reversed: boolean;
  readonly ran_out: boolean;
}

/** How likely a hand holds this card. */
export interface Chance {
  readonly card: number;
  readonly chance: number;
}

/** My first hand. */
export interface Dealt {
  readonly type: "dealt";
  readonly seat: number;
  readonly cards: readonly (number)[];
}

/** Lay three cards face up on the discards, the last on top. */
export interface Discard {
  readonly type: "discard";
  readonly cards: readonly (number)[];
}

/** A seat laid cards on the discards, the last on top. */
export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly cards: readonly (number)[];
  readonly at: number;
}

/** The card that I drew. */
export interface Drew {
  readonly type: "drew";
  readonly seat: number;
  readonly card: number;
}

/** So many cards of a face lie in sets, for good. */
export interface Gone {
  readonly face: number;
  readonly count: number;
}

/** Another hand: what all have seen of it, how much is unseen, and what that may be. */
export interface HandNote {
  readonly seat: number;
  readonly known: readonly (number)[];
  readonly unseen: number;
  readonly may: readonly (number)[];
  readonly chances: readonly (Chance)[];
}

/** A seat closed a space of the code. */
export interface Laid {
  readonly type: "laid";
  readonly seat: number;
  readonly face: number;
  readonly cards: readonly (number)[];
}

/** A set that was laid, and who laid it. */
export interface LaidSet {
  readonly seat: number;
  readonly face: number;
  readonly cards: readonly (number)[];
}

/** Lay a set, lowest card first: on its space of the code, or, of Time cards, on the timer. */
export interface Lay {
  readonly type: "lay";
  readonly cards: readonly (number)[];
}

/** An open offer: the card lies between `seat` and its neighbour on this side. */
export interface Lying {
  readonly offer: number;
  readonly seat: number;
  readonly side: Side;
  readonly card: number;
  readonly at: number;
}

/** Marks on the pad; `helps` is the chance that the next draw is of use to me. */
export interface Notes {
  readonly hands: readonly (HandNote)[];
  readonly gone: readonly (Gone)[];
  readonly helps: number | null;
}

/** Lay a card between me and the neighbour on this side. */
export interface Offer {
  readonly type: "offer";
  readonly card: number;
  readonly side: Side;
}

/** A card lies between a seat and its neighbour on this side. */
export interface Offered {
  readonly type: "offered";
  readonly offer: number;
  readonly seat: number;
  readonly side: Side;
  readonly card: number;
  readonly at: number;
}

/** What the players agree on; what is None follows from the level. */
export interface Options {
  readonly level: Level;
  readonly mission: Mission;
  readonly timer: "refill" | "sand";
  readonly over_the_limit: "penalty" | "refused";
  readonly sand: number;
  readonly keys: number;
  readonly limit: number | null;
  readonly time: number | null;
  readonly wild: number | null;
}

/** A seat did nothing for so long, a moment's thought not counted. */
export interface PauseAt {
  readonly at: number;
  readonly seat: number;
  readonly until: number;
}

/** A seat drew from a pile whose order is public. */
export interface Picked {
  readonly type: "picked";
  readonly seat: number;
  readonly card: number;
  readonly at: number;
}

/** The last grain fell. */
export interface RanOut {
  readonly type: "ran-out";
}

/** A seat draws a card that nobody has seen yet. */
export interface Reached {
  readonly type: "reached";
  readonly seat: number;
}

/** A seat has seen its cards. */
export interface Ready {
  readonly type: "ready";
  readonly seat: number;
}

/** The discards were turned over, unshuffled: the oldest lies on top of the new pile. */
export interface Recycled {
  readonly type: "recycled";
}

/** Want no swap. */
export interface Refuse {
  readonly type: "refuse";
  readonly offer: number;
}

/** A seat wants no swap. */
export interface Refused {
  readonly type: "refused";
  readonly offer: number;
  readonly seat: number;
}

/** A match on a time line that begins with the first turn of the timer. */
export interface Review {
  readonly solved: boolean;
  readonly lasted: number;
  readonly left: number;
  readonly sets: readonly (SetAt)[];
  readonly swaps: readonly (SwapAt)[];
  readonly missed: readonly (SwapAt)[];
  readonly turns: readonly (TurnAt)[];
  readonly pauses: readonly (PauseAt)[];
  readonly idle: readonly (number)[];
  readonly actions: readonly (number)[];
  readonly fewest: number;
  readonly fastest: number;
}

/** I have seen my cards: turn the timer as soon as all have. */
export interface SayReady {
  readonly type: "say-ready";
}

/** A seat has its first hand. */
export interface Served {
  readonly type: "served";
  readonly seat: number;
}

/** A space of the code was closed. */
export interface SetAt {
  readonly at: number;
  readonly seat: number;
  readonly face: number;
}

/** A seat drew beyond the limit: its whole hand lies on the discards, and its offers lapse. */
export interface Spilled {
  readonly type: "spilled";
  readonly seat: number;
  readonly cards: readonly (number)[];
}

/** The deck is made up: by lot, the Time card without a partner has this arrow. */
export interface Stacked {
  readonly type: "stacked";
  readonly odd: Side;
}

/** Two cards changed hands; missed, if they should have: each was wanted where it would go. */
export interface SwapAt {
  readonly at: number;
  readonly seat: number;
  readonly card: number;
  readonly other: number;
  readonly back: number;
}

/** The offer of `seat` was answered: `card` goes to `other`, and `back` comes for it. */
export interface Swapped {
  readonly type: "swapped";
  readonly offer: number;
  readonly seat: number;
  readonly card: number;
  readonly other: number;
  readonly back: number;
}

/** Draw a card from the pile. */
export interface Take {
  readonly type: "take";
}

/** A seat has one card more. */
export interface Took {
  readonly type: "took";
  readonly seat: number;
  readonly at: number;
}

/** The timer was turned: so much sand was left, and so much time it gained. */
export interface TurnAt {
  readonly at: number;
  readonly seat: number;
  readonly left: number;
  readonly gained: number;
}

/** A seat laid a Time set and turned the timer, which now runs until then. */
export interface Turned {
  readonly type: "turned";
  readonly seat: number;
  readonly cards: readonly (number)[];
  readonly at: number;
  readonly until: number;
}

/** The open table, and my own hand, lowest card first. `now` is what my watch shows. No fact tells it, so it is set only for one who is about to think. */
export interface View {
  readonly board: Board;
  readonly seat: number | null;
  readonly hand: readonly (number)[];
  readonly now: number | null;
}

/** Take an offered card back. */
export interface Withdraw {
  readonly type: "withdraw";
  readonly offer: number;
}

/** A seat took its offered card back. */
export interface Withdrawn {
  readonly type: "withdrawn";
  readonly offer: number;
  readonly seat: number;
}

export type Move = SayReady | Take | Discard | Offer | Answer | Refuse | Withdraw | Lay;

export type Fact = Stacked | Dealt | Served | Ready | Began | Reached | Drew | Took | Recycled | Picked | Discarded | Spilled | Offered | Swapped | Refused | Withdrawn | Laid | Turned | RanOut;

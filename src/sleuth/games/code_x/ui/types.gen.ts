// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

export type Gear = "straight" | "diagonal" | "anywhere" | "view" | "swap";

export type Kind = "object" | "colour" | "range";

export type Step = "codes" | "lot" | "field" | "tiles" | "figures" | "turn" | "ask" | "swap" | "reactivate" | "answer" | "spy" | "end";

export type TileKind = "restaurant" | "bar" | "film-set" | "reactivate" | "extra-turn" | "swap";

/** Advanced layout: tiles in front of each seat, and the one that starts the field. */
export interface Allotted {
  readonly type: "allotted";
  readonly tiles: readonly (readonly (Tile)[])[];
  readonly start: Tile | null;
}

/** An answer about my code: how many of it show this; of one position, 1 for yes, 0 for no. */
export interface Answered {
  readonly type: "answered";
  readonly kind: Kind;
  readonly value: number;
  readonly position: number | null;
  readonly answer: number;
}

/** By lot, this seat starts. */
export interface Appointed {
  readonly type: "appointed";
  readonly seat: number;
}

/** Ask by one of my Code tokens: about the whole code, or about one position. */
export interface Ask {
  readonly type: "ask";
  readonly token: number;
  readonly position: number | null;
}

/** A question and its true answer; no position means the whole code. */
export interface Asked {
  readonly type: "asked";
  readonly seat: number;
  readonly other: number;
  readonly kind: Kind;
  readonly position: number | null;
  readonly answer: number;
}

/** The open board. `lying`: places with a face-down token; `up`: tokens beside each screen. `spent` are Extra-turn tiles used since the regular turn began. */
export interface Board {
  readonly options: Options;
  readonly seats: number;
  readonly hands: readonly (number)[];
  readonly up: readonly (readonly (Gear)[])[];
  readonly ticks: readonly (readonly (number | null)[])[];
  readonly figures: readonly (number | null)[];
  readonly turn: number;
  readonly step: Step;
  readonly locked: readonly (number)[];
  readonly pool: readonly (Tile)[];
  readonly tiles: readonly (readonly (Tile)[])[];
  readonly laid: readonly (Spotted)[];
  readonly columns: number;
  readonly field: readonly (Tile)[];
  readonly lying: readonly (number)[];
  readonly answerer: number | null;
  readonly extra: boolean;
  readonly spent: readonly (number)[];
  readonly owing: readonly (number)[];
  readonly turns: number;
  readonly winner: number | null;
  readonly opened: readonly (readonly (number)[])[];
}

/** The code of `seat`, for everyone else. */
export interface Coded {
  readonly type: "coded";
  readonly seat: number;
  readonly code: readonly (number)[];
}

/** This number is not in this position; these clues of the view prove it (0 is the first). No clue at all proves what order alone forbids: the lowest of three is not 30. */
export interface Cross {
  readonly position: number;
  readonly token: number;
  readonly clues: readonly (number)[];
}

/** The tokens dealt to a seat, ascending. */
export interface Dealt {
  readonly type: "dealt";
  readonly seat: number;
  readonly tokens: readonly (number)[];
}

/** Name one number of my code. */
export interface Decipher {
  readonly type: "decipher";
  readonly position: number;
  readonly value: number;
}

/** A seat named one number of its code. */
export interface Deciphered {
  readonly type: "deciphered";
  readonly seat: number;
  readonly position: number;
  readonly value: number;
  readonly right: boolean;
}

/** Name my whole code. */
export interface Declare {
  readonly type: "declare";
  readonly code: readonly (number)[];
}

/** A seat named its whole code. */
export interface Declared {
  readonly type: "declared";
  readonly seat: number;
  readonly code: readonly (number)[];
  readonly right: boolean;
}

/** Do not ask. */
export interface Decline {
  readonly type: "decline";
}

/** A seat could ask, and did not. */
export interface Declined {
  readonly type: "declined";
  readonly seat: number;
}

/** The token that a seat laid down in a place. */
export interface Dropped {
  readonly type: "dropped";
  readonly seat: number;
  readonly place: number;
  readonly token: number;
}

/** A seat has an extra turn after this one. */
export interface Earned {
  readonly type: "earned";
  readonly seat: number;
}

/** End the turn without Espionage. */
export interface Finish {
  readonly type: "finish";
}

/** The token that a seat has now behind its screen. */
export interface Found {
  readonly type: "found";
  readonly seat: number;
  readonly token: number;
}

/** The code that a seat chose for its neighbour. */
export interface Gave {
  readonly type: "gave";
  readonly seat: number;
  readonly code: readonly (number)[];
}

/** Set-up: choose the code of the neighbour to the right. */
export interface Give {
  readonly type: "give";
  readonly tokens: readonly (number)[];
}

/** Move my figure, in an L or by a Movement token. */
export interface Go {
  readonly type: "go";
  readonly to: number;
  readonly by: "anywhere" | "diagonal" | "enter" | "knight" | "straight";
}

/** Which tokens a seat never saw, and what every other may be, case by case. `masks` are sets of tokens, as bits. Each row is a place, then the tokens `behind` each screen, then the one in somebody's fingers: by case the number of its set, once if that never differs. */
export interface Held {
  readonly unseen: number;
  readonly masks: readonly (number)[];
  readonly rows: readonly (readonly (number)[])[];
  readonly behind: readonly (number)[];
}

/** A seat laid a tile. */
export interface Laid {
  readonly type: "laid";
  readonly seat: number;
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** Set-up, advanced layout: lay one of my tiles; the first tile lies at 0, 0. */
export interface Lay {
  readonly type: "lay";
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** What lies in a place must be one of these tokens. */
export interface Lies {
  readonly place: number;
  readonly tokens: readonly (number)[];
}

/** A seat has chosen a code. */
export interface Locked {
  readonly type: "locked";
  readonly seat: number;
}

/** The answerer moved a token of the board to a tile; the asked one takes its place. */
export interface Moved {
  readonly type: "moved";
  readonly seat: number;
  readonly slot: number;
  readonly to: number;
}

/** Marks on the pad: crosses, places narrowed down, and how many codes have a number where. */
export interface Notes {
  readonly crosses: readonly (Cross)[];
  readonly lies: readonly (Lies)[];
  readonly left: number | null;
  readonly counts: readonly (readonly (number)[])[] | null;
}

/** The match is over, and every code is turned round. */
export interface Opened {
  readonly type: "opened";
  readonly codes: readonly (readonly (number)[])[];
}

/** What the players agree on; `first` is the starting player, by lot if nobody is named. */
export interface Options {
  readonly layout: "advanced" | "random";
  readonly figures: "enter" | "own";
  readonly duo_tiles: "bare" | "covered";
  readonly first: number | null;
}

/** A turn begins, after some that were skipped. */
export interface Passed {
  readonly type: "passed";
  readonly turn: number;
  readonly skipped: readonly (number)[];
  readonly extra: boolean;
}

/** Espionage: look at the Code token in a place. */
export interface Peek {
  readonly type: "peek";
  readonly place: number;
}

/** A seat looked at a token. */
export interface Peeked {
  readonly type: "peeked";
  readonly seat: number;
  readonly place: number;
}

/** The Action tiles of this match, by lot. */
export interface Picked {
  readonly type: "picked";
  readonly tiles: readonly (Tile)[];
}

/** The answerer moves a token of the Information board to a free tile. */
export interface Put {
  readonly type: "put";
  readonly slot: number;
  readonly to: number;
}

/** On a Reactivate tile: turn up two of my used tokens. */
export interface Reactivate {
  readonly type: "reactivate";
  readonly gear: readonly (Gear)[];
}

/** A seat turned up used tokens. */
export interface Reactivated {
  readonly type: "reactivated";
  readonly seat: number;
  readonly gear: readonly (Gear)[];
}

/** The codes that each seat could not exclude before the last move, and what lay where. `lying` has a token for each place, 0 where nobody ever saw what lies there. */
export interface Review {
  readonly left: readonly (number)[];
  readonly lying: readonly (number)[];
}

/** The token that a seat looked at. */
export interface Saw {
  readonly type: "saw";
  readonly seat: number;
  readonly place: number;
  readonly token: number;
}

/** The token of a question, for asker and answerer. */
export interface Shown {
  readonly type: "shown";
  readonly seat: number;
  readonly other: number;
  readonly token: number;
}

/** A tile that lies, counted from the first. */
export interface Spotted {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** The field, row by row, by lot. */
export interface Spread {
  readonly type: "spread";
  readonly field: readonly (Tile)[];
}

/** Set-up: put my figure on one of my own Detective tiles. */
export interface Stand {
  readonly type: "stand";
  readonly place: number;
}

/** A figure stands on its first tile. */
export interface Stood {
  readonly type: "stood";
  readonly seat: number;
  readonly place: number;
}

/** Exchange one of my Code tokens for the one in a place: on the tile, or by Espionage. */
export interface Swap {
  readonly type: "swap";
  readonly place: number;
  readonly token: number;
}

/** A seat exchanged a token of its own for the one in a place. */
export interface Swapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly place: number;
}

/** A tile of the field: a Detective tile has an owner; a Duo tile is a question without one. */
export interface Tile {
  readonly kind: TileKind;
  readonly owner: number | null;
}

/** A seat took the token on which its figure landed. */
export interface Took {
  readonly type: "took";
  readonly seat: number;
  readonly place: number;
}

/** The open board, my tokens, the codes I see, and what I saw lie where. `known` has a token for each place, 0 where I cannot tell; `asked` is the token on the question field, if I know it; `given` are, by seat, the tokens that I know it saw in a question. `clues` is all that tells something about my code, in order; `held` is where tokens may be. */
export interface View {
  readonly board: Board;
  readonly seat: number | null;
  readonly hand: readonly (number)[];
  readonly codes: readonly (readonly (number)[])[];
  readonly known: readonly (number)[];
  readonly asked: number;
  readonly given: readonly (readonly (number)[])[];
  readonly clues: readonly (Dealt | Coded | Found | Saw | Shown | Asked | Answered | Deciphered | Declared)[];
  readonly held: Held | null;
}

/** A figure moved. */
export interface Went {
  readonly type: "went";
  readonly seat: number;
  readonly to: number;
  readonly by: "anywhere" | "diagonal" | "enter" | "knight" | "straight";
}

export type Move = Give | Lay | Stand | Go | Reactivate | Swap | Ask | Decline | Put | Peek | Finish | Decipher | Declare;

export type Fact = Dealt | Gave | Locked | Coded | Appointed | Picked | Allotted | Spread | Laid | Stood | Went | Took | Peeked | Swapped | Dropped | Found | Saw | Reactivated | Earned | Shown | Asked | Declined | Moved | Deciphered | Declared | Passed | Opened;

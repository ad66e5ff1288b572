// Written by `python -m sleuth.web.documents.typescript`. Do not edit.

export type Badge = "best" | "good" | "inaccuracy" | "mistake";

export type EndReason = "resigned" | "agreed" | "idle";

export type Kind = "name" | "decide" | "best" | "catch" | "escape" | "deal";

export type Level = "none" | "facts" | "direct" | "joint" | "odds" | "hints";

export type QuestionKind = "takeback" | "end" | "pause" | "help";

export type Status = "gathering" | "playing" | "frozen" | "over" | "ended";

export type TalkChannel = "seats" | "watchers";

export type Unit = "rows" | "bits" | "chance" | "seconds";

/** What somebody throws into the seed of a rematch that the house has promised before. Whoever asks first may change options of the game and how much the pad helps, or `switch` sides where it has them. The others agree by coming: the match begins when all sit there. */
export interface Again {
  readonly nonce: string;
  readonly pledge: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly switch: boolean;
  readonly assistance: Level | null;
}

/** `k` of these values, in any order, and the order counts. A value that stands here twice may be chosen twice; equal ones stand together. */
export interface Arranged {
  readonly type: "arranged";
  readonly values: readonly (unknown)[];
  readonly k: number;
}

/** Ask all others to end the match without a result, to pause it, or for other help. `level` is how much the pad should help from the next game on, where `what` is help. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly seat: number;
  readonly what: "end" | "help" | "pause";
  readonly level: Level | null;
}

/** Ask for a hint: step 0 nudges, 1 tells a fact, 2 names a move. Everybody is told. */
export interface AskHint {
  readonly type: "ask-hint";
  readonly id: string;
  readonly seat: number;
  readonly step: number;
}

/** A chair; who sits down may throw a nonce into the seed, or leave another chair for it. */
export interface AtSeat {
  readonly seat: number;
  readonly nonce: string;
  readonly instead: boolean;
}

/** Seats whose inaction blocks the match, and the moment at which the clock rings. */
export interface Await {
  readonly type: "await";
  readonly seats: readonly (number)[];
  readonly until: number | null;
}

/** A clock that gives every seat so many seconds for all its moves, and some for each. */
export interface Bank {
  readonly type: "bank";
  readonly seconds: number;
  readonly increment: number;
}

/** An account of a bot that somebody made. Its token is shown once, when it is made anew. */
export interface BotAccount {
  readonly id: string;
  readonly name: string;
  readonly figure: number;
  readonly token: string | null;
}

/** A bot for a chair; none: take the bot away. */
export interface BotAtSeat {
  readonly seat: number;
  readonly bot: string | null;
}

/** One thing that may be so, and what it says to the move that was tried, in the game's numbers. What is looked for is `what`. Equal `says` cannot be told apart. */
export interface Case {
  readonly what: readonly (number)[];
  readonly says: readonly (number)[];
}

/** News for one seat that was told before over this socket: only what changed since then. `changes` are made to what the last Told or Changed of this seat left of the fields `view`, `moves`, `pending` and `notes`, in their order; then these are what a Told would bring. All else is as in Told. Where they do not fit, the client hangs up and says hello without this stream. */
export interface Changed {
  readonly type: "changed";
  readonly seat: number | null;
  readonly start: number;
  readonly facts: readonly (unknown)[];
  readonly lines: readonly (Line | null)[];
  readonly changes: readonly (Put | Splice)[];
  readonly now: number;
  readonly backs: number;
  readonly shown: string | null;
}

/** What to do about a seat whose person is away (not before `SeatInfo.choice`). Wait counts down anew; bot lets one play until the person comes back; end asks the others who are there. */
export interface Choose {
  readonly type: "choose";
  readonly id: string;
  readonly seat: number;
  readonly choice: "bot" | "end" | "wait";
}

/** Who shall sit on a chair: a bot, the one who asks, or whoever comes. */
export interface Chosen {
  readonly bot: string | null;
  readonly me: boolean;
}

/** Answer the question of this number, for every seat that I hold. */
export interface Consent {
  readonly type: "consent";
  readonly id: string;
  readonly question: number;
  readonly yes: boolean;
}

/** One decision. `n` is its entry among those that stand; moves as people write them. `unit` is that of value, best, loss and luck: of a guess at what is looked for it is the chance to be right. `told`, `expected` and `best_bits` are bits; `gave` are those that each seat could be expected to get by it. `kind` is the code of such moves, `did` says that it was made, and `better` names the best one; in `line` they stand in the gaps of these names. `left` counts what the seat could not exclude before it and after. Whoever looks for something better has found it if it loses no more than `enough`. */
export interface Decision {
  readonly n: number;
  readonly move: string;
  readonly best_move: string;
  readonly unit: Unit;
  readonly value: number;
  readonly best: number;
  readonly loss: number;
  readonly luck: number;
  readonly told: number;
  readonly expected: number;
  readonly best_bits: number;
  readonly gave: readonly (number)[];
  readonly badge: Badge;
  readonly enough: number;
  readonly exact: boolean;
  readonly kind: string;
  readonly did: Line;
  readonly better: Line;
  readonly line: Line;
  readonly left: readonly [number | null, number | null];
}

/** Which decision: of which seat, by its entry among those that stand. */
export interface DecisionAsked {
  readonly seat: number;
  readonly n: number;
}

/** A match in somebody's diary, with its review if there was one. */
export interface DiaryPage {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly ending: Ending;
  readonly reviewed: Reviewed | null;
}

/** The command with this id is stored and told. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** Chance must pick `k` different things of `of`; unordered picks come ascending. */
export interface Draw {
  readonly type: "draw";
  readonly of: number;
  readonly k: number;
  readonly ordered: boolean;
}

/** What chance was asked, and what it answered. */
export interface DrawInfo {
  readonly of: number;
  readonly k: number;
  readonly ordered: boolean;
  readonly picks: readonly (number)[];
}

/** A tuple with one of the allowed values in each place. */
export interface Each {
  readonly type: "each";
  readonly places: readonly (readonly (unknown)[])[];
}

/** How a match went for a person: points from 0 to 1, none where it was broken off. `bots` sat there and so many other `people`; `moves` took so many milliseconds of table time. */
export interface Ending {
  readonly points: number | null;
  readonly bots: readonly (string)[];
  readonly people: number;
  readonly moves: number;
  readonly millis: number;
}

/** The one shape of every error, over HTTP and over the socket. Too much at once (status 429): `details.wait` is the number of seconds to wait. */
export interface ErrorBody {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Through whose eyes to look (the number of a seat, or `open`), and from which step on. A page has no more steps than `most`, where that is less than a page may have. Whoever cannot draw the views of a game names a language in `words`, and gets them as text too. */
export interface Eyes {
  readonly seat: string;
  readonly from: number;
  readonly most: number;
  readonly words: string;
}

/** Those of the house who give me even chances, by chair (none on mine), and what to expect. `odds` are the points that I may expect, from 0 to 1; of one who is `new` nothing is known yet. */
export interface FairMatch {
  readonly chairs: readonly (string | null)[];
  readonly odds: number;
  readonly new: boolean;
}

/** For how many chairs company is wanted, and which of them is mine. */
export interface FairWanted {
  readonly seats: number;
  readonly mine: number;
}

/** A game of the house: how many may play it, what can be agreed on, who plays it. `cast` are the eight of the house, the weakest first, and which of the `bots` thinks for each; `ladders` tell how strong they are, as far as it was measured. `guests` are bots from elsewhere that the host of the house lets in. `usual` are options that a lone guest on the first chair likes best, where they are not those that the game falls back on. A `timed` game has a clock of its own, and no other. */
export interface GameInfo {
  readonly name: string;
  readonly version: number;
  readonly seats: readonly (number)[];
  readonly options: readonly (Option)[];
  readonly bots: readonly (string)[];
  readonly guests: readonly (string)[];
  readonly cast: Readonly<Record<string, string>>;
  readonly levels: readonly (Level)[];
  readonly measures: readonly (string)[];
  readonly phrases: readonly (Phrase)[];
  readonly guide: boolean;
  readonly roles: readonly (Role)[];
  readonly usual: Readonly<Record<string, unknown>>;
  readonly timed: boolean;
  readonly ladders: readonly (LadderInfo)[];
}

/** A guided first game, step by step; the learner sits on `seat`. */
export interface GuideInfo {
  readonly game: string;
  readonly seat: number;
  readonly bot: string;
  readonly steps: readonly (GuideStep)[];
}

/** One step of a guided game: `text` is the code of its words, `point` are marks on the page. A step with a `move` waits until it is made, by pressing the marks in order; others wait for the reader. `at` is how much of the script has come in when the step is due. */
export interface GuideStep {
  readonly text: string;
  readonly point: readonly (string)[];
  readonly move: unknown;
  readonly at: number;
}

/** A lesson: how far the match has followed its script, and whether it then left it. */
export interface Guided {
  readonly at: number;
  readonly left: boolean;
}

/** The house is open. */
export interface Health {
  readonly status: "open";
  readonly wire: number;
}

/** First word of a client: the version it speaks, and how many facts it has, by seat. The stream of a spectator has the key -1. `backs` are the takebacks that it knows of, by seat (`Told.backs`): what was taken back while it was away, it cannot have. A client that cannot draw the views of this game names a language in `words`, and gets them as text too (`Told.shown`). */
export interface Hello {
  readonly type: "hello";
  readonly wire: number;
  readonly have: Readonly<Record<string, number>>;
  readonly backs: Readonly<Record<string, number>>;
  readonly words: string;
}

/** The same company one rung up, by chair; none where there is no reason for it. */
export interface Higher {
  readonly chairs: readonly (string | null)[] | null;
}

/** Help for one seat: words, and at the last step the move itself. What the pad has `shown` already costs nothing: it is pointed at, and nobody is told. */
export interface Hint {
  readonly line: Line;
  readonly move: unknown;
  readonly shown: boolean;
}

/** The answer to AskHint, for the one who asked. */
export interface HintGiven {
  readonly type: "hinted";
  readonly id: string;
  readonly seat: number;
  readonly step: number;
  readonly hint: Hint;
}

/** How strong the eight of the house are with so many players, on one side where there are any. The ratings were measured: see `sleuth ladder`. */
export interface LadderInfo {
  readonly players: number;
  readonly side: string | null;
  readonly ratings: Readonly<Record<string, number>>;
}

/** Moves of one kind that were not good: how many, and what they lost in all. */
export interface Lapse {
  readonly kind: string;
  readonly unit: Unit;
  readonly times: number;
  readonly loss: number;
}

/** A sentence: the code of its words, and what stands in their gaps. A number or a string stands for itself, a tuple for the words behind these codes, in a row; `seats` are gaps for the names of people. */
export interface Line {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number | readonly (string)[]>>;
  readonly seats: Readonly<Record<string, number>>;
}

/** Somebody who watches, and the seat whose player lets them see what it sees. */
export interface Look {
  readonly seat: number;
  readonly person: Person;
}

/** A finished match: all that is needed to replay it and to check its dice. `seed` is what the draws follow from; one that was uploaded may have none. See Parts. A match that was given up has `ended`, and a result only if somebody resigned. One that was `guided` was a lesson with a scripted deal, and has no seed. One that was uploaded `expires` at a moment of the calendar, in milliseconds (UTC). `minded`: can those of the house be asked what they would have done? */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly (SeatInfo)[];
  readonly result: Over | null;
  readonly commitment: string;
  readonly seed: string | null;
  readonly draws: readonly (DrawInfo)[];
  readonly hints: readonly (number)[];
  readonly measures: Readonly<Record<string, number>>;
  readonly entries: readonly (unknown)[];
  readonly steps: number;
  readonly ended: EndReason | null;
  readonly parts: Parts | null;
  readonly uploaded: boolean;
  readonly expires: number | null;
  readonly review: unknown;
  readonly minded: boolean;
  readonly guided: boolean;
}

/** A finished match, seat by seat; `decided` is the stage at which it was decided. `figures` are of the match as a whole, where all play together. */
export interface MatchReview {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly (SeatReview)[];
  readonly decided: number | null;
  readonly figures: Readonly<Record<string, number>>;
}

/** Who is asking; one who never gave a name has none, and an empty id. A name that was given once and would be refused today is none: ask for another. */
export interface Me {
  readonly id: string;
  readonly name: string | null;
  readonly figure: number;
}

/** Whether somebody may not talk. */
export interface Mute {
  readonly person: string;
  readonly on: boolean;
}

/** All that the house keeps about me: who I am, tables, bots, matches, puzzles, strength. */
export interface MyData {
  readonly me: Me;
  readonly tables: readonly (TableInfo)[];
  readonly ratings: MyRatings;
  readonly bots: readonly (Person)[];
  readonly diary: readonly (DiaryPage)[];
  readonly puzzles: readonly (PastTry)[];
  readonly sharing: Sharing;
}

/** The matches that I played, newest first, and what reviews showed of them. */
export interface MyDiary {
  readonly pages: readonly (DiaryPage)[];
}

/** How strong I am at each game that I played against the house; `shown`: to others, too. */
export interface MyRatings {
  readonly shown: boolean;
  readonly games: readonly (RatingInfo)[];
}

/** How a bot is to be called. */
export interface NewBot {
  readonly name: string;
  readonly figure: number;
}

/** How somebody wants to be called. */
export interface NewMe {
  readonly name: string;
  readonly figure: number;
}

/** A match as text, from here or from elsewhere. */
export interface NewRecord {
  readonly text: string;
}

/** Whether my matches may become puzzles, and the finished one at which I was asked. */
export interface NewSharing {
  readonly on: boolean;
  readonly table: string;
}

/** What is played from now on: all of it, also what stays as it is. */
export interface NewTerms {
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: TableOptions;
  readonly seats: number;
}

/** Another move in the place of a decision. */
export interface NewTry {
  readonly seat: number;
  readonly n: number;
  readonly move: unknown;
}

/** An empty object. */
export interface Nothing {
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

/** What one of the house would do, and what that would lose: nothing is said to wait. */
export interface Opinion {
  readonly bot: string;
  readonly move: unknown;
  readonly said: Line | null;
  readonly unit: Unit | null;
  readonly loss: number | null;
  readonly badge: Badge | null;
}

/** What each of the house would have done then, the weakest first. */
export interface Opinions {
  readonly seat: number;
  readonly n: number;
  readonly opinions: readonly (Opinion)[];
}

/** One thing to agree on. `values` lists what is allowed, or `low` and `high` bound it. */
export interface Option {
  readonly name: string;
  readonly default: unknown;
  readonly values: readonly (unknown)[] | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly optional: boolean;
}

/** The match has ended: places, best first; those who share a place stand together. Of these places the first `won` have won: one as a rule, none if nobody has. Where all share one place that is won, it is a draw, or a team's. */
export interface Over {
  readonly type: "over";
  readonly places: readonly (readonly (number)[])[];
  readonly why: string;
  readonly won: number;
}

/** What the seed was mixed of, shown when nothing is drawn any more. `TableInfo.commitment` is SHA-256 of `secret`. The seed is SHA-256 (in hex, of UTF-8 text) of the secret and the nonce of each seat in order, joined by colons; a seat that gave none counts as empty. Without parts the seed itself was committed to. */
export interface Parts {
  readonly secret: string;
  readonly nonces: readonly (string)[];
}

/** What could be worked out on the pad of a seat after each step, from the one asked for on. `pads` are as many as were filled in within the time for it, one at least, each like the `notes` of a table that agreed on odds; none where there is nothing to work out. `next` is where the next page begins, and none at the end. */
export interface PastPads {
  readonly id: string;
  readonly seat: number;
  readonly pads: readonly (unknown)[];
  readonly next: number | null;
}

/** A try of mine, to take along. */
export interface PastTry {
  readonly puzzle: string;
  readonly game: string;
  readonly kind: Kind;
  readonly at: number;
  readonly hints: number;
  readonly answers: readonly (boolean)[];
  readonly day: number | null;
  readonly streak: number | null;
}

/** A clock that gives every move so many seconds. */
export interface PerMove {
  readonly type: "per-move";
  readonly seconds: number;
}

/** Somebody, as the others see them; a `bot` is a program that plays through an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly figure: number;
  readonly bot: boolean;
}

/** A chair for somebody who is at the table; who has one already may get another. */
export interface PersonAtSeat {
  readonly seat: number;
  readonly person: string;
}

/** A quick phrase: its code, and what stands in its gaps. */
export interface Phrase {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number | readonly (string)[]>>;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  readonly n: number;
}

/** What somebody wants to play; with `start` it begins as soon as every chair is taken. `nonce` goes into the seed for the chairs of the one who asks; `pledge` is the commitment that the house gave before it knew the nonce. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: TableOptions;
  readonly seats: number | null;
  readonly seating: readonly (Chosen)[];
  readonly start: boolean;
  readonly nonce: string;
  readonly pledge: string;
}

/** Play a move from a seat. The same id twice is played once, and answered twice. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly move: unknown;
}

/** A promise of the house: SHA-256 of the secret that it will mix into the seed of a table. */
export interface Pledge {
  readonly pledge: string;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly n: number;
  readonly now: number;
}

/** A position in a game's own words. */
export interface PositionAsked {
  readonly position: string;
}

/** What a game knows of a position, in its own types. */
export interface PositionKnown {
  readonly game: string;
  readonly found: unknown;
}

/** Why a move is right or not: what may be so, as far as it is listed, and how much there is. */
export interface Proof {
  readonly cases: readonly (Case)[];
  readonly left: number;
}

/** Another value stands there now; the last name of `at` may be new. */
export interface Put {
  readonly type: "put";
  readonly at: readonly (string | number)[];
  readonly value: unknown;
}

/** The move that I should make; in a streak there is no second answer. */
export interface PuzzleAnswer {
  readonly move: Readonly<Record<string, unknown>>;
  readonly streak: boolean;
}

/** How many puzzles of a kind there are, and how many of them I tried. */
export interface PuzzleCount {
  readonly kind: Kind;
  readonly all: number;
  readonly tried: number;
}

/** The puzzles of a game, and how good I am at them; it lies within so many points. */
export interface PuzzleGame {
  readonly game: string;
  readonly kinds: readonly (PuzzleCount)[];
  readonly rating: number;
  readonly within: number;
  readonly tried: number;
  readonly solved: number;
}

/** Help in words, and what I made of the puzzle so far. */
export interface PuzzleHint {
  readonly hint: Hint;
  readonly tried: TryInfo;
}

/** A moment to think about, as its seat saw it: its stream, its view, and the moves on offer. `prompt` says what to find. `cases` are what may be so, for kinds that list it from the start. `tried` is what I made of it so far; `day` is given for the puzzle of the day. */
export interface PuzzleInfo {
  readonly id: string;
  readonly game: string;
  readonly kind: Kind;
  readonly seats: number;
  readonly seat: number;
  readonly prompt: Line;
  readonly facts: readonly (unknown)[];
  readonly view: unknown;
  readonly moves: Offered;
  readonly pending: Await | Over;
  readonly rating: number;
  readonly cases: Proof | null;
  readonly tried: TryInfo | null;
  readonly day: number | null;
}

/** How an answer was judged; when nothing is left to answer, what solves it, and why. `proof` speaks of the move that was tried where what may be so lay open all along, else of the one that solves it. `rating` is mine at this game after the first answer. `streak` is how many I solved in the streak that it was part of, and the most ever. */
export interface PuzzleOutcome {
  readonly right: boolean;
  readonly tried: TryInfo;
  readonly rating: number;
  readonly proof: Proof | null;
  readonly solutions: readonly (unknown)[];
  readonly written: readonly (string)[];
  readonly streak: readonly [number, number] | null;
}

/** All puzzles, and what I made of them. `day` is today's number, `game` and `kind` what it is of, `ends` when the next one comes, in milliseconds of the calendar (UTC), `today` my try at it. `days` and `run` are in a row, days with a puzzle of the day and right first answers, with the most there were; `played` are the days of the last five weeks. `streak` is how many I solved in the one that goes on, and the most ever; `people` how many puzzles from matches of people there are, and how many of them I tried. */
export interface PuzzleShelf {
  readonly edition: string;
  readonly games: readonly (PuzzleGame)[];
  readonly day: number;
  readonly game: string;
  readonly kind: Kind;
  readonly ends: number;
  readonly today: TryInfo | null;
  readonly days: readonly [number, number];
  readonly run: readonly [number, number];
  readonly streak: readonly [number, number];
  readonly played: readonly (number)[];
  readonly people: readonly [number, number];
}

/** Which puzzle to hand out: of which game, and of which kind; of any, where nothing is said. With `streak` it is the next one of mine, whatever its kind; of `people`, one from a match here. */
export interface PuzzleWanted {
  readonly game: string;
  readonly kind: "" | "best" | "catch" | "deal" | "decide" | "escape" | "name";
  readonly streak: "" | "yes";
  readonly people: "" | "yes";
}

/** Something that one seat asked all others; `open` are those that have not answered yet. Bots and seats in the same hand always agree. One no ends it, and so does silence until `until`, or for a takeback the next move. What nobody has to be asked about is done at once. `level` is how much the pad should help from the next game on, where that is asked. */
export interface Question {
  readonly n: number;
  readonly what: QuestionKind;
  readonly seat: number;
  readonly agreed: readonly (number)[];
  readonly open: readonly (number)[];
  readonly until: number;
  readonly level: Level | null;
}

/** How strong somebody is at a game: after so many matches, and after each of them. */
export interface RatingInfo {
  readonly game: string;
  readonly rating: number;
  readonly within: number;
  readonly matches: number;
  readonly curve: readonly (RatingPoint)[];
}

/** What was known of somebody's strength after a match that counted, at a moment (UTC, ms). The rating lies `within` so many points to either side, 19 times in 20; `points` are what the match brought, from 0 to 1, with this `company` of the house. */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly within: number;
  readonly points: number;
  readonly company: readonly (string)[];
}

/** Play again from my seat, for which a bot has played. */
export interface Reclaim {
  readonly type: "reclaim";
  readonly id: string;
  readonly seat: number;
}

/** The token of a recovery link. Whoever shows it is that person from now on, and alone. */
export interface Recover {
  readonly token: string;
}

/** A token that moves me to another device, once; it is good for so many seconds. The page makes a link of it in which it stands behind a `#`, so that it is sent to nobody. */
export interface Recovery {
  readonly token: string;
  readonly seconds: number;
}

/** The command with this id (none: it could not be read) was refused; nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly error: ErrorBody;
}

/** Give up. If others play on, a bot plays for this seat to the end; else the table ends. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly seat: number;
}

/** Go on after a pause. Whoever holds a seat may say so. */
export interface Resume {
  readonly type: "resume";
  readonly id: string;
}

/** What a seat could do then; `said` are the listed moves in words, as far as they are told. */
export interface ReviewMoment {
  readonly seat: number;
  readonly n: number;
  readonly moves: Offered;
  readonly said: readonly (Line)[];
}

/** So many steps of a review are done, of so many; none at all while nothing is worked out. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** What a review showed of a person: skill in hundredths, luck in its unit, and lapses. Reviews of another `version` had another scale: they are not set beside these. */
export interface Reviewed {
  readonly version: number;
  readonly skill: number | null;
  readonly luck: number;
  readonly unit: Unit;
  readonly lapses: readonly (Lapse)[];
}

/** What a seat is from the start to the end, and the side it is on: the codes of their words. */
export interface Role {
  readonly name: string;
  readonly side: string;
}

/** Say something to the table: free text, or a quick phrase. While a match goes on, those who watch are heard by those who watch, and seats with a channel of their own (`TableInfo.channels`) by that channel alone, unless they say it `aloud`; else everybody hears all. Text and `args` together, the names of gaps included, have 500 characters at most, and hide nothing: no control characters, none that steer or cannot be seen. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly seat: number | null;
  readonly phrase: string | null;
  readonly args: Readonly<Record<string, string | number>>;
  readonly aloud: boolean;
}

/** A chair: nobody, a person or a bot sits on it; with both, the bot plays for the person. `ready` may be taken back before the start. `away` is the moment since which the person is not there, `choice` the moment from which the others may choose what to do about it. `left` is what the seat's clock holds, as of `TableInfo.now`, and `until` the moment at which it is used up, while it runs: ten seconds before, warn. `name` is who sat there in a record from elsewhere. `role` is the code of what the seat is for the whole match, where the game tells seats apart. */
export interface SeatInfo {
  readonly seat: number;
  readonly person: Person | null;
  readonly bot: string | null;
  readonly online: boolean;
  readonly ready: boolean;
  readonly away: number | null;
  readonly choice: number | null;
  readonly resigned: boolean;
  readonly left: number | null;
  readonly until: number | null;
  readonly name: string | null;
  readonly role: string | null;
}

/** How strong the person on a chair is, who lets others see it. */
export interface SeatRating {
  readonly seat: number;
  readonly rating: number;
}

/** How a seat fared: result = start − loss + others + luck + drift, all in its unit. `skill` is what was taken of what was on offer, in hundredths, nothing where nothing was to be decided. `told` are the bits of its own moves, `heard` those of others; together they are `known`. `left` counts, for each stage of the match, what it could not exclude; `could_know` is the first stage at which it could have known, `late` how many decisions it took after that. */
export interface SeatReview {
  readonly seat: number;
  readonly unit: Unit;
  readonly skill: number | null;
  readonly luck: number;
  readonly start: number;
  readonly result: number;
  readonly loss: number;
  readonly others: number;
  readonly drift: number;
  readonly told: number;
  readonly heard: number;
  readonly known: number;
  readonly left: readonly (number | null)[];
  readonly could_know: number | null;
  readonly late: number;
  readonly decisions: readonly (Decision)[];
}

/** Whether my matches may become puzzles; null: I was not asked yet. */
export interface Sharing {
  readonly agrees: boolean | null;
}

/** Let somebody who watches see what my seat sees, where the table allows it, or no longer. Nobody is let in without being named (`person`, of `TableInfo.guests`); off and unnamed, nobody sees it any longer. */
export interface ShowHand {
  readonly type: "show";
  readonly id: string;
  readonly seat: number;
  readonly on: boolean;
  readonly person: string | null;
}

/** `k` different values, in the order in which they stand here. */
export interface Some {
  readonly type: "some";
  readonly values: readonly (unknown)[];
  readonly k: number;
}

/** In a row, `items` stand in the place of the `gone` that were there from `start` on. */
export interface Splice {
  readonly type: "splice";
  readonly at: readonly (string | number)[];
  readonly start: number;
  readonly gone: number;
  readonly items: readonly (unknown)[];
}

/** One entry of a finished match that stands: what was told, and what was seen after it. `facts` are those that reached the seat, or all; `views` have one place for the seat, or one for each seat in order; so has `shown`, the views as text, if a language was asked for. */
export interface Step {
  readonly n: number;
  readonly at: number;
  readonly by: number | null;
  readonly facts: readonly (unknown)[];
  readonly lines: readonly (Line | null)[];
  readonly views: readonly (unknown)[];
  readonly pending: Await | Draw | Over;
  readonly shown: readonly (string)[];
}

/** Steps of a finished match, through the eyes of a seat, or (none) with all open. The first step has number 0 and stands before the first entry; `all` is how many there are. `next` is where the next page begins, and none at the end. */
export interface Steps {
  readonly id: string;
  readonly seat: number | null;
  readonly all: number;
  readonly steps: readonly (Step)[];
  readonly next: number | null;
}

/** All that was told in a finished match, step by step from the one that was asked for on. It is what `Steps` tell, without facts and views; `all` and `next` mean the same. */
export interface Story {
  readonly id: string;
  readonly seat: number | null;
  readonly all: number;
  readonly moments: readonly (ToldStep)[];
  readonly next: number | null;
}

/** A takeback: only the first `to` facts of this seat's stream still stand. A Told or Changed follows. */
export interface StreamRewound {
  readonly type: "rewound";
  readonly seat: number | null;
  readonly to: number;
  readonly backs: number;
}

/** Yes or no. */
export interface Switch {
  readonly on: boolean;
}

/** Something about the table changed. */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
}

/** A table as anybody may see it. `code` leads here while the table waits for people, and is empty afterwards. Moments are table time; `now` is when this was said, and while `paused` time stands still. `looks` says who looks into which hand, `shown` is the first seat of those. `closing` is the number of seconds after which an idle table is closed, unless somebody does something. `guests` are those who are here and have no seat. `rematch` is the table where these people meet again, with other roles if they `switched` sides. A `guided` table is a lesson: its deal is scripted, nobody else sits there, and it has no seed. `awaited` are the seats whose move the match waits for since `moved` (table time), `stands` says in words of the game how far it is, `created` is in milliseconds of the calendar (UTC). `invited` are bots that were asked to sit down here. `channels` are seats that talk among themselves while the match is on: nobody else hears them. `help` is how much the pad helps from the next game on, of this match or in a rematch, where all agreed on that. */
export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: TableOptions;
  readonly host: Person;
  readonly status: Status;
  readonly seats: readonly (SeatInfo)[];
  readonly watchers: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly result: Over | null;
  readonly hints: readonly (number)[];
  readonly rematch: string | null;
  readonly switched: boolean;
  readonly created: number;
  readonly now: number;
  readonly paused: boolean;
  readonly ended: EndReason | null;
  readonly question: Question | null;
  readonly shown: number | null;
  readonly muted: readonly (Person)[];
  readonly invited: readonly (Person)[];
  readonly closing: number | null;
  readonly parts: Parts | null;
  readonly uploaded: boolean;
  readonly guests: readonly (Person)[];
  readonly guided: Guided | null;
  readonly channels: readonly (readonly (number)[])[];
  readonly looks: readonly (Look)[];
  readonly awaited: readonly (number)[];
  readonly help: Level | null;
  readonly moved: number;
  readonly stands: Line | null;
}

/** The whole address of a table; with `lan` it is that of this machine on its network. */
export interface TableLink {
  readonly url: string;
  readonly lan: boolean;
}

/** What is agreed at a table besides the game's own options. The clock stands still where the game itself has one running. Spectators: `none` may watch, `open` facts only, or besides them what a `seat` sees whose player admits them by name. */
export interface TableOptions {
  readonly assistance: Level;
  readonly clock: "none" | PerMove | Bank;
  readonly spectators: "none" | "open" | "seat";
  readonly pace: "brisk" | "calm" | "human" | "instant";
  readonly public: boolean;
}

/** Take back the last move of a seat: at once while it told nobody anything, else by consent. Done comes when it is taken back or when the others are asked (see `TableInfo.question`). */
export interface TakeBack {
  readonly type: "take-back";
  readonly id: string;
  readonly seat: number;
}

/** Something said at the table: free text, or the code of a quick phrase. `n` counts what this listener heard. `to` are the seats that it was said to, none for all. */
export interface Talk {
  readonly n: number;
  readonly by: Person | null;
  readonly seat: number | null;
  readonly at: number;
  readonly text: string;
  readonly phrase: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  readonly channel: TalkChannel;
  readonly to: readonly (number)[];
}

/** Somebody said something. */
export interface TalkHeard {
  readonly type: "said";
  readonly talk: Talk;
}

/** News for one seat (none: a spectator): facts `start` and on of its stream, and its new view. It comes when a stream is first told over a socket; from then on, Changed. To a client that says `wire: 2` everything comes as Told. `lines` are the facts as sentences; `notes` is what the table's assistance writes on the pad: if that takes long, they are those of before, and a Told without facts brings them later. `backs` is how often this stream was rewound: say it in Hello. `shown` is the view as text, for those who asked for it in Hello. A watcher is told the streams of seats that let it in (`TableInfo.looks`) too, with no moves and no notes. */
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
  readonly backs: number;
  readonly shown: string | null;
}

/** When something was done, by whom, and what was told of it. */
export interface ToldStep {
  readonly at: number;
  readonly by: number | null;
  readonly lines: readonly (Line | null)[];
}

/** What a move is worth that somebody tried: `right` if it loses no more than `enough`. `did` says what was tried, `line` why; what is better is told only to those who found it. */
export interface Tried {
  readonly right: boolean;
  readonly unit: Unit;
  readonly loss: number;
  readonly enough: number;
  readonly badge: Badge;
  readonly did: Line;
  readonly line: Line;
  readonly better: Line | null;
}

/** A try of mine: the answers, right or not, of which the first counts, and hints before it. `squares` can be shown to anybody; `day` is the number of the puzzle of the day, if it was that. */
export interface TryInfo {
  readonly answers: readonly (boolean)[];
  readonly hints: number;
  readonly over: boolean;
  readonly squares: string;
  readonly day: number | null;
}

/** Two chairs, whose people or bots change places. */
export interface TwoSeats {
  readonly seat: number;
  readonly other: number;
}

/** Which open tables to list: of which game, and with how many chairs free at least. */
export interface Wanted {
  readonly game: string | null;
  readonly free: number;
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

/** A bot account. */
export interface WhichBot {
  readonly bot: string;
}

/** Somebody at the table. */
export interface Whom {
  readonly person: string;
}

/** How many worlds could not be told apart after each step, from the one that was asked for on. `worlds` have a row for each step, with one place for the seat, or one for each seat in order: none where it was not counted, and `bound` where there were as many or more. `next` is where the next page begins, and none at the end. */
export interface Worlds {
  readonly id: string;
  readonly seat: number | null;
  readonly bound: number;
  readonly worlds: readonly (readonly (number | null)[])[];
  readonly next: number | null;
}

export type Command = Hello | Play | Say | AskHint | Ping | TakeBack | Ask | Consent | Resume | Resign | Choose | Reclaim | ShowHand;

export type Message = Welcome | Told | Changed | StreamRewound | TableChanged | TalkHeard | HintGiven | Done | Refused | Pong;

export const WIRE = 3;

export type Colour = number;
export type Code = readonly Colour[];
export interface Options {
  games: number;
  pegs: number;
  colours: number;
  rows: number;
  blanks: boolean;
  keying: "automatic" | "hand";
  first: number | null;
}
export interface Key {
  red: number;
  white: number;
}
export interface Row {
  guess: Code;
  key: Key | null;
}
export interface Past {
  game: number;
  maker: number;
  code: Code;
  rows: readonly Row[];
  points: readonly [number, number];
  faulty: readonly number[];
}
export interface Board {
  options: Options;
  maker: number | null;
  game: number;
  attempt: number;
  ready: boolean;
  rows: readonly Row[];
  shown: Code | null;
  points: readonly [number, number];
  past: readonly Past[];
}
export interface View {
  board: Board;
  seat: number | null;
  code: Code | null;
}
export interface Hide {
  type: "hide";
  code: Code;
}
export interface Guess {
  type: "guess";
  code: Code;
}
export interface Answer {
  type: "answer";
  red: number;
  white: number;
}
export interface Challenge {
  type: "challenge";
}
export type Move = Hide | Guess | Answer | Challenge;

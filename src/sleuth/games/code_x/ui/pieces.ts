/** Tokens, tiles and seats as they are drawn; what they do is the house's business. */
import { t } from "../../../ui/words/texts";
import type { Board, Tile, View } from "./types.gen";

export type Kind = "object" | "colour" | "range";
export type Gear = "straight" | "diagonal" | "anywhere" | "view" | "swap";

export const KINDS: readonly Kind[] = ["object", "colour", "range"];
export const GEAR: readonly Gear[] = ["straight", "diagonal", "anywhere", "view", "swap"];
export const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  object: ["camera", "watch", "notebook", "drone", "fingerprint"],
  colour: ["green", "red", "yellow", "blue", "purple"],
  range: ["1-5", "6-10", "11-15", "16-20", "21-25", "26-30"],
};

/** The printed colours of the tokens 1 to 30: green, red, yellow, blue, purple. */
const PRINTED = "GRYBP YGPRB RBYPG GYBRP PBRGY BPGYR".replaceAll(" ", "");

const LOOKS: readonly { fill: string; ink: string }[] = [
  { fill: "#15805f", ink: "#fffaf0" },
  { fill: "#c73a2b", ink: "#fffaf0" },
  { fill: "#efbf2d", ink: "#1d2027" },
  { fill: "#2b62c9", ink: "#fffaf0" },
  { fill: "#7b45b5", ink: "#fffaf0" },
];

/** How a colour looks: its paint, what is written on it, and its letter. */
export function lookOf(colour: number): { fill: string; ink: string; letter: string } {
  return { ...LOOKS[colour]!, letter: t(`code-x.letter.${NAMES.colour[colour]}`) };
}

/** Which of the objects, colours or ranges a token shows. */
export function trait(token: number, kind: Kind): number {
  if (kind === "object") return (token - 1) % 5;
  return kind === "colour" ? "GRYBP".indexOf(PRINTED[token - 1] ?? "G") : Math.floor((token - 1) / 5);
}

export function traitCode(kind: Kind, value: number): string {
  return `code-x.${kind}.${NAMES[kind][value]}`;
}

export function tokenWords(token: number): string {
  return t("code-x.token.words", { token, shows: KINDS.map((kind) => traitCode(kind, trait(token, kind))) });
}

/** What a tile asks about, if it asks. */
export const ASKS: Readonly<Partial<Record<Tile["kind"], Kind>>> = {
  restaurant: "object",
  bar: "colour",
  "film-set": "range",
};

/** The five characters: a number, and a colour beside it. */
export const SEATS: readonly { fill: string; soft: string; ink: string }[] = [
  { fill: "#2f7d6d", soft: "#cfe3da", ink: "#ffffff" },
  { fill: "#3d5fa8", soft: "#d3dcef", ink: "#ffffff" },
  { fill: "#b4552d", soft: "#f1d9c9", ink: "#ffffff" },
  { fill: "#7a4a8c", soft: "#e4d5ea", ink: "#ffffff" },
  { fill: "#7c6a1c", soft: "#ece3b8", ink: "#ffffff" },
];

/** What is seen with all open: the tokens behind every screen too. */
export interface OpenView extends View {
  readonly hands?: readonly (readonly number[])[];
}

export const cellsOf = (board: Board): number => board.field.length;

/** The places of the Information board. */
export function slotsOf(view: View): number[] {
  const cells = cellsOf(view.board);
  return Array.from({ length: view.known.length - cells }, (_, i) => cells + i);
}

/** A cell as on a chess board; a place of the Information board by its number. */
export function placeName(board: Board, place: number, cells = cellsOf(board)): string {
  if (place >= cells) return t("code-x.place.slot", { slot: place - cells + 1 });
  return `${"abcde"[place % board.columns]}${Math.floor(place / board.columns) + 1}`;
}

export function tileWords(tile: Tile, name: (seat: number) => string): string {
  const kind = t(`code-x.tile.${tile.kind}`);
  const asks = ASKS[tile.kind];
  if (!asks) return kind;
  const about = t(`code-x.kind.${asks}`);
  return tile.owner === null
    ? t("code-x.tile.duo-words", { tile: kind, kind: about })
    : t("code-x.tile.words", { tile: kind, kind: about, who: name(tile.owner) });
}

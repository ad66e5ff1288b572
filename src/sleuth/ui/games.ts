/** The games' pages: a game is a folder, nothing else mentions it. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PlainPicture } from "./parts/drawn/picture";
import type { GameInfo } from "./wire/api";
import type { Stream } from "./wire/table-state";
import type { Case, Hint, TableInfo, Talk } from "./wire/wire.gen";
import { learnWords } from "./words/language";
import { known } from "./words/texts";

/** What a game's board and pad get. */
export interface SeatProps<View = unknown, Notes = unknown> {
  /** Whose eyes these are: a seat, or null for a spectator. */
  seat: number | null;
  /** What that seat knows; in a look back, what it knew then. */
  view: View;
  notes: Notes | null;
  /** The view as text; only where a game brings no page. */
  text?: string | null;
  moves: Stream["moves"];
  /** All that this seat was told, in order; in a look back, nothing: what was then is in its view. */
  facts: readonly unknown[];
  /** The last hint, if it still holds. */
  hint: Hint | null;
  /** May nothing be done here (a look back, a spectator, a lost line)? */
  still: boolean;
  /** Is a move under way that the house has not answered yet? */
  busy: boolean;
  table: { id: string; game: string; assistance: string; seats: number };
  /** Under which name the marks that are made by hand are kept; those of a look back are others. */
  kept: string;
  /** What was said at the table, oldest first. */
  talk: readonly Talk[];
  name(seat: number): string;
  mine(seat: number): boolean;
  /** The face of a seat, for games that draw their seats on the board. */
  face(seat: number, size?: number): ComponentChildren;
  play(move: { type: string }): void;
  /** Say a quick phrase from this seat. */
  phrase(code: string, args: Record<string, string | number>): void;
  /** What the clock of the table shows now, in milliseconds. */
  clock(): number;
  /** Bring the pad forward where it is folded away, or fold it away again. */
  forward(pane: "pad" | null): void;
}

/** The one button that does what takes shape: always there, always at the same place. */
export interface Main {
  /** What it does; where it cannot be done yet, what is missing. */
  words: ComponentChildren;
  ready: boolean;
  act(): void;
  /** Is it what we would press? Without it: yes. */
  first?: boolean;
  guide?: string;
  keepsFocus?: boolean;
}

/** What a game puts into the places of the table; a place without a part stays empty. */
export interface TableParts {
  /** What people came for: it owns the stage. Its size depends on the window alone. */
  board: ComponentChildren;
  pad: ComponentChildren;
  /** The dock: the choice that takes shape, other buttons, and the one that does it. */
  choice?: ComponentChildren;
  more?: ComponentChildren;
  main?: Main | null;
  /** All that can be done, where no single button is the main one. */
  actions?: ComponentChildren;
  /** What has happened, as a strip at the left edge; on a phone above the board. */
  strip?: ComponentChildren;
  /** What is to be seen, in a card over the dock; on a phone it is the game's to show it on the board. */
  card?: ComponentChildren;
  /** What else is told, under the seats of a wide screen. */
  aside?: ComponentChildren;
  /** What is to be known of a seat besides its name: codes, tickets, places. */
  seat?(seat: number): ComponentChildren;
  /** How near it was: below the result, once all is over. */
  ending?: ComponentChildren;
}

/** What a game has in the dock. */
export type DockParts = Pick<TableParts, "choice" | "more" | "main" | "actions">;

/** Where the parts stand on a wide screen. */
export interface Layout {
  /** `board`: the game draws them itself, with `face`. */
  seats: "left" | "right" | "board";
  pad: "right" | "drawer";
  /** In the right column, under the board, or on it. */
  dock: "side" | "below" | "board";
  /** Do the panels float on the board, which fills the whole stage? */
  floats?: boolean;
  /** Where a phone has the buttons for pad, log and talk. */
  panes?: "dock" | "bar";
}

export const USUAL_LAYOUT: Layout = { seats: "left", pad: "right", dock: "below" };

/** An answer that was given aloud: by whom, to whom (none: to all), and in few words. */
export interface Said {
  seat: number;
  to: number | null;
  words: string;
}

/** How a match ended for a seat, where its places do not say it. */
export interface Outcome {
  /** Has it reached what it was after? Then it is cheered. */
  won: boolean;
  words: string;
}

/** One thing that may be so, drawn with the pieces of the game, and what it says to a move. */
export interface CaseShown {
  thing: ComponentChildren;
  said: string;
}

/** What a game offers after its end, beside looking back. */
export interface AfterProps<View = unknown> {
  table: TableInfo;
  view: View;
  /** The seat that I held; null: I watched. */
  seat: number | null;
}

/** What a game's `ui/index.tsx` exports by default. */
export interface GameUi {
  /** The parts of the table, drawn from what the seat knows: a hook, so that they share what takes shape. */
  useParts(props: SeatProps<never, never>): TableParts;
  /** Without it: seats at the left, the dock under the board, the pad at the right. */
  layout?: Layout;
  Rules: ComponentType;
  /** Draws the piece behind a code of the catalogue in a sentence of the log, if there is one. */
  piece?(code: string): preact.JSX.Element | null;
  /** The code of what this seat is just now ("Codemaker"), if it changes; and its points if the game counts. */
  role?(view: never, seat: number): string | null;
  points?(view: never, seat: number): number | null;
  /** How things stand, in two lines of the bar, for games in which everybody acts at once. */
  line?(view: never, seat: number | null): { who: string; what: string } | null;
  /** The answer that a fact is, if it is one: said at the face, brought to whoever asked, stamped on the pad. */
  said?(fact: never, view: never): Said | null;
  /** The result in the game's own words, for a match that names no winner. */
  outcome?(view: never, seat: number | null, name: (seat: number) => string): Outcome | null;
  /** Is what was left to know drawn beside the result? Without it: yes. */
  charted?: false;
  /** What can be done after the end, beside looking back and playing again. */
  After?: ComponentType<AfterProps<never>>;
  /** How far one has come, stage by stage, and what comes next: a page of its own. */
  Campaign?: ComponentType<{ game: GameInfo }>;
  /** What is known of each position, for a game that is solved: a page of its own. */
  Explorer?: ComponentType;
  /** What can be learnt from a finished match, of what the house found in it. */
  Review?: ComponentType<{ review: never; name(seat: number): string }>;
  /** What the table waits for, in words, for the one who is waited for. */
  due?(view: never, seat: number): string | null;
  /** The views of all seats laid together, for a look back with all open; without it: the first. */
  open?(views: never): unknown;
  /** May this seat be given hints now? Without it: whenever it is waited for. */
  hintable?(view: never, seat: number): boolean;
  /** How a thing that may be so looks in the proof of a puzzle; without it: its numbers. */
  cased?(one: Case, move: never, puzzle: never): CaseShown;
  /** Rows of the keyboard help: keys, and the code of what they do. */
  keys?: readonly (readonly [readonly string[], string])[];
}

const found = import.meta.glob<{ default: GameUi }>("../games/*/ui/index.tsx");
const plain = import.meta.glob<{ plainGame(game: string): GameUi }>("./plain/plain-game.tsx");
const pictures = import.meta.glob<{ default: ComponentType }>("../games/*/ui/picture.tsx", { eager: true });

/** `break_the_code` is the folder of `break-the-code`. */
const nameOf = (path: string): string => (path.split("/")[2] ?? path).replaceAll("_", "-");

/** The loaders of the games' pages by name of the game; each is a chunk of its own. */
export const pages: ReadonlyMap<string, () => Promise<{ default: GameUi }>> = new Map(
  Object.entries(found).map(([path, load]) => [nameOf(path), load]),
);

/** The picture of a game, or a plain one where none is drawn. */
export function pictureOf(game: string): ComponentType {
  return pictures[`../games/${game.replaceAll("-", "_")}/ui/picture.tsx`]?.default ?? PlainPicture;
}

/** Is a game played at a plain table, drawn from words, because it brings no page? */
export function isPlain(game: string | undefined): boolean {
  return game !== undefined && !pages.has(game) && known(`${game}.name`);
}

/** The loader of a game's page and words, its own page or the plain one; none if there is no such game. */
function loaderOf(game: string): (() => Promise<GameUi>) | undefined {
  const own = pages.get(game);
  const worded = <T>(loading: Promise<T>) => Promise.all([loading, learnWords([game])]).then(([loaded]) => loaded);
  if (own) return () => worded(own()).then((loaded) => loaded.default);
  const [any] = Object.values(plain);
  return isPlain(game) && any ? () => worded(any()).then((loaded) => loaded.plainGame(game)) : undefined;
}

/** The page of a game, once it is loaded; null if there is no such game. Throws if it cannot be loaded. */
export function useGame(game: string | undefined): GameUi | null | undefined {
  const [ui, set] = useState<GameUi | null | undefined>(undefined);
  const [wrong, fail] = useState<Error>();
  useEffect(() => {
    if (game === undefined) return;
    const load = loaderOf(game);
    if (!load) set(null);
    else load().then((loaded) => set(() => loaded), fail);
  }, [game]);
  if (wrong) throw wrong;
  return ui;
}

/** The games' pages: a game is a folder, nothing else mentions it. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PlainPicture } from "./parts/drawn/picture";
import type { Stream } from "./wire/table-state";
import type { Hint, TableInfo, Talk } from "./wire/wire.gen";
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
  /** What was said at the table, oldest first. */
  talk: readonly Talk[];
  name(seat: number): string;
  mine(seat: number): boolean;
  play(move: { type: string }): void;
  /** Say a quick phrase from this seat. */
  phrase(code: string, args: Record<string, string | number>): void;
  /** What the clock of the table shows now, in milliseconds. */
  clock(): number;
}

/** What a game may show after its end, below the result. */
export interface AfterProps<View = unknown> {
  table: TableInfo;
  view: View;
  /** The seat that I held; null: I watched. */
  seat: number | null;
}

/** What a game's `ui/index.tsx` exports by default. */
export interface GameUi {
  Board: ComponentType<SeatProps<never, never>>;
  Pad: ComponentType<SeatProps<never, never>>;
  Rules: ComponentType;
  /** Draws the piece behind a code of the catalogue in a sentence of the log, if there is one. */
  piece?(code: string): preact.JSX.Element | null;
  /** The code of what this seat is just now ("Codemaker"), if it changes; and its points if the game counts. */
  role?(view: never, seat: number): string | null;
  points?(view: never, seat: number): number | null;
  /** The whole line that says how things stand, for games in which everybody acts at once. */
  line?(view: never, seat: number | null): string | null;
  /** What is shown after the end, below the result. */
  After?: ComponentType<AfterProps<never>>;
  /** What can be learnt from a finished match, of what the house found in it. */
  Review?: ComponentType<{ review: never; name(seat: number): string }>;
  /** What the table waits for, in words, for the one who is waited for. */
  due?(view: never, seat: number): string | null;
  /** The views of all seats laid together, for a look back with all open; without it: the first. */
  open?(views: never): unknown;
  /** May this seat be given hints now? Without it: whenever it is waited for. */
  hintable?(view: never, seat: number): boolean;
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

import type { ComponentType } from "preact";

/** What a game's `ui/index.tsx` exports. */
export interface GamePage {
  default: ComponentType;
}

const found = import.meta.glob<GamePage>("../games/*/ui/index.tsx");

/** The loaders of the games' pages by name of the game's folder; each is a chunk of its own. */
export const pages: ReadonlyMap<string, () => Promise<GamePage>> = new Map(
  Object.entries(found).map(([path, load]) => [path.split("/")[2] ?? path, load]),
);

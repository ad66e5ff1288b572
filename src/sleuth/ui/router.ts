/** A tiny router: the hall and its rooms, one's own page, tables, matches, puzzles, rules, campaigns, explorers. */
import { useEffect, useState } from "preact/hooks";
import { listen } from "./parts/listen";

const ROOMS = ["tables", "friends", "games", "puzzles", "me"] as const;

type Room = "hall" | (typeof ROOMS)[number];

const isRoom = (at: string): at is Room => (ROOMS as readonly string[]).includes(at);

export type Place =
  | { at: Room }
  | { at: "table"; id: string }
  | { at: "rules" | "campaign" | "explore"; game: string }
  | { at: "match" | "puzzle"; id: string }
  | { at: "nowhere" };

export function placeOf(path: string): Place {
  const [at, id, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (at === undefined) return { at: "hall" };
  if (id === undefined && isRoom(at)) return { at };
  if (id === undefined || rest.length) return { at: "nowhere" };
  if (at === "table" || at === "match" || at === "puzzle") return { at, id };
  if (at === "rules" || at === "campaign" || at === "explore") return { at, game: id };
  return { at: "nowhere" };
}

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo?.(0, 0);
}

/** Follow links of the house without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function usePlace(): Place {
  const [place, set] = useState(() => placeOf(location.pathname));
  useEffect(() => listen(window, { popstate: () => set(placeOf(location.pathname)), click: follow }), []);
  return place;
}

import type { Layout, SeatProps, TableParts } from "../../games";
import type { Size } from "../../parts/narrow";
import type { Bubbles } from "../../talk/emotes";
import type { Names } from "../../words/texts";
import type { News, Pane } from "../panes/panes";
import type { Situation } from "../situation";
import type { SeenProps } from "../table-props";

/** What each part of the table gets. */
export interface StageProps extends SeenProps {
  at: Situation;
  names: Names;
  size: Size;
  now: number;
  quiet: boolean;
  bubbles: Bubbles;
  /** The moment that is looked back at. */
  look: number | null;
  setLook(look: number | null): void;
  /** The pane that came forward. */
  pane: Pane | null;
  setPane(pane: Pane | null): void;
  unread: number;
  menu(): void;
  given: SeatProps<never, never>;
}

/** The same, with what the game puts into the places of the table. */
export type Laid = StageProps & { parts: TableParts; layout: Layout; news: News };

/** The panes that have buttons, and where these stand. */
export function panesIn({ size, layout }: Laid, place: "bar" | "dock" | "rail"): ("pad" | "log" | "talk")[] {
  const home = size === "phone" ? (layout.panes ?? "dock") : size === "rail" && layout.pad === "right" ? "rail" : "bar";
  if (home !== place) return [];
  return size === "wide" && layout.pad === "right" ? ["log", "talk"] : ["pad", "log", "talk"];
}

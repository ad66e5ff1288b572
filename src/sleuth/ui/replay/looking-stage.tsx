import type { ComponentChildren } from "preact";
import { type GameUi, type Layout, type SeatProps, type TableParts, USUAL_LAYOUT } from "../games";
import { BackIcon, Sign } from "../parts/drawn/icons";
import type { Size } from "../parts/narrow";
import { gameName } from "../words/names";
import { t } from "../words/texts";

/** Where the parts of a game stand when it is over: where they stood, as far as the ways back leave them room. */
export function layoutBack(layout: Layout | undefined, size: Size): Layout {
  const { seats, dock, floats, pad } = layout ?? USUAL_LAYOUT;
  const wide = size === "wide";
  return { seats, pad, dock: dock === "side" && wide ? "side" : "below", floats: wide && !!floats };
}

/** Has the board no room for anything beside it? */
export const fills = ({ layout }: Pick<GameUi, "layout">, size: Size): boolean =>
  size !== "wide" || layout?.pad === "drawer";

/** What stood in front of each seat. */
function SeatsThen({ given, seat }: { given: SeatProps; seat: TableParts["seat"] }) {
  return (
    <ul class="panel seats" aria-label={t("seat.all")} tabIndex={0}>
      {Array.from({ length: given.table.seats }, (_, n) => (
        <li key={n} class="seat">
          <span class="seat-face">{given.face(n, 34)}</span>
          <span class="seat-words">
            <span class="seat-name">
              <span>{given.name(n)}</span>
            </span>
          </span>
          {seat && <span class="seat-extra">{seat(n)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  game: string;
  size: Size;
  /** What this is: a look back, if nothing is said. */
  title?: string;
  words: string;
  tools: ComponentChildren;
}

/** The bar over a look back. */
export function PastBar({ game, size, title = t("replay.title"), words, tools }: BarProps) {
  const small = size === "phone";
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={small ? t("over.hall") : undefined}>
        {small ? <BackIcon /> : <Sign />}
        {!small && t("house.name")}
      </a>
      <h1 class={small ? "unseen" : "bar-game"}>{gameName(game)}</h1>
      <p class="turn-line">
        <span class="turn-words">
          {!small && <strong>{title} </strong>}
          {words}
        </span>
      </p>
      <nav class="bar-do" aria-label={t("house.tools")}>
        {tools}
      </nav>
    </header>
  );
}

function Left({ given, parts, layout }: Pick<Props, "given" | "parts" | "layout">) {
  if (layout.seats !== "left" && !parts.strip && !parts.aside) return null;
  return (
    <div class="stage-left">
      {parts.strip && <div class="panel strip">{parts.strip}</div>}
      {layout.seats === "left" && <SeatsThen given={given} seat={parts.seat} />}
      {parts.aside && (
        <div class="panel aside" tabIndex={0}>
          {parts.aside}
        </div>
      )}
    </div>
  );
}

function Middle({ parts, layout, dock, busy }: Pick<Props, "parts" | "layout" | "dock" | "busy">) {
  const board = (
    <div class="stage-board" data-board="" aria-busy={busy}>
      {parts.board}
    </div>
  );
  if (layout.dock === "side") return board;
  return (
    <div class="stage-middle">
      {board}
      {dock}
    </div>
  );
}

interface Props extends Omit<BarProps, "game"> {
  given: SeatProps;
  parts: TableParts;
  layout: Layout;
  /** The ways from step to step, where the dock was. */
  dock: ComponentChildren;
  /** What stands beside the board, and what lies over it. */
  beside: ComponentChildren;
  over: ComponentChildren;
  /** Is another moment on its way? */
  busy: boolean;
}

/** The table as it was: every part where it stood, the dock holds the ways back, beside it what was told and known. */
export function LookingStage({ given, parts, layout, dock, beside, over, busy, ...bar }: Props) {
  return (
    <main
      id="main"
      class="stage looking"
      data-game={given.table.game}
      data-dock={layout.dock}
      data-floats={layout.floats ? "" : undefined}
    >
      <PastBar game={given.table.game} {...bar} />
      <Left given={given} parts={parts} layout={layout} />
      <Middle parts={parts} layout={layout} dock={dock} busy={busy} />
      {layout.dock === "side" && dock}
      <div class="stage-right">
        {layout.seats === "right" && <SeatsThen given={given} seat={parts.seat} />}
        {beside}
      </div>
      {over}
    </main>
  );
}

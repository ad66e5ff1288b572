import type { GameUi, Said } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { After } from "./after/after";
import { Looked } from "./after/review";
import { useParts } from "./board";
import { neighbour } from "./choose";
import { Rules } from "./rules";
import type { Fact, View } from "./types.gen";
import "./x-code.css";

function line(view: View, seat: number | null): string | null {
  const { board } = view;
  if (board.until !== null) return "x-code.line.running";
  if (seat === null) return "x-code.line.waiting";
  return board.ready.includes(seat) ? "x-code.line.waiting" : "x-code.line.ready";
}

/** A card that is offered to me is said, and so seen over any sheet of a phone. */
function said(fact: Fact, { board, seat }: View): Said | null {
  if (fact.type !== "offered" || neighbour(fact.seat, fact.side, board.counts.length) !== seat) return null;
  return { seat: fact.seat, to: seat, words: t("x-code.said") };
}

/** With all open, every hand lies in sight. */
function open(views: readonly View[]): View {
  const [{ board, now }] = views as [View];
  return { board: { ...board, known: views.map((view) => view.hand) }, seat: null, hand: [], now };
}

const ui: GameUi = {
  useParts,
  layout: { seats: "board", pad: "drawer", dock: "board", panes: "bar" },
  Rules,
  After,
  Review: Looked,
  line,
  said,
  open,
  hintable: (view: View) => view.board.until !== null,
  keys: [
    [["1", "…", "#", "T", "W"], "x-code.keys.symbols"],
    [["D"], "x-code.keys.draw"],
    [["←", "→"], "x-code.keys.offer"],
    [["X"], "x-code.keys.discard"],
    [["↵"], "x-code.keys.lay"],
    [["R"], "x-code.keys.refuse"],
    [["Esc"], "x-code.keys.escape"],
  ],
};

export default ui;

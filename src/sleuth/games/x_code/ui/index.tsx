import type { GameUi } from "../../../ui/games";
import { After } from "./after/after";
import { Looked } from "./after/review";
import { useParts } from "./board";
import { Rules } from "./rules";
import type { View } from "./types.gen";
import "./x-code.css";

function line(view: View, seat: number | null): string | null {
  const { board } = view;
  if (board.until !== null) return "x-code.line.running";
  if (seat === null) return "x-code.line.waiting";
  return board.ready.includes(seat) ? "x-code.line.waiting" : "x-code.line.ready";
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

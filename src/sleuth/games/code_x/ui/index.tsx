import type { GameUi } from "../../../ui/games";
import { useParts } from "./board";
import "./code-x.css";
import type { OpenView } from "./pieces";
import { Rules } from "./rules";
import type { View } from "./types.gen";

/** Which part of the turn it is, for the one who is waited for. */
function due(view: View): string {
  const { step, spent } = view.board;
  return step === "turn" && spent.length ? "code-x.due.extra" : `code-x.due.${step}`;
}

/** With all open, every code is seen, every hand, and every token whose place somebody knows. */
function open(views: readonly View[]): OpenView {
  const [first] = views as [View];
  const codes = first.codes.map((code, seat) => views.find((view) => view.codes[seat]?.length)?.codes[seat] ?? code);
  const known = first.known.map((_, place) => views.find((view) => view.known[place])?.known[place] ?? 0);
  const hands = views.map((view) => view.hand);
  return { ...first, seat: null, hand: [], hands, codes, known, asked: Math.max(...views.map((view) => view.asked)) };
}

const ui: GameUi = {
  useParts,
  layout: { seats: "left", pad: "right", dock: "below" },
  Rules,
  due,
  open,
  hintable: (view: View) => !["codes", "tiles", "figures"].includes(view.board.step),
  keys: [
    [["Tab"], "code-x.keys.tab"],
    [["↵"], "code-x.keys.enter"],
    [["Esc"], "code-x.keys.escape"],
  ],
};

export default ui;

import type { GameUi } from "../../../ui/games";
import { Board } from "./board";
import "./code-x.css";
import { Pad } from "./pad";
import { Rules } from "./rules";
import type { View } from "./types.gen";

/** Which part of the turn it is, for the one who is waited for. */
function due(view: View): string {
  const { step, spent } = view.board;
  return step === "turn" && spent.length ? "code-x.due.extra" : `code-x.due.${step}`;
}

const ui: GameUi = {
  Board,
  Pad,
  Rules,
  due,
  hintable: (view: View) => !["codes", "tiles", "figures"].includes(view.board.step),
  keys: [
    [["Tab"], "code-x.keys.tab"],
    [["↵"], "code-x.keys.enter"],
    [["Esc"], "code-x.keys.escape"],
  ],
};

export default ui;

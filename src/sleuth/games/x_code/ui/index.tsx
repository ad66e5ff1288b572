import type { GameUi, Said } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { After } from "./after/after";
import { Campaign } from "./after/campaign-page";
import { Looked } from "./after/review";
import { useParts } from "./board";
import { cased } from "./case";
import { neighbour } from "./choose";
import { missionWords } from "./pieces/keypad";
import { Rules } from "./rules";
import type { Fact, View } from "./types.gen";
import "./x-code.css";

/** How many keys are closed, and which mission it is; before the sand runs, what is waited for. */
function line({ board }: View, seat: number | null): { who: string; what: string } {
  const what = missionWords(board.options);
  const { length: done } = board.sets;
  if (board.until !== null) return { who: t("x-code.line.keys", { done, all: board.options.keys }), what };
  const ready = seat === null || board.ready.includes(seat);
  return { who: t(ready ? "x-code.line.waiting" : "x-code.line.ready"), what };
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
  cased,
  layout: { seats: "board", pad: "drawer", dock: "board", panes: "bar" },
  Rules,
  charted: false,
  After,
  Campaign,
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

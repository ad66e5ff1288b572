import type { GameUi, Said } from "../../../ui/games";
import { brief } from "./answers";
import { useParts } from "./board";
import { cased } from "./case";
import "./break-the-code.css";
import { type OpenView, standing } from "./hands";
import { Rules } from "./rules";
import { TilePicture } from "./tiles";
import type { Fact, View } from "./types.gen";

const TILE = /^break-the-code\.tile\.(\d+)$/;

/** A tile in a sentence of the log is drawn. */
function piece(code: string) {
  const found = TILE.exec(code)?.[1];
  return found === undefined ? null : <TilePicture tile={Number(found)} />;
}

function due({ board }: View): string {
  if (board.row.some((card) => card !== null)) {
    const chance =
      board.places.some((place) => place !== null) && (board.seats === 2 || board.options.guessing === "own-turn");
    return chance ? "break-the-code.due.chance" : "break-the-code.due.ask";
  }
  return board.seats > 2 ? "break-the-code.due.last" : "break-the-code.due.bare";
}

/** What a hand answers, said to whoever asked. */
function said(fact: Fact, { board }: View): Said | null {
  const inquiry = board.asked.at(-1);
  if (fact.type !== "answered" || !inquiry || fact.seat === inquiry.seat) return null;
  return { seat: fact.seat, to: inquiry.seat, words: brief(inquiry.question, fact.answer) };
}

/** With all open, every stand is turned round; the centre is seen as soon as somebody saw it. */
function open(views: readonly View[]): OpenView {
  const [{ board }] = views as [View];
  const centre = views.find((view) => view.centre)?.centre ?? null;
  return { board, seat: null, hand: null, wrote: null, centre, hands: views.map((view) => view.hand) };
}

const ui: GameUi = {
  useParts,
  cased,
  layout: { seats: "board", pad: "right", dock: "board" },
  Rules,
  piece,
  role: (view: View, seat) => standing(view.board, seat),
  due,
  said,
  open,
  keys: [
    [["1", "…", "6"], "break-the-code.keys.cards"],
    [["G"], "break-the-code.keys.guess"],
    [["R", "B", "G"], "break-the-code.keys.colour"],
    [["0", "…", "9"], "break-the-code.keys.number"],
    [["⌫"], "break-the-code.keys.erase"],
    [["↵"], "break-the-code.keys.enter"],
    [["Esc"], "break-the-code.keys.close"],
  ],
};

export default ui;

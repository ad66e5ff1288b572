import type { GameUi, Said } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { useParts } from "./board";
import { cased } from "./case";
import { outcome } from "./ending/ending";
import "./mastermind.css";
import { Peg } from "./pegs";
import { Rules } from "./rules";
import type { Fact, View } from "./types.gen";

const COLOUR = /^mastermind\.colour\.(\d|blank)$/;

/** A colour in a sentence of the log is drawn as its peg. */
function piece(code: string) {
  const found = COLOUR.exec(code)?.[1];
  if (found === undefined) return null;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <Peg colour={found === "blank" ? null : Number(found)} />
    </svg>
  );
}

function role(view: View, seat: number): string | null {
  const { maker, game, options } = view.board;
  if (maker === null || game >= options.games) return null;
  return seat === maker ? "mastermind.role.maker" : "mastermind.role.breaker";
}

function due(view: View): string {
  const { ready, unkeyed } = view.board;
  if (!ready) return "mastermind.due.hide";
  return unkeyed ? "mastermind.due.answer" : "mastermind.due.guess";
}

/** With all open the code lies beside the rows from the moment it is hidden. */
function open(views: readonly View[]): View {
  const maker = views.find((view) => view.code) ?? views[0]!;
  return { ...maker, board: { ...maker.board, shown: maker.board.shown ?? maker.code } };
}

/** The key of a row, placed by hand or by itself: said by the codemaker. */
function said(fact: Fact, { board }: View): Said | null {
  const key = fact.type === "answered" ? fact : fact.type === "guessed" ? fact.key : null;
  const to = fact.type === "guessed" ? fact.seat : board.maker === null ? null : 1 - board.maker;
  if (!key || to === null) return null;
  return { seat: 1 - to, to, words: t("mastermind.said", { red: key.red, white: key.white }) };
}

const ui: GameUi = {
  useParts,
  cased,
  layout: { seats: "left", pad: "right", dock: "side" },
  Rules,
  piece,
  role,
  points: (view: View, seat) => view.board.points[seat as 0 | 1],
  due,
  said,
  outcome,
  open,
  hintable: (view: View, seat) => view.board.ready && seat !== view.board.maker,
  keys: [
    [["R", "G", "B", "…"], "mastermind.keys.letters"],
    [["1", "2", "3", "…"], "mastermind.keys.digits"],
    [["←", "→"], "mastermind.keys.arrows"],
    [["⌫"], "mastermind.keys.erase"],
    [["↵"], "mastermind.keys.enter"],
  ],
};

export default ui;

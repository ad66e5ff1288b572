import type { GameUi, Said } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { useParts } from "./board";
import { cased } from "./case";
import { answersTo, ownAnswer } from "./clues";
import "./code-x.css";
import type { OpenView } from "./pieces";
import { Rules } from "./rules";
import type { Asked, Fact, View } from "./types.gen";

/** Which part of the turn it is, for the one who is waited for. */
function due(view: View): string {
  const { step, spent } = view.board;
  return step === "turn" && spent.length ? "code-x.due.extra" : `code-x.due.${step}`;
}

/** The answer to a question: to the one who asked in full, to the others as far as they heard it. */
function said(fact: Fact, view: View): Said | null {
  if (fact.type !== "asked") return null;
  const mine = fact.seat === view.seat ? answersTo(view).at(-1) : undefined;
  const words = mine ? ownAnswer(mine) : t("code-x.said", { kind: t(`code-x.kind.${fact.kind}`), answer: brief(fact) });
  return { seat: fact.other, to: fact.seat, words };
}

/** How many, or yes and no where one place was asked for. */
function brief({ position, answer }: Asked): string {
  return position === null ? String(answer) : t(answer ? "code-x.said.yes" : "code-x.said.no");
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
  cased,
  layout: { seats: "left", pad: "right", dock: "below" },
  Rules,
  due,
  said,
  open,
  hintable: (view: View) => !["codes", "tiles", "figures"].includes(view.board.step),
  keys: [
    [["Tab"], "code-x.keys.tab"],
    [["↵"], "code-x.keys.enter"],
    [["Esc"], "code-x.keys.escape"],
  ],
};

export default ui;

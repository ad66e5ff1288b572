import type { GameUi, Said } from "../../../ui/games";
import { lazily } from "../../../ui/parts/lazily";
import { t } from "../../../ui/words/texts";
import { useParts } from "./board";
import { cased } from "./case";
import { Rules } from "./rules";
import "./scotland-yard.css";
import { choosing } from "./starts";
import { covered } from "./travel-log";
import type { Fact, View } from "./types.gen";

function due(view: View, seat: number): string {
  if (seat !== 0) return choosing(view) ? "scotland-yard.due.start" : "scotland-yard.due.detective";
  const dark = view.board.options.version === "beginner" && covered(view, view.board.log.length + 1);
  return dark ? "scotland-yard.due.dark" : "scotland-yard.due.x";
}

/** With all open, Mister X is in sight wherever he goes. */
const open = (views: readonly View[]): View => views[0]!;

/** He shows himself: all hear where. When it is over, all fields are opened, and the map tells it. */
function said(fact: Fact, view: View): Said | null {
  if (view.board.over) return null;
  return fact.type === "surfaced" ? { seat: 0, to: null, words: t("scotland-yard.said", { at: fact.at }) } : null;
}

const Explorer = lazily(() => import("./explorer/explorer").then((loaded) => loaded.Explorer));

const ui: GameUi = {
  useParts,
  cased,
  layout: { seats: "right", pad: "drawer", dock: "side", floats: true },
  Rules,
  Explorer,
  due,
  said,
  open,
  keys: [
    [["0", "…", "9"], "scotland-yard.keys.station"],
    [["⌫"], "scotland-yard.keys.erase"],
    [["D"], "scotland-yard.keys.double"],
    [["B"], "scotland-yard.keys.black"],
    [["↵"], "scotland-yard.keys.enter"],
    [["+", "−"], "scotland-yard.keys.zoom"],
    [["C"], "scotland-yard.keys.near"],
  ],
};

export default ui;

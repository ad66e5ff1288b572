import { t } from "../../../../ui/words/texts";
import { KEYPAD, symbolOf, TIME } from "../choose";
import type { Board, Lay } from "../types.gen";
import { CardFace, FaceSymbol } from "./card";

interface Props {
  board: Board;
  name(seat: number): string;
  sets: readonly Lay[];
  lay(move: Lay): void;
}

/** In the mission of that name, only the next three spaces are open. */
function openNow(board: Board, face: number): boolean {
  if (board.options.mission !== "sequence") return true;
  const shut = new Set(board.sets.map((one) => one.face));
  const left = KEYPAD.slice(0, board.options.keys).filter((one) => !shut.has(one));
  return left.slice(0, 3).includes(face);
}

function Space({ board, face, name, sets, lay }: Props & { face: number }) {
  const laid = board.sets.find((one) => one.face === face);
  const mine = sets.find((one) => Math.floor(one.cards[0]! / 2) === face);
  const words = laid
    ? t("x-code.space.closed", { symbol: symbolOf(face), who: name(laid.seat) })
    : t(mine ? "x-code.space.ready" : openNow(board, face) ? "x-code.space.open" : "x-code.space.later", {
        symbol: symbolOf(face),
      });
  const kind = ["xc-space", laid ? "closed" : mine ? "ready" : openNow(board, face) ? "" : "later"].join(" ");
  const inside = (
    <>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <rect class="key" x="2" y="2" width="56" height="56" rx="12" />
        <FaceSymbol face={face} x={30} y={laid ? 24 : 29} size={laid ? 0.8 : 1.1} />
        {laid?.cards.map((card, i) => (
          <circle
            key={i}
            class={card === 26 ? "pip wild" : "pip"}
            cx={30 + (i - (laid.cards.length - 1) / 2) * 10}
            cy="46"
            r="3.4"
          />
        ))}
        {laid && <path class="tick" d="M42 12l4 5 8-9" />}
      </svg>
    </>
  );
  if (mine && !laid)
    return (
      <button
        type="button"
        class={kind}
        data-drop={`space-${face}`}
        aria-label={words}
        title={words}
        onClick={() => lay(mine)}
      >
        {inside}
      </button>
    );
  return (
    <div
      class={kind}
      data-drop={`space-${face}`}
      data-guide={`space-${face}`}
      role="img"
      aria-label={words}
      title={words}
    >
      {inside}
    </div>
  );
}

/** The code: a telephone keypad; a space where a set of mine can go is a button. */
export function Keypad(props: Props) {
  const keys = KEYPAD.slice(0, props.board.options.keys);
  const done = props.board.sets.length;
  return (
    <section class="xc-keypad" aria-label={t("x-code.code")}>
      <div class="xc-keys">
        {keys.map((face) => (
          <Space key={face} {...props} face={face} />
        ))}
      </div>
      <p class="xc-progress" role="status">
        <strong>{done}</strong> / {keys.length}
        <span class="unseen"> {t("x-code.progress", { done, all: keys.length })}</span>
      </p>
      {props.board.times.length > 0 && (
        <p class="xc-times" title={t("x-code.times", { n: props.board.times.length })}>
          {props.board.times.map((one, i) => (
            <span key={i}>
              <CardFace card={one.cards[0] ?? 2 * TIME} />
            </span>
          ))}
          <span class="unseen">{t("x-code.times", { n: props.board.times.length })}</span>
        </p>
      )}
    </section>
  );
}

import { t } from "../../../ui/words/texts";
import type { View } from "./types.gen";

export type Kind = "black" | "bus" | "double" | "taxi" | "underground";

/** How many tickets of a kind somebody has left. */
function Tickets({ kind, n }: { kind: Kind; n: number }) {
  const words = t(`scotland-yard.purse.${kind}`, { n });
  return (
    <span class={`yard-chip ticket ${kind}`} role="img" aria-label={words} title={words}>
      {t(`scotland-yard.letter.${kind}`)} {n}
    </span>
  );
}

const COATS = [
  <circle key="1" r="8" />,
  <rect key="2" x="-7.500" y="-7.500" width="15" height="15" rx="2.500" />,
  <path key="3" d="M0-10l10 10-10 10-10-10z" />,
  <path key="4" d="M-9-8h18l-2.500 16h-13z" />,
];

/** The coat of a detective: a colour, a form and a number. */
function Coat({ seat }: { seat: number }) {
  return (
    <svg class={`yard-coat d${seat}`} viewBox="-11 -11 22 22" aria-hidden="true">
      {COATS[seat - 1]}
      <text y="0.36em">{seat}</text>
    </svg>
  );
}

/** Where Mister X is, or was seen last. */
function whereX({ board, trail }: View): string {
  if (trail.length && !board.over && board.log.at(-1)?.at == null)
    return t("scotland-yard.seat.hidden", { at: trail.at(-1)! });
  const seen = board.log.findLast((field) => field.at !== null);
  if (seen && board.over) return String(seen.at);
  if (seen && seen === board.log.at(-1)) return t("scotland-yard.seat.seen", { at: seen.at! });
  return seen ? t("scotland-yard.seat.was", { at: seen.at! }) : t("scotland-yard.seat.unseen");
}

/** At each seat: coat, station, tickets. */
export function SeatLine({ view, seat }: { view: View; seat: number }) {
  const { board } = view;
  const purse = board.purses[seat - 1];
  return (
    <span class="yard-seat">
      <span class="yard-at">
        {seat > 0 && <Coat seat={seat} />}
        <strong>{seat === 0 ? whereX(view) : board.posts[seat - 1]}</strong>
      </span>
      <span class="yard-purse">
        {seat === 0 && <Tickets kind="black" n={board.black} />}
        {seat === 0 && <Tickets kind="double" n={board.doubles} />}
        {purse && <Tickets kind="taxi" n={purse.taxi} />}
        {purse && <Tickets kind="bus" n={purse.bus} />}
        {purse && <Tickets kind="underground" n={purse.underground} />}
      </span>
    </span>
  );
}

/** Choosing cards of one's hand, and reading what may be done with them. */
import { listed, onOffer } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import type { Answer, Board, Lay, Lying, Move, Offer } from "./types.gen";

export type Side = "left" | "right";

export const TIME = 12;
export const WILD = 13;
export const WILD_CARD = 26;
export const KEYPAD: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11];

const SYMBOLS = "0123456789*#";

export const faceOf = (card: number): number => Math.floor(card / 2);

/** The letter of a face where no picture fits. */
export function symbolOf(face: number): string {
  return face === TIME ? "T" : face === WILD ? "W" : SYMBOLS[face]!;
}

/** Where an arrow points; a Wild has none. */
export function arrowOf(card: number): Side | null {
  if (card === WILD_CARD) return null;
  return card % 2 ? "right" : "left";
}

/** A card as phrases and the log write it. */
export function spell(card: number): string {
  const arrow = arrowOf(card);
  return symbolOf(faceOf(card)) + (arrow === null ? "" : arrow === "left" ? "←" : "→");
}

/** These cards less some of them. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** My cards that do not lie in an offer. */
export function freeCards(hand: readonly number[], offers: readonly Lying[], seat: number | null): number[] {
  return without(
    hand,
    offers.filter((one) => one.seat === seat).map((one) => one.card),
  );
}

/** A chosen card: which one of those that look alike, counted from the left. */
export interface Chosen {
  card: number;
  nth: number;
}

/** The places of a hand, each card with its number among its like. */
export function places(hand: readonly number[]): Chosen[] {
  const seen = new Map<number, number>();
  return hand.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, nth };
  });
}

const alike = (a: Chosen, b: Chosen): boolean => a.card === b.card && a.nth === b.nth;

export function isChosen(chosen: readonly Chosen[], one: Chosen): boolean {
  return chosen.some((other) => alike(other, one));
}

/** Press a card: it is chosen, or no longer. */
export function toggle(chosen: readonly Chosen[], one: Chosen): Chosen[] {
  return isChosen(chosen, one) ? chosen.filter((other) => !alike(other, one)) : [...chosen, one];
}

/** What of a choice still holds when the hand has changed. */
export function prune(chosen: readonly Chosen[], free: readonly number[]): Chosen[] {
  const here = places(free);
  return chosen.filter((one) => isChosen(here, one));
}

/** The next card of this symbol that is not chosen yet, or the choice without them if all are. */
export function chooseSymbol(chosen: readonly Chosen[], free: readonly number[], symbol: string): Chosen[] {
  const mine = places(free).filter((one) => symbolOf(faceOf(one.card)) === symbol.toUpperCase());
  const next = mine.find((one) => !isChosen(chosen, one));
  if (next) return [...chosen, next];
  return chosen.filter((one) => !isChosen(mine, one));
}

const cardsOf = (chosen: readonly Chosen[]): number[] => chosen.map((one) => one.card);
const wilds = (cards: readonly number[]): number => cards.filter((card) => card === WILD_CARD).length;

/** The sets that can be laid, one a face: with as few Wilds as can be. */
export function bestSets(moves: Offered): Lay[] {
  const best = new Map<number, Lay>();
  for (const lay of listed<Lay>(moves, "lay")) {
    const face = faceOf(lay.cards[0]!);
    const old = best.get(face);
    if (!old || wilds(lay.cards) < wilds(old.cards)) best.set(face, lay);
  }
  return [...best.values()];
}

/** What the chosen cards can be used for, as moves that are on offer. */
export function uses(
  chosen: readonly Chosen[],
  moves: Offered,
): { lay: Lay | null; offer: Offer | null; discard: Move | null } {
  const cards = cardsOf(chosen);
  const sorted = [...cards].sort((a, b) => a - b).join();
  const lay = listed<Lay>(moves, "lay").find((one) => one.cards.join() === sorted) ?? null;
  const offer =
    cards.length === 1 ? (listed<Offer>(moves, "offer").find((one) => one.card === cards[0]) ?? null) : null;
  const discard: Move = { type: "discard", cards };
  return { lay, offer, discard: onOffer(moves, discard) ? discard : null };
}

/** The answers that may be given to an offer. */
export function answersTo(moves: Offered, offer: number): Answer[] {
  return listed<Answer>(moves, "answer").filter((one) => one.offer === offer);
}

/** The answer to an offer with this card, if it may be given. */
export function answerWith(moves: Offered, card: number, lying: Lying | null): Answer | null {
  return answersTo(moves, lying?.offer ?? -1).find((one) => one.card === card) ?? null;
}

export function neighbour(seat: number, side: Side, seats: number): number {
  return (seat + (side === "left" ? 1 : seats - 1)) % seats;
}

/** The offer that lies on one side of a seat, whoever made it; with two players it lies on the side it was offered. */
export function lyingAt(board: Board, seat: number, side: Side): Lying | null {
  const seats = board.counts.length;
  const other = neighbour(seat, side, seats);
  const back = side === "left" ? "right" : "left";
  return (
    board.offers.find(
      (one) =>
        (one.seat === seat && one.side === side) ||
        (one.seat === other && one.side === back && neighbour(other, back, seats) === seat),
    ) ?? null
  );
}

/** How many of the sand's seconds are left; `clock` is the table's. */
export function sandLeft(board: Board, clock: number): number | null {
  if (board.until === null) return null;
  return Math.max(0, board.until - clock);
}

/** Would this move turn the timer so early that time is lost? */
export function turnsEarly(board: Board, clock: number, move: Move): boolean {
  const turns = move.type === "lay" && faceOf(move.cards[0]!) === TIME;
  return turns && afterTurn(board, clock) < (sandLeft(board, clock) ?? 0);
}

/** What would be left after turning the timer now. */
export function afterTurn(board: Board, clock: number): number {
  const whole = board.options.sand * 1000;
  return board.options.timer === "refill" ? whole : whole - (sandLeft(board, clock) ?? 0);
}

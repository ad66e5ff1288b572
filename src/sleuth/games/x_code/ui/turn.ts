/** What somebody chose of the cards in hand, and what that allows just now. */
import { useEffect, useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { listed, offers } from "../../../ui/wire/offers";
import {
  answerWith,
  bestSets,
  type Chosen,
  chooseSymbol,
  faceOf,
  freeCards,
  lyingAt,
  prune,
  type Side,
  TIME,
  toggle,
  turnsEarly,
  uses,
} from "./choose";
import { useActions } from "./keys";
import type { Lay, Move, Notes, Offer, Refuse, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

export interface Turn {
  /** The cards that are in no offer, and those of them that are chosen. */
  free: readonly number[];
  chosen: readonly Chosen[];
  choose(next: readonly Chosen[]): void;
  /** The sets that can be laid: on the code, and on the timer. */
  code: readonly Lay[];
  timed: Lay | null;
  /** What the chosen cards are good for. */
  able: ReturnType<typeof uses>;
  /** Was I asked whether to turn the timer so early? */
  sure: boolean;
  /** The way to offer this card, if there is one. */
  offerOf(card: number): Offer | null;
  play(move: Move): void;
}

/** Cards that are chosen, as long as they are still free. */
function useChoice(free: readonly number[]): [readonly Chosen[], (next: readonly Chosen[]) => void] {
  const [chosen, set] = useState<readonly Chosen[]>([]);
  useEffect(() => set((old) => prune(old, free)), [free.join()]);
  return [prune(chosen, free), set];
}

/** Every way to a move leads through here: an early turn of the timer is asked back on each. */
export function useTurn(props: Props, now: number): Turn {
  const { view, moves, seat } = props;
  const { board, hand } = view;
  const free = freeCards(hand, board.offers, seat);
  const [chosen, pick] = useChoice(free);
  const [asked, ask] = useState<string | null>(null);
  const about = `${chosen.map((one) => one.card).join()} until ${board.until}`; // another choice is asked anew
  const sure = asked === about;
  const choose = (next: readonly Chosen[]) => {
    ask(null);
    pick(next);
  };
  const sets = bestSets(moves);
  const isTime = (one: Lay) => faceOf(one.cards[0]!) === TIME;
  const play = (move: Move) => {
    if (!sure && turnsEarly(board, now, move)) return ask(about);
    choose([]);
    props.play(move);
  };
  return {
    free,
    chosen,
    choose,
    code: sets.filter((one) => !isTime(one)),
    timed: sets.find(isTime) ?? null,
    able: uses(chosen, moves),
    sure,
    offerOf: (card) => listed<Offer>(moves, "offer").find((one) => one.card === card) ?? null,
    play,
  };
}

/** A card was carried to a neighbour, to the code, or to the discard pile. */
export function dropCard({ view, moves, seat }: Props, turn: Turn, one: Chosen, where: string | null): void {
  if (where === "left" || where === "right") {
    const swap = turn.offerOf(one.card) ?? answerWith(moves, one.card, lyingAt(view.board, seat!, where));
    if (swap) turn.play(swap);
  } else if (where?.startsWith("space-")) {
    const lay = turn.code.find((each) => faceOf(each.cards[0]!) === faceOf(one.card));
    if (lay) turn.play(lay);
  } else if (where === "discard") {
    const next = prune(toggle(turn.chosen, one), turn.free);
    const { discard } = uses(next, moves);
    if (discard) turn.play(discard);
    else turn.choose(next);
  }
}

/** One key an action, while I hold a seat. */
export function useTurnKeys({ moves, still, seat }: Props, turn: Turn): void {
  const { chosen, choose, free, able, play } = turn;
  const lay = able.lay ?? turn.code[0];
  const refuse = listed<Refuse>(moves, "refuse")[0];
  const side = (way: Side) => () => able.offer?.side === way && play(able.offer);
  const take = () => offers(moves, "take") && play({ type: "take" });
  const discard = () => able.discard && play(able.discard);
  const enter = () => {
    if (offers(moves, "say-ready")) play({ type: "say-ready" });
    else if (lay) play(lay);
  };
  useActions({
    on: !still && seat !== null,
    symbol: (symbol) => choose(chooseSymbol(chosen, free, symbol)),
    act: {
      d: take,
      " ": take,
      Enter: enter,
      x: discard,
      Backspace: discard,
      ArrowLeft: side("left"),
      ArrowRight: side("right"),
      r: () => refuse && play(refuse),
      Escape: () => choose([]),
    },
  });
}

import { useEffect, useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { useDrag } from "../../../ui/parts/drag";
import { listed, offers } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import {
  afterTurn,
  answerWith,
  bestSets,
  type Chosen,
  chooseSymbol,
  faceOf,
  freeCards,
  lyingAt,
  neighbour,
  prune,
  type Side,
  TIME,
  toggle,
  turnsEarly,
  uses,
} from "./choose";
import { useActions } from "./keys";
import { Actions } from "./pieces/actions";
import { Ghost } from "./pieces/ghost";
import { Hand } from "./pieces/hand";
import { useClock } from "./pieces/hourglass";
import { Lane } from "./pieces/lane";
import { Middle } from "./pieces/middle";
import { Phrases } from "./pieces/phrases";
import { Ring, useBubbles } from "./pieces/ring";
import { TableView } from "./pieces/table-view";
import { cue, useCue, useSound } from "./sound";
import type { Move, Notes, Offer, Refuse, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** Cards that are chosen, as long as they are still free. */
function useChoice(free: readonly number[]): [readonly Chosen[], (next: readonly Chosen[]) => void] {
  const [chosen, set] = useState<readonly Chosen[]>([]);
  useEffect(() => set((old) => prune(old, free)), [free.join()]);
  return [prune(chosen, free), set];
}

/** In the last ten seconds every second can be heard. */
function useTicks(left: number | null): void {
  const second = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    if (second !== null && second > 0 && second <= 10) cue("tick");
  }, [second]);
}

function Ready({ view, moves, still, play }: Pick<Props, "view" | "moves" | "still" | "play">) {
  const waiting = view.board.counts.length - view.board.ready.length;
  return (
    <div class="xc-ready">
      <p>{t(offers(moves, "say-ready") ? "x-code.ready.ask" : "x-code.ready.wait", { n: waiting })}</p>
      {offers(moves, "say-ready") && (
        <button
          type="button"
          class="button first"
          data-guide="ready"
          disabled={still}
          aria-keyshortcuts="Enter"
          onClick={() => play({ type: "say-ready" })}
        >
          {t("x-code.do.ready")}
        </button>
      )}
    </div>
  );
}

export function Board(props: Props) {
  const { view, moves, still, seat } = props;
  const { board, hand } = view;
  const over = board.ran_out || board.sets.length >= board.options.keys;
  const running = board.until !== null && !over;
  const now = useClock(props.clock, running);
  const free = freeCards(hand, board.offers, seat);
  const [chosen, choose] = useChoice(free);
  const [mute, flip] = useSound();
  const bubbles = useBubbles(props.talk);
  const sets = bestSets(moves);
  const code = sets.filter((one) => faceOf(one.cards[0]!) !== TIME);
  const timed = sets.find((one) => faceOf(one.cards[0]!) === TIME) ?? null;
  const able = uses(chosen, moves);
  const [sure, ask] = useState(false);
  useEffect(() => ask(false), [chosen.map((one) => one.card).join(), board.until]);
  // Every way to a move leads through here: an early turn of the timer is asked back on each.
  const play = (move: Move) => {
    if (!sure && turnsEarly(board, now, move)) return ask(true);
    ask(false);
    choose([]);
    props.play(move);
  };
  const offerOf = (card: number) => listed<Offer>(moves, "offer").find((one) => one.card === card) ?? null;
  const dropped = (one: Chosen, where: string | null) => {
    const swap =
      where === "left" || where === "right"
        ? (offerOf(one.card) ?? answerWith(moves, one.card, lyingAt(board, seat!, where)))
        : null;
    if (swap) play(swap);
    else if (where?.startsWith("space-")) {
      const lay = code.find((each) => faceOf(each.cards[0]!) === faceOf(one.card));
      if (lay) play(lay);
    } else if (where === "discard") {
      const next = prune(toggle(chosen, one), free);
      const discard = uses(next, moves).discard;
      if (discard) play(discard);
      else choose(next);
    }
  };
  const [held, grab] = useDrag<Chosen>(dropped);
  const [first] = code;
  const theirs = listed<Refuse>(moves, "refuse")[0];
  const side = (way: Side) => () => able.offer?.side === way && play(able.offer);
  useActions({
    on: !still && seat !== null,
    symbol: (symbol) => choose(chooseSymbol(chosen, free, symbol)),
    act: {
      d: () => offers(moves, "take") && play({ type: "take" }),
      " ": () => offers(moves, "take") && play({ type: "take" }),
      Enter: () => {
        if (offers(moves, "say-ready")) play({ type: "say-ready" });
        else if (able.lay ?? first) play((able.lay ?? first)!);
      },
      x: () => able.discard && play(able.discard),
      Backspace: () => able.discard && play(able.discard),
      ArrowLeft: side("left"),
      ArrowRight: side("right"),
      r: () => theirs && play(theirs),
      Escape: () => choose([]),
    },
  });
  useCue("set", board.sets.length);
  useCue("turn", board.times.length);
  useCue(
    "offer",
    board.offers.filter(
      (one) => seat !== null && one.seat !== seat && neighbour(one.seat, one.side, board.counts.length) === seat,
    ).length,
  );
  useTicks(running && board.until !== null ? board.until - now : null);
  if (seat === null) return <TableView {...props} now={now} bubbles={bubbles} />;
  const lying = board.offers.filter((one) => one.seat === seat).map((one) => one.card);
  const lane = (way: Side) => (
    <Lane
      key={way}
      board={board}
      side={way}
      seat={seat}
      other={neighbour(seat, way, board.counts.length)}
      offer={lyingAt(board, seat, way)}
      moves={moves}
      still={still}
      name={props.name}
      play={play}
    />
  );
  return (
    <div class="xc">
      <Middle {...props} now={now} sets={code} timed={running ? timed : null} sure={sure} play={play} />
      <Ring board={board} seat={seat} name={props.name} bubbles={bubbles} />
      {board.until === null ? (
        <>
          <Ready view={view} moves={moves} still={still} play={play} />
          <Hand
            free={free}
            lying={[]}
            chosen={chosen}
            turned={board.reversed}
            still={still}
            press={(one) => choose(toggle(chosen, one))}
            offer={() => undefined}
            grab={() => undefined}
          />
        </>
      ) : (
        <>
          <div class="xc-mine">
            {lane("left")}
            <Hand
              free={free}
              lying={lying}
              chosen={chosen}
              turned={board.reversed}
              still={still}
              press={(one) => choose(toggle(chosen, one))}
              offer={(one) => {
                const offer = offerOf(one.card);
                if (offer) play(offer);
              }}
              grab={grab}
            />
            {lane("right")}
          </div>
          {running && (
            <Actions
              board={board}
              held={hand.length}
              able={able}
              sure={sure ? Math.floor(afterTurn(board, now) / 1000) : null}
              first={first ?? null}
              chosen={chosen.length}
              take={offers(moves, "take")}
              still={still}
              mute={mute}
              flip={flip}
              play={play}
            />
          )}
        </>
      )}
      {!over && <Phrases board={board} hand={hand} chosen={chosen} say={props.phrase} />}
      <Ghost held={held} turned={board.reversed} />
    </div>
  );
}

import { useEffect } from "preact/hooks";
import type { DockParts, SeatProps, TableParts } from "../../../ui/games";
import { useDrag } from "../../../ui/parts/drag";
import { useReview } from "../../../ui/table/ending/review";
import { offers } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { nearWords, Scene } from "./after/scene";
import { afterTurn, answerWith, type Chosen, faceOf, lyingAt, neighbour, type Side, symbolOf, toggle } from "./choose";
import { Pad } from "./pad";
import { Actions } from "./pieces/actions";
import { Ghost } from "./pieces/ghost";
import { Hand } from "./pieces/hand";
import { SandLine, useClock } from "./pieces/hourglass";
import { Lane } from "./pieces/lane";
import { Middle } from "./pieces/middle";
import { Across, SmallRound } from "./pieces/others";
import { Phrases } from "./pieces/phrases";
import { Offers, useBubbles } from "./pieces/ring";
import { TableView } from "./pieces/table-view";
import { cue, useCue, useSound } from "./sound";
import { dropCard, type Turn, useTurn, useTurnKeys } from "./turn";
import type { Move, Notes, Board as OpenBoard, Review, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** In the last ten seconds every second can be heard. */
function useTicks(left: number | null): void {
  const second = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    if (second !== null && second > 0 && second <= 10) cue("tick");
  }, [second]);
}

/** What can be heard: a set, a turn of the timer, an offer to me, the last seconds. */
function useSounds(board: OpenBoard, seat: number | null, left: number | null): void {
  const seats = board.counts.length;
  const toMe = board.offers.filter((one) => one.seat !== seat && neighbour(one.seat, one.side, seats) === seat);
  useCue("set", board.sets.length);
  useCue("turn", board.times.length);
  useCue("offer", seat === null ? 0 : toMe.length);
  useTicks(left);
}

interface MineProps extends Props {
  turn: Turn;
  bubbles: ReadonlyMap<number, string>;
  grab(event: PointerEvent, one: Chosen): void;
}

/** The neighbour on one side, and what lies between us. */
function MyLane({ view, still, seat, name, face, turn, side, bubbles }: MineProps & { side: Side }) {
  const { board } = view;
  const other = neighbour(seat!, side, board.counts.length);
  const offer = lyingAt(board, seat!, side);
  return <Lane {...{ board, side, seat: seat!, other, offer, still, name, face, bubbles }} play={turn.play} />;
}

/** The answer that a press on this card would be, while an offer lies there and nothing is chosen. */
function answerOf({ view, moves, seat, turn }: MineProps, card: number): Move | null {
  if (turn.chosen.length) return null;
  const sides = ["left", "right"] as const;
  return sides.map((side) => answerWith(moves, card, lyingAt(view.board, seat!, side))).find(Boolean) ?? null;
}

/** My cards; where an offer lies, those that may go there are lit. */
function MyCards(props: MineProps) {
  const { view, still, seat, turn, grab } = props;
  const { board } = view;
  const { free, chosen } = turn;
  const running = board.until !== null;
  const press = (one: Chosen) => {
    const answer = answerOf(props, one.card);
    if (answer) turn.play(answer);
    else turn.choose(toggle(chosen, one));
  };
  const offer = (one: Chosen) => {
    const found = turn.offerOf(one.card);
    if (found) turn.play(found);
  };
  const lying = board.offers.filter((one) => one.seat === seat).map((one) => one.card);
  const lit = (card: number) => running && !still && answerOf(props, card) !== null;
  const same = { free, chosen, limit: board.limit, turned: board.reversed, still, lit, press };
  if (!running) return <Hand {...same} lying={[]} offer={() => undefined} grab={() => undefined} />;
  return <Hand {...same} lying={lying} offer={offer} grab={grab} />;
}

/** What to give for an offer, in words; else how my hand stands. */
function HandWords({ view, seat, name }: MineProps) {
  const { board, hand } = view;
  const toMe = (["left", "right"] as const)
    .map((side) => lyingAt(board, seat!, side))
    .find((one) => one !== null && one.seat !== seat);
  if (toMe) return <>{t("x-code.offer.give", { who: name(toMe.seat), card: symbolOf(faceOf(toMe.card)) })}</>;
  return <>{t(hand.length >= board.limit ? "x-code.hand.full" : "x-code.hand.roomy")}</>;
}

/** Me: how many cards I hold, and what to do with them. */
function You(props: MineProps) {
  const { view, seat, face } = props;
  const { board, hand } = view;
  return (
    <section class="xc-you" aria-label={t("seat.you")}>
      {face(seat!, 44)}
      <p>
        <strong class="xc-you-name">{props.name(seat!)}</strong>
        <span class="small soft">{t("x-code.hand.of-limit", { n: hand.length, limit: board.limit })}</span>
      </p>
      <p class="xc-give" role="status">
        <HandWords {...props} />
      </p>
      <SmallRound board={board} face={face} seat={seat!} />
    </section>
  );
}

interface ActionsProps extends Props {
  turn: Turn;
  now: number;
  sound: ReturnType<typeof useSound>;
}

/** What I can do with them. */
function MyActions({ view, moves, still, turn, now, sound }: ActionsProps) {
  const [mute, flip] = sound;
  return (
    <Actions
      board={view.board}
      held={view.hand.length}
      able={turn.able}
      sure={turn.sure ? Math.floor(afterTurn(view.board, now) / 1000) : null}
      first={turn.code[0] ?? null}
      chosen={turn.chosen.length}
      take={offers(moves, "take")}
      still={still}
      mute={mute}
      flip={flip}
      play={turn.play}
    />
  );
}

/** The dock: the same four actions all the time, and before the start a button to say so. */
function dockOf(props: Props, turn: Turn, now: number, sound: ReturnType<typeof useSound>): DockParts {
  const { view, moves, still } = props;
  const { board } = view;
  const waiting = board.counts.length - board.ready.length;
  if (board.ran_out || board.sets.length >= board.options.keys || props.seat === null) return {};
  if (board.until !== null) return { actions: <MyActions {...props} turn={turn} now={now} sound={sound} /> };
  const ask = offers(moves, "say-ready");
  return {
    choice: <p class="xc-ready">{t(ask ? "x-code.ready.ask" : "x-code.ready.wait", { n: waiting })}</p>,
    main: ask
      ? { words: t("x-code.do.ready"), ready: !still, act: () => turn.play({ type: "say-ready" }), guide: "ready" }
      : null,
  };
}

function Mine({ turn, now, ...props }: Props & { turn: Turn; now: number }) {
  const { view, seat, name } = props;
  const { board, hand } = view;
  const over = board.ran_out || board.sets.length >= board.options.keys;
  const running = board.until !== null && !over;
  const bubbles = useBubbles(props.talk);
  const [held, grab] = useDrag<Chosen>((one, where) => dropCard(props, turn, one, where));
  if (seat === null) return <TableView {...props} now={now} bubbles={bubbles} />;
  const { code, timed, sure, play } = turn;
  const mine = { ...props, turn, grab, bubbles };
  const round = { board, name, face: props.face, bubbles };
  return (
    <div class={`xc seated${board.counts.length > 3 ? " round" : ""}${over ? " over" : ""}`}>
      <SandLine board={board} now={now} />
      <MyLane {...mine} side="left" />
      <Across {...round} seat={seat} />
      <Middle {...props} now={now} sets={code} timed={running ? timed : null} sure={sure} play={play} />
      <MyLane {...mine} side="right" />
      {over ? (
        <Scene {...props} />
      ) : (
        <>
          <You {...mine} />
          <MyCards {...mine} />
          <Phrases board={board} hand={hand} chosen={turn.chosen} say={props.phrase} />
        </>
      )}
      <Offers board={board} name={name} but={seat} />
      <Ghost held={held} turned={board.reversed} />
    </div>
  );
}

/** How near it was. */
function Ending({ view, table }: Props) {
  const words = nearWords(view.board, useReview<Review>(table.id, true));
  return words ? <p class="small">{words}</p> : null;
}

export function useParts(props: Props): TableParts {
  const { view, seat } = props;
  const { board } = view;
  const over = board.ran_out || board.sets.length >= board.options.keys;
  const running = board.until !== null && !over;
  const now = useClock(props.clock, running);
  const turn = useTurn(props, now);
  const sound = useSound();
  useTurnKeys(props, turn);
  useSounds(board, seat, running && board.until !== null ? board.until - now : null);
  return {
    ...dockOf(props, turn, now, sound),
    pad: <Pad {...props} />,
    ending: over ? <Ending {...props} /> : null,
    board: <Mine {...props} turn={turn} now={now} />,
  };
}

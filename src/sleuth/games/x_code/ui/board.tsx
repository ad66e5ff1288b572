import { useEffect } from "preact/hooks";
import type { DockParts, SeatProps, TableParts } from "../../../ui/games";
import { useDrag } from "../../../ui/parts/drag";
import { offers } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { afterTurn, type Chosen, lyingAt, neighbour, type Side, toggle } from "./choose";
import { Pad } from "./pad";
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
import { dropCard, type Turn, useTurn, useTurnKeys } from "./turn";
import type { Notes, Board as OpenBoard, View } from "./types.gen";

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
  grab(event: PointerEvent, one: Chosen): void;
}

function MyLane({ view, moves, still, seat, name, turn, side }: MineProps & { side: Side }) {
  const { board } = view;
  return (
    <Lane
      board={board}
      side={side}
      seat={seat!}
      other={neighbour(seat!, side, board.counts.length)}
      offer={lyingAt(board, seat!, side)}
      moves={moves}
      still={still}
      name={name}
      play={turn.play}
    />
  );
}

/** My cards, between what lies towards my neighbours. */
function MyCards(props: MineProps) {
  const { view, still, seat, turn, grab } = props;
  const { board } = view;
  const { free, chosen } = turn;
  const running = board.until !== null;
  const press = (one: Chosen) => turn.choose(toggle(chosen, one));
  const offer = (one: Chosen) => {
    const found = turn.offerOf(one.card);
    if (found) turn.play(found);
  };
  const lying = board.offers.filter((one) => one.seat === seat).map((one) => one.card);
  const same = { free, chosen, turned: board.reversed, still, press };
  if (!running) return <Hand {...same} lying={[]} offer={() => undefined} grab={() => undefined} />;
  return (
    <div class="xc-mine">
      <MyLane {...props} side="left" />
      <Hand {...same} lying={lying} offer={offer} grab={grab} />
      <MyLane {...props} side="right" />
    </div>
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
  return (
    <div class="xc">
      <Middle {...props} now={now} sets={code} timed={running ? timed : null} sure={sure} play={play} />
      <Ring board={board} seat={seat} name={name} bubbles={bubbles} />
      <MyCards {...props} turn={turn} grab={grab} />
      {!over && <Phrases board={board} hand={hand} chosen={turn.chosen} say={props.phrase} />}
      <Ghost held={held} turned={board.reversed} />
    </div>
  );
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
    board: <Mine {...props} turn={turn} now={now} />,
  };
}

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameUi, SeatProps } from "../games";
import { GuidedTable } from "../lesson/coach";
import { useDeviceSetting } from "../parts/device-settings";
import { toast } from "../parts/toast";
import { useBubbles } from "../talk/emotes";
import { TalkBox } from "../talk/talk-box";
import type { GameInfo } from "../wire/api";
import { NOTHING } from "../wire/offers";
import type { LineState } from "../wire/socket";
import { keyOf, lentTo, momentOf, type Stream, type TableState } from "../wire/table-state";
import type { TableDoing } from "../wire/use-table";
import type { TableInfo } from "../wire/wire.gen";
import { nameAt, seatsOf } from "../words/names";
import { join, type Names, sentence, t } from "../words/texts";
import { Curtain, type SeatInHand, useSeatInHand } from "./curtain";
import { Ending } from "./ending";
import { LiveRegion, Log } from "./log";
import { LostLine } from "./lost-line";
import { Notices } from "./notices";
import { PadFrame } from "./pad-frame";
import { type Pane, Tabs, useUnread } from "./panes";
import { Seats } from "./seats";
import { TableMenu } from "./table-menu";
import { tableTime, useTableTime } from "./table-time";
import { TurnLine, turnWords } from "./turn-line";
import { ChooseEyes, WatcherName } from "./watching";

interface Props {
  state: TableState;
  line: LineState;
  doing: TableDoing;
  busy: boolean;
  ui: GameUi;
  info: GameInfo | undefined;
  reopen(): void;
}

function awaitedBy(stream: Stream | undefined): readonly number[] {
  return stream?.pending.type === "await" ? stream.pending.seats : [];
}

const isOver = (table: TableInfo): boolean => table.status === "over" || table.status === "ended";

/** Does a bot play for whoever sits here? */
const isSubstituted = (table: TableInfo, seat: number | null): boolean =>
  seat !== null && table.seats[seat]?.bot != null;

/** Tell everybody else when somebody took a hint. */
function useHintsTold(table: TableInfo, names: Names): void {
  const before = useRef(table.hints);
  useEffect(() => {
    table.hints.forEach((n, who) => {
      if (n > (before.current[who] ?? 0) && !names.mine(who))
        toast(join(sentence({ code: "hint.taken", args: {}, seats: { who } }, names)));
    });
    before.current = table.hints;
  }, [table.hints.join()]);
}

/** Those who play here want nobody to watch; afterwards everybody may look back. */
function NoWatching({ id, over }: { id: string; over: boolean }) {
  return (
    <main id="main" class="page note">
      <p class="soft">{t("watch.none")}</p>
      <a class="button" href={over ? `/match/${id}` : "/"}>
        {t(over ? "over.match" : "nowhere.back")}
      </a>
    </main>
  );
}

/** Through whose eyes: of the seat in hand, or, for a watcher, those that were lent or nobody's. */
export function Playing(props: Props) {
  const { state } = props;
  const table = state.table!;
  const waits = state.seats.filter((seat) => awaitedBy(state.streams[keyOf(seat)]).includes(seat));
  const hands = useSeatInHand(table.id, state.seats, waits, isOver(table));
  const watches = state.seats.length === 0;
  const lent = lentTo(table, state.you).filter((seat) => state.streams[keyOf(seat)]);
  const [wanted, borrow] = useState<number | null>();
  const borrowed = wanted === null || (wanted !== undefined && lent.includes(wanted)) ? wanted : (lent[0] ?? null);
  const eyes = watches ? borrowed : hands.seat;
  const stream = state.streams[keyOf(eyes)];
  if (!stream && watches && table.table.spectators === "none") return <NoWatching id={table.id} over={isOver(table)} />;
  if (!stream)
    return (
      <main id="main" class="page note soft">
        {t("table.opening")}
      </main>
    );
  if (hands.drawn && hands.seat !== null)
    return <Curtain table={table} seat={hands.seat} lift={hands.lift} never={hands.never} />;
  return <AtTable {...props} stream={stream} eyes={eyes} hands={hands} borrow={borrow} />;
}

interface AtProps extends Props {
  stream: Stream;
  /** Whose view is in sight. */
  eyes: number | null;
  hands: SeatInHand;
  borrow(eyes: number | null): void;
}

/** The seat that I play, and not only look at. */
function seatInHand({ state, eyes }: AtProps): number | null {
  return eyes !== null && state.seats.includes(eyes) ? eyes : null;
}

function seatProps(props: AtProps, look: number | null, names: Names): SeatProps {
  const { state, stream, eyes, line } = props;
  const table = state.table!;
  const seat = seatInHand(props);
  const moment = look === null ? undefined : momentOf(stream, look);
  const still =
    moment !== undefined ||
    seat === null ||
    line !== "open" ||
    table.status !== "playing" ||
    table.paused ||
    isSubstituted(table, seat);
  return {
    seat: eyes,
    view: moment?.view ?? stream.view,
    text: moment ? moment.shown : stream.shown,
    notes: moment ? null : stream.notes,
    moves: moment ? NOTHING : stream.moves,
    facts: moment ? [] : stream.facts,
    hint: state.hint?.seat === seat && !moment ? state.hint.hint : null,
    still,
    busy: props.busy,
    table: { id: table.id, game: table.game, assistance: table.table.assistance, seats: table.seats.length },
    name: names.name,
    mine: names.mine,
    talk: state.talk,
    play: (move) => seat !== null && props.doing.play(seat, move),
    phrase: (code, args) => props.doing.phrase(code, args, seat),
    clock: () => tableTime(state.heard, table.paused),
  };
}

/** Only those who watch are asked whose eyes to look with; whoever has no name, first for that. */
function WatcherEyes({ state, eyes, borrow, reopen }: AtProps) {
  const table = state.table!;
  if (state.seats.length || table.table.spectators !== "seat") return null;
  if (state.you === null) return isOver(table) ? null : <WatcherName named={reopen} />;
  const lent = lentTo(table, state.you);
  return lent.length ? <ChooseEyes table={table} eyes={eyes} seats={lent} choose={borrow} /> : null;
}

function AtTable(props: AtProps) {
  const { state, stream, eyes, ui, info, doing, line, hands } = props;
  const [pane, setPane] = useState<Pane>("board");
  const [look, setLook] = useState<number | null>(null);
  const [menu, setMenu] = useState(false);
  const [quiet] = useDeviceSetting("quiet");
  const table = state.table!;
  const seat = seatInHand(props);
  const now = useTableTime(table, state.heard);
  const unread = useUnread(quiet ? 0 : state.talk.length, pane === "talk");
  const bubbles = useBubbles(state.talk, (person) => seatsOf(table, person), quiet);
  const names: Names = { name: (one) => nameAt(table, one), mine: (one) => one === seat };
  useHintsTold(table, names);
  const over = isOver(table);
  const awaited = over ? [] : awaitedBy(stream);
  const together = stream.pending.type === "await" && stream.pending.until !== null;
  const given = seatProps(props, look, names) as SeatProps<never, never>;
  const idle = isSubstituted(table, seat);
  const myTurn = seat !== null && awaited.includes(seat) && !table.paused && !idle;
  const hintable = myTurn && !given.still && (ui.hintable?.(stream.view as never, seat) ?? true);
  const show = (n: number) => {
    setLook(n);
    setPane("board");
  };
  const takeBack =
    seat !== null && !idle && table.status === "playing" && stream.lines.length > 0 ? () => doing.takeBack(seat) : null;
  return (
    <main id="main" class={over ? "table over" : "table"} data-pane={pane}>
      <h1 class="unseen">{t(`${table.game}.name`)}</h1>
      <LostLine line={line} retry={doing.retry} />
      <LiveRegion key={eyes ?? -1} stream={stream} names={names} />
      <Seats
        table={table}
        view={stream.view}
        ui={ui}
        awaited={together ? [] : awaited}
        mine={state.seats}
        active={state.seats.length > 1 ? seat : null}
        now={now}
        bubbles={bubbles}
        choose={hands.choose}
      />
      <Tabs pane={pane} set={setPane} unread={unread} />
      {over && <Ending table={table} view={stream.view} ui={ui} seat={seat} />}
      <div class="side left">
        <Log stream={stream} names={names} ui={ui} look={look} show={show} />
        <TalkBox
          talk={state.talk}
          table={table}
          you={state.you}
          seats={state.seats}
          phrases={info?.phrases ?? []}
          doing={{ say: doing.say, phrase: (code, args, aloud) => doing.phrase(code, args, seat, aloud) }}
        />
      </div>
      <div class="middle">
        <Notices table={table} mine={state.seats} now={now} doing={doing} />
        {!over && (
          <TurnLine
            table={table}
            text={table.paused ? t("turn.paused") : idle ? t("away.substitute") : turnWords(table, stream, seat, ui)}
            mine={myTurn && !together}
            takeBack={together ? null : takeBack}
            quiet={quiet}
            menu={() => setMenu(true)}
          />
        )}
        <WatcherEyes {...props} />
        {table.guided && (
          <GuidedTable
            table={table}
            info={info}
            takeBack={together ? null : takeBack}
            end={seat !== null && !over ? () => doing.ask(seat, "end") : null}
          />
        )}
        {look !== null && (
          <div class="look-back" role="status">
            {t("log.earlier")}
            <button type="button" class="button" onClick={() => setLook(null)}>
              {t("log.now")}
            </button>
          </div>
        )}
        <ui.Board key={eyes ?? -1} {...given} />
      </div>
      <div class="side right">
        <PadFrame
          id={`${table.id}.${eyes}`}
          level={table.table.assistance}
          hint={given.hint && state.hint}
          names={names}
          ui={ui}
          ask={hintable ? (step) => doing.askHint(seat!, step) : null}
        >
          <ui.Pad key={eyes ?? -1} {...given} />
        </PadFrame>
      </div>
      {menu && <TableMenu table={table} you={state.you} seat={seat} doing={doing} close={() => setMenu(false)} />}
    </main>
  );
}

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameInfo } from "./api";
import { Banner } from "./banner";
import { Ending } from "./ending";
import type { GameUi, SeatProps } from "./games";
import { Live, Log } from "./log";
import { NOTHING } from "./offers";
import { PadFrame } from "./pad";
import { nameAt, Seats } from "./seats";
import type { LineState } from "./socket";
import { keyOf, momentOf, type Stream, type TableState } from "./table-state";
import { TalkBox } from "./talk";
import { join, sentence, t, type Names } from "./texts";
import { toast } from "./toast";
import type { TableDoing } from "./use-table";
import type { TableInfo } from "./wire.gen";

const PANES = ["board", "pad", "log", "talk"] as const;
type Pane = (typeof PANES)[number];

interface Props {
  state: TableState;
  line: LineState;
  doing: TableDoing;
  busy: boolean;
  ui: GameUi;
  info: GameInfo | undefined;
}

/** Whose eyes to look with: the seat that was chosen, else one that is waited for, else any of mine. */
function activeSeat(state: TableState, chosen: number | null): number | null {
  if (chosen !== null && state.seats.includes(chosen)) return chosen;
  const waits = state.seats.find((seat) => awaitedBy(state.streams[keyOf(seat)]).includes(seat));
  return waits ?? state.seats[0] ?? null;
}

function awaitedBy(stream: Stream | undefined): readonly number[] {
  return stream?.pending.type === "await" ? stream.pending.seats : [];
}

function turnWords(table: TableInfo, stream: Stream, seat: number | null, ui: GameUi): string {
  if (stream.pending.type === "over") return t("turn.over");
  const seats = stream.pending.seats;
  if (seat !== null && seats.includes(seat)) {
    const due = ui.due?.(stream.view as never, seat);
    return due ? `${t("turn.yours")} ${t(due)}` : t("turn.yours");
  }
  const theirs = t("turn.theirs", { who: seats.map((one) => nameAt(table, one)).join(", ") });
  return seat === null ? `${t("turn.watching")} ${theirs}` : theirs;
}

function Turn({ text, mine }: { text: string; mine: boolean }) {
  useEffect(() => {
    document.title = mine ? `● ${t("turn.yours")} ${t("house.name")}` : t("house.name");
    return () => void (document.title = t("house.name"));
  }, [mine]);
  return (
    <p class={mine ? "turn-line mine" : "turn-line"} role="status">
      {text}
    </p>
  );
}

function Tabs({ pane, set, unread }: { pane: Pane; set(pane: Pane): void; unread: number }) {
  return (
    <div class="tabs" role="group" aria-label={t("pane.all")}>
      {PANES.map((one) => (
        <button key={one} aria-pressed={pane === one} onClick={() => set(one)}>
          {t(`pane.${one}`)}
          {one === "talk" && unread > 0 && <span class="count">{unread}</span>}
        </button>
      ))}
    </div>
  );
}

/** How many words were said since the talk was last in sight. */
function useUnread(count: number, seen: boolean): number {
  const [read, set] = useState(count);
  useEffect(() => {
    if (seen) set(count);
  }, [count, seen]);
  return Math.max(0, count - read);
}

/** Tell everybody else when somebody took a hint. */
function useHintsTold(table: TableInfo, names: Names): void {
  const before = useRef(table.hints);
  useEffect(() => {
    table.hints.forEach((n, who) => {
      if (n > (before.current[who] ?? 0) && !names.mine(who)) toast(join(sentence({ code: "hint.taken", args: {}, seats: { who } }, names)));
    });
    before.current = table.hints;
  }, [table.hints.join()]);
}

/** Before the first view is told there is nothing to draw. */
export function Playing(props: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const seat = activeSeat(props.state, chosen);
  const stream = props.state.streams[keyOf(seat)];
  if (!stream) return <main id="main" class="page note soft">{t("table.opening")}</main>;
  return <AtTable {...props} stream={stream} seat={seat} choose={choose} />;
}

interface AtProps extends Props {
  stream: Stream;
  seat: number | null;
  choose(seat: number): void;
}

function seatProps(props: AtProps, look: number | null, names: Names): SeatProps {
  const { state, stream, seat, line } = props;
  const table = state.table!;
  const moment = look === null ? undefined : momentOf(stream, look);
  const still = moment !== undefined || seat === null || line !== "open";
  return {
    seat,
    view: moment?.view ?? stream.view,
    notes: moment ? null : stream.notes,
    moves: moment ? NOTHING : stream.moves,
    hint: state.hint?.seat === seat && !moment ? state.hint.hint : null,
    still,
    busy: props.busy,
    table: { id: table.id, game: table.game, assistance: table.table.assistance },
    name: names.name,
    mine: names.mine,
    play: (move) => seat !== null && props.doing.play(seat, move),
  };
}

function AtTable(props: AtProps) {
  const { state, stream, seat, ui, info, doing, line, choose } = props;
  const [pane, setPane] = useState<Pane>("board");
  const [look, setLook] = useState<number | null>(null);
  const table = state.table!;
  const unread = useUnread(state.talk.length, pane === "talk");
  const names: Names = { name: (one) => nameAt(table, one), mine: (one) => one === seat };
  useHintsTold(table, names);
  const awaited = awaitedBy(stream);
  const given = seatProps(props, look, names) as SeatProps<never, never>;
  const myTurn = seat !== null && awaited.includes(seat);
  const hintable = myTurn && !given.still && (ui.hintable?.(stream.view as never, seat) ?? true);
  const over = stream.pending.type === "over" ? stream.pending : null;
  const show = (n: number) => {
    setLook(n);
    setPane("board");
  };
  return (
    <main id="main" class={over ? "table over" : "table"} data-pane={pane}>
      <h1 class="unseen">{t(`${table.game}.name`)}</h1>
      <Banner line={line} retry={doing.retry} />
      <Live stream={stream} names={names} />
      <Seats table={table} view={stream.view} ui={ui} awaited={awaited} mine={state.seats} active={state.seats.length > 1 ? seat : null} choose={choose} />
      <Tabs pane={pane} set={setPane} unread={unread} />
      {over && <Ending table={table} over={over} view={stream.view} ui={ui} seat={seat} mine={state.seats} say={doing.say} />}
      <div class="side left">
        <Log stream={stream} names={names} ui={ui} look={look} show={show} />
        <TalkBox talk={state.talk} table={table} phrases={info?.phrases ?? []} say={doing.say} phrase={doing.phrase} />
      </div>
      <div class="middle">
        {!over && <Turn text={turnWords(table, stream, seat, ui)} mine={myTurn} />}
        {look !== null && (
          <div class="look-back" role="status">
            {t("log.earlier")}
            <button class="button" onClick={() => setLook(null)}>
              {t("log.now")}
            </button>
          </div>
        )}
        <ui.Board {...given} />
      </div>
      <div class="side right">
        <PadFrame id={`${table.id}.${seat}`} level={table.table.assistance} hint={given.hint && state.hint} names={names} ui={ui} ask={hintable ? (step) => doing.askHint(seat!, step) : null}>
          <ui.Pad {...given} />
        </PadFrame>
      </div>
    </main>
  );
}

import { useEffect, useRef, useState } from "preact/hooks";
import type { SeatProps } from "../games";
import { GuidedTable } from "../lesson/coach";
import { Button } from "../parts/button";
import { useDeviceSetting } from "../parts/device-settings";
import { toast } from "../parts/toast";
import { useBubbles } from "../talk/emotes";
import { TalkBox } from "../talk/talk-box";
import { lentTo } from "../wire/table-state";
import { isOver } from "../wire/tables";
import type { TableInfo } from "../wire/wire.gen";
import { nameAt, seatsOf } from "../words/names";
import { join, type Names, sentence, t } from "../words/texts";
import { Ending } from "./ending";
import { LostLine } from "./lost-line";
import { Notices } from "./notices";
import { LiveRegion, Log } from "./panes/log";
import { PadFrame } from "./panes/pad-frame";
import { type Pane, Tabs, useUnread } from "./panes/panes";
import { seatProps } from "./seat-props";
import { Seats } from "./seats";
import { type Situation, situationOf } from "./situation";
import { TableMenu } from "./table-menu";
import type { SeenProps } from "./table-props";
import { useTableTime } from "./table-time";
import { TurnLine, turnWords } from "./turn-line";
import { ChooseEyes, WatcherName } from "./watching";

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

/** Only those who watch are asked whose eyes to look with; whoever has no name, first for that. */
function WatcherEyes({ state, eyes, borrow, reopen }: SeenProps) {
  const table = state.table!;
  if (state.seats.length || table.table.spectators !== "seat") return null;
  if (state.you === null) return isOver(table) ? null : <WatcherName named={reopen} />;
  const lent = lentTo(table, state.you);
  return lent.length ? <ChooseEyes table={table} eyes={eyes} seats={lent} choose={borrow} /> : null;
}

/** What each part of the table gets. */
interface PartProps extends SeenProps {
  at: Situation;
  names: Names;
  /** The moment that is looked back at. */
  look: number | null;
  setLook(look: number | null): void;
  given: SeatProps<never, never>;
}

function LookBack({ now }: { now(): void }) {
  return (
    <div class="look-back" role="status">
      {t("log.earlier")}
      <Button act={now} words={t("log.now")} />
    </div>
  );
}

/** What was done, and what is said. */
function LeftSide({ state, stream, ui, info, doing, at, names, look, show }: PartProps & { show(n: number): void }) {
  return (
    <div class="side left">
      <Log stream={stream} names={names} ui={ui} look={look} show={show} />
      <TalkBox
        talk={state.talk}
        table={at.table}
        you={state.you}
        seats={state.seats}
        phrases={info?.phrases ?? []}
        doing={{ say: doing.say, phrase: (code, args, aloud) => doing.phrase(code, args, at.seat, aloud) }}
      />
    </div>
  );
}

function turnText({ stream, ui, at: { table, seat, idle } }: PartProps): string {
  if (table.paused) return t("turn.paused");
  return idle ? t("away.substitute") : turnWords(table, stream, seat, ui);
}

/** Whose turn it is, what there is to know, and the board. */
function Middle(props: PartProps & { now: number; quiet: boolean; menu(): void }) {
  const { state, ui, info, doing, eyes, at, look, setLook, given, now, quiet, menu } = props;
  const { table, seat, over, together, myTurn } = at;
  const takeBack = at.mayTakeBack && !together ? () => doing.takeBack(seat!) : null;
  return (
    <div class="middle">
      <Notices table={table} mine={state.seats} now={now} doing={doing} />
      {!over && (
        <TurnLine
          table={table}
          text={turnText(props)}
          mine={myTurn && !together}
          takeBack={takeBack}
          quiet={quiet}
          menu={menu}
        />
      )}
      <WatcherEyes {...props} />
      {table.guided && (
        <GuidedTable
          table={table}
          info={info}
          takeBack={takeBack}
          end={seat !== null && !over ? () => doing.ask(seat, "end") : null}
        />
      )}
      {look !== null && <LookBack now={() => setLook(null)} />}
      <ui.Board key={eyes ?? -1} {...given} />
    </div>
  );
}

/** The pad, and hints where they are allowed. */
function RightSide({ state, stream, ui, doing, eyes, at, names, given }: PartProps) {
  const { table, seat, myTurn } = at;
  const hintable = myTurn && !given.still && (ui.hintable?.(stream.view as never, seat!) ?? true);
  return (
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
  );
}

/** A table as it is seen through somebody's eyes. */
export function AtTable(props: SeenProps) {
  const { state, stream, eyes, ui, doing, line, hands } = props;
  const [pane, setPane] = useState<Pane>("board");
  const [look, setLook] = useState<number | null>(null);
  const [menu, setMenu] = useState(false);
  const [quiet] = useDeviceSetting("quiet");
  const at = situationOf(state, stream, eyes);
  const { table, seat, over } = at;
  const now = useTableTime(table, state.heard);
  const unread = useUnread(quiet ? 0 : state.talk.length, pane === "talk");
  const bubbles = useBubbles(state.talk, (person) => seatsOf(table, person), quiet);
  const names: Names = { name: (one) => nameAt(table, one), mine: (one) => one === seat };
  useHintsTold(table, names);
  const given = seatProps(props, at, names, look) as SeatProps<never, never>;
  const part: PartProps = { ...props, at, names, look, setLook, given };
  const show = (n: number) => {
    setLook(n);
    setPane("board");
  };
  return (
    <main id="main" class={over ? "table over" : "table"} data-pane={pane}>
      <h1 class="unseen">{t(`${table.game}.name`)}</h1>
      <LostLine line={line} retry={doing.retry} />
      <LiveRegion key={eyes ?? -1} stream={stream} names={names} />
      <Seats
        table={table}
        view={stream.view}
        ui={ui}
        awaited={at.together ? [] : at.awaited}
        mine={state.seats}
        active={state.seats.length > 1 ? seat : null}
        now={now}
        bubbles={bubbles}
        choose={hands.choose}
      />
      <Tabs pane={pane} set={setPane} unread={unread} />
      {over && <Ending table={table} view={stream.view} ui={ui} seat={seat} />}
      <LeftSide {...part} show={show} />
      <Middle {...part} now={now} quiet={quiet} menu={() => setMenu(true)} />
      <RightSide {...part} />
      {menu && <TableMenu table={table} you={state.you} seat={seat} doing={doing} close={() => setMenu(false)} />}
    </main>
  );
}

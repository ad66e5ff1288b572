import type { ComponentChildren } from "preact";
import { TalkBox } from "../../talk/talk-box";
import { Log } from "../panes/log";
import { PadFrame } from "../panes/pad-frame";
import { PaneButtons } from "../panes/panes";
import { Ticker } from "../panes/ticker";
import { Seats } from "../seats";
import { type Laid, panesIn } from "./stage-props";

function Pad({ state, stream, ui, doing, eyes, at, names, given, parts }: Laid) {
  const { table, seat, myTurn } = at;
  const hintable = myTurn && !given.still && (ui.hintable?.(stream.view as never, seat!) ?? true);
  return (
    <PadFrame
      id={`${table.id}.${eyes}`}
      level={table.table.assistance}
      next={table.help}
      hint={given.hint && state.hint}
      names={names}
      ui={ui}
      ask={hintable ? (step) => doing.askHint(seat!, step) : null}
    >
      {parts.pad}
    </PadFrame>
  );
}

function Talking({ state, info, doing, at }: Laid) {
  return (
    <TalkBox
      talk={state.talk}
      table={at.table}
      you={state.you}
      seats={state.seats}
      phrases={info?.phrases ?? []}
      doing={{ say: doing.say, phrase: (code, args, aloud) => doing.phrase(code, args, at.seat, aloud) }}
    />
  );
}

/** What the pane that came forward shows. */
export function InDrawer(props: Laid) {
  const { stream, names, ui, look, setLook, pane, setPane, size } = props;
  const show = (n: number) => {
    setLook(n);
    if (size === "phone") setPane(null);
  };
  switch (pane) {
    case "pad":
      return <Pad {...props} />;
    case "log":
      return <Log stream={stream} names={names} ui={ui} look={look} show={show} />;
    case "talk":
      return <Talking {...props} />;
    default:
      return null;
  }
}

function Seated({ ui, at, state, stream, now, bubbles, hands, parts }: Laid) {
  return (
    <Seats
      table={at.table}
      view={stream.view}
      ui={ui}
      awaited={at.together ? [] : at.awaited}
      mine={state.seats}
      active={state.seats.length > 1 ? at.seat : null}
      now={now}
      bubbles={bubbles}
      choose={hands.choose}
      extra={parts.seat}
    />
  );
}

/** A place at the edge. Words that are longer than it is high are reached by keys too. */
const Panel = ({ kind, children }: { kind: "strip" | "aside" | "card"; children: ComponentChildren }) =>
  children ? (
    <div class={`panel ${kind}`} tabIndex={kind === "strip" ? undefined : 0}>
      {children}
    </div>
  ) : null;

function Ticking({ stream, state, at, names, ui, setPane, quiet }: Laid) {
  return <Ticker stream={stream} talk={quiet ? [] : state.talk} table={at.table} names={names} ui={ui} set={setPane} />;
}

/** Seats, what happened, what was said. */
export function LeftSide(props: Laid) {
  const { parts, layout } = props;
  if (layout.seats !== "left" && !parts.strip && !parts.aside) return null;
  return (
    <div class="stage-left">
      <Panel kind="strip">{parts.strip}</Panel>
      {layout.seats === "left" && <Seated {...props} />}
      <Panel kind="aside">{parts.aside}</Panel>
      {layout.seats === "left" && <Ticking {...props} />}
    </div>
  );
}

/** Seats or pad, what is to be seen; where room is scarce, a rail of buttons. */
export function RightSide(props: Laid) {
  const { parts, layout, size, pane, news, setPane } = props;
  const rail = panesIn(props, "rail");
  return (
    <div class="stage-right">
      {layout.seats === "right" && <Seated {...props} />}
      {layout.pad === "right" && size === "wide" && <Pad {...props} />}
      <Panel kind="card">{parts.card}</Panel>
      {layout.seats === "right" && <Ticking {...props} />}
      {rail.length > 0 && (
        <div class="panel rail">
          <PaneButtons panes={rail} open={pane} news={news} named={false} set={setPane} />
        </div>
      )}
    </div>
  );
}

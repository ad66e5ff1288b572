import { type Layout, USUAL_LAYOUT } from "../../games";
import { GuidedTable } from "../../lesson/coach";
import { useRoomy } from "../../parts/narrow";
import { Confetti } from "../ending/confetti";
import { outcomeOf } from "../ending/outcome";
import { Drawer } from "../panes/drawer";
import { useUnread } from "../panes/panes";
import { wordsNow } from "../turn-line";
import { Answer, useAnswers } from "./answer";
import { Bar } from "./bar";
import { InDrawer, LeftSide, RightSide } from "./sides";
import { DockOf } from "./stage-dock";
import { type Laid, panesIn, type StageProps } from "./stage-props";

function Coached({ info, doing, at }: StageProps) {
  const { table, seat, over } = at;
  if (!table.guided) return null;
  return (
    <GuidedTable
      table={table}
      info={info}
      takeBack={at.mayTakeBack && !at.together ? () => doing.takeBack(seat!) : null}
      end={seat !== null && !over ? () => doing.ask(seat, "end") : null}
    />
  );
}

/** The board, and under it or on it the dock. */
function Middle(props: Laid) {
  const { parts, layout } = props;
  if (layout.dock === "side")
    return (
      <div class="stage-board" data-board="">
        {parts.board}
      </div>
    );
  const whole = layout.dock === "board";
  return (
    <div class="stage-middle" data-board={whole ? "" : undefined}>
      <div class="stage-board" data-board={whole ? undefined : ""}>
        {parts.board}
      </div>
      <DockOf {...props} />
    </div>
  );
}

/** What is open beside the board, what was not looked at yet, and the answer of just now. */
function useDrawer({ stream, ui, at, size, pane, unread }: StageProps, layout: Layout) {
  const roomy = useRoomy();
  const wanted = pane === "pad" && size === "wide" && layout.pad === "right" ? null : pane;
  const open = wanted ?? (roomy ? "log" : null);
  const { heard, said } = useAnswers(stream, ui, at.seat);
  const news = { log: useUnread(heard, open === "log"), talk: unread };
  return { open, stands: wanted === null, news, said };
}

/** Everything round the board: each part has one place, and keeps it. */
export function Stage(props: StageProps) {
  const { ui, at, stream, size, setPane, quiet, menu, doing, given } = props;
  const layout = ui.layout ?? USUAL_LAYOUT;
  const parts = ui.useParts(given);
  const { open, stands, news, said } = useDrawer(props, layout);
  const laid: Laid = { ...props, parts, layout, news };
  return (
    <div
      class="stage"
      data-game={at.table.game}
      data-seat={at.seat ?? undefined}
      data-dock={layout.dock}
      data-panes={layout.panes}
      data-floats={layout.floats ? "" : undefined}
      data-guided={at.table.guided ? "" : undefined}
    >
      <Confetti won={at.over && outcomeOf(at, stream, ui).won} />
      <Bar
        at={at}
        words={wordsNow(at, stream, ui)}
        size={size}
        panes={panesIn(laid, "bar")}
        open={open}
        news={news}
        quiet={quiet}
        takeBack={at.mayTakeBack && !at.together ? () => doing.takeBack(at.seat!) : null}
        setPane={setPane}
        menu={menu}
      />
      {said && !at.over && <Answer said={said} />}
      <Coached {...props} />
      <LeftSide {...laid} />
      <Middle {...laid} />
      {layout.dock === "side" && <DockOf {...laid} />}
      <RightSide {...laid} />
      {open && (
        <Drawer pane={open} set={setPane} stands={stands}>
          <InDrawer {...laid} pane={open} />
        </Drawer>
      )}
    </div>
  );
}

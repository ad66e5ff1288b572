import { useEffect, useRef, useState } from "preact/hooks";
import type { SeatProps } from "../games";
import { useDeviceSetting } from "../parts/device/device-settings";
import { useRoomy, useSize } from "../parts/narrow";
import { toast } from "../parts/toast";
import { useBubbles } from "../talk/emotes";
import type { TableInfo } from "../wire/wire.gen";
import { nameAt, seatsOf } from "../words/names";
import { join, type Names, sentence, t } from "../words/texts";
import { LostLine } from "./lost-line";
import { LiveRegion } from "./panes/log";
import { type Pane, spoken, useUnread } from "./panes/panes";
import { seatProps } from "./seat-props";
import { situationOf } from "./situation";
import { Stage } from "./stage/stage";
import { TableMenu } from "./table-menu";
import type { SeenProps } from "./table-props";
import { useTableTime } from "./table-time";

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

/** Tell everybody what was agreed on for the next game. */
function useHelpTold({ help, status }: TableInfo): void {
  const before = useRef(help);
  useEffect(() => {
    if (help && help !== before.current && status === "playing") toast(t("help.agreed", { level: t(`level.${help}`) }));
    before.current = help;
  }, [help]);
}

const KEPT = "sleuth.pane";

/** Log or talk, where it was left open in a window that has room for it. */
function keptPane(): Pane | null {
  const kept = localStorage.getItem(KEPT);
  return kept === "log" || kept === "talk" ? kept : null;
}

/** The pane that came forward. */
function usePane(): [Pane | null, (pane: Pane | null) => void] {
  const roomy = useRoomy();
  const [pane, set] = useState<Pane | null>(() => (roomy ? keptPane() : null));
  useEffect(() => {
    if (roomy) localStorage.setItem(KEPT, pane ?? "");
  }, [pane]);
  return [pane, set];
}

/** A table as it is seen through somebody's eyes. */
export function AtTable(props: SeenProps) {
  const { state, stream, eyes, doing, line } = props;
  const [look, setLook] = useState<number | null>(null);
  const [menu, setMenu] = useState(false);
  const [quiet] = useDeviceSetting("quiet");
  const at = situationOf(state, stream, eyes);
  const { table, seat, over } = at;
  const [pane, setPane] = usePane();
  const unread = useUnread(quiet ? 0 : spoken(state.talk, state.you), pane === "talk");
  const bubbles = useBubbles(state.talk, (person) => seatsOf(table, person), quiet);
  const names: Names = { name: (one) => nameAt(table, one), mine: (one) => one === seat };
  const close = () => setMenu(false);
  useHintsTold(table, names);
  useHelpTold(table);
  return (
    <main id="main" class={over ? "table over" : "table"}>
      <LostLine line={line} retry={doing.retry} />
      <LiveRegion key={eyes ?? -1} stream={stream} names={names} />
      <Stage
        key={`${eyes}`}
        {...props}
        at={at}
        names={names}
        size={useSize()}
        now={useTableTime(table, state.heard)}
        quiet={quiet}
        bubbles={bubbles}
        look={look}
        setLook={setLook}
        pane={pane}
        setPane={setPane}
        unread={unread}
        menu={() => setMenu(true)}
        given={seatProps(props, at, names, look, bubbles, setPane) as SeatProps<never, never>}
      />
      {menu && <TableMenu {...{ table, seat, doing, close }} you={state.you} keys={props.keys} />}
    </main>
  );
}

import type { ComponentChildren } from "preact";
import type { DockParts } from "../../games";
import { go } from "../../router";
import { known, t } from "../../words/texts";
import { useEnding } from "../ending/ending";
import { outcomeOf } from "../ending/outcome";
import { Notices } from "../notices";
import { PaneButtons } from "../panes/panes";
import { wordsNow } from "../turn-line";
import { WatcherEyes } from "../watching";
import { Dock } from "./dock";
import { type Laid, panesIn } from "./stage-props";

/** The match once more, as a film, where the game has a name for it. */
function WatchAgain({ at: { table } }: Laid) {
  const words = `${table.game}.over.watch`;
  if (table.guided || !known(words)) return null;
  return (
    <a class="button" href={`/match/${table.id}?play=quick`}>
      {t(words)}
    </a>
  );
}

/** Beside looking back, what a game offers after its end. */
function EndMore(props: Laid & { more: ComponentChildren }) {
  const { more, ui, at, stream } = props;
  return (
    <>
      <WatchAgain {...props} />
      {more}
      {ui.After && !at.table.guided && <ui.After table={at.table} view={stream.view as never} seat={at.seat} />}
    </>
  );
}

/** What the dock holds: the game's own, or what goes before it. */
function useDockParts(props: Laid): DockParts {
  const { at, look, setLook, parts, stream, ui } = props;
  const told = at.over ? outcomeOf(at, stream, ui).words : "";
  const toldAll = at.over ? outcomeOf({ ...at, seat: null }, stream, ui).words : "";
  const ending = useEnding({ ...at, told, toldAll, near: parts.ending, charted: ui.charted ?? true });
  if (look !== null)
    return {
      choice: <p role="status">{t("log.earlier")}</p>,
      main: { words: t("log.now"), ready: true, act: () => setLook(null) },
    };
  if (at.over) return { ...ending, more: <EndMore {...props} more={ending.more} /> };
  if (at.seat === null)
    return {
      choice: <WatcherEyes {...props} />,
      main: { words: t("over.hall"), ready: true, first: false, act: () => go("/") },
    };
  return parts;
}

/** The dock of this table. */
export function DockOf(props: Laid) {
  const { at, state, ui, stream, busy, now, doing, pane, setPane, news } = props;
  const parts = useDockParts(props);
  const panes = panesIn(props, "dock");
  return (
    <Dock
      parts={parts}
      busy={busy && !at.over}
      waits={wordsNow(at, stream, ui).who}
      over={at.over}
      panes={panes.length > 0 && <PaneButtons panes={panes} open={pane} news={news} named set={setPane} />}
      notices={<Notices table={at.table} mine={state.seats} now={now} doing={doing} />}
    />
  );
}

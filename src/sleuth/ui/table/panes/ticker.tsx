import type { GameUi } from "../../games";
import { LogIcon, TalkIcon } from "../../parts/drawn/icons";
import { isEmote } from "../../talk/emotes";
import { speaker, talkWords } from "../../talk/talk-box";
import type { Stream } from "../../wire/table-state";
import type { TableInfo, Talk } from "../../wire/wire.gen";
import { labelled, type Names, t } from "../../words/texts";
import { Sentence } from "./log";
import type { Pane } from "./panes";

interface Props {
  stream: Stream;
  talk: readonly Talk[];
  table: TableInfo;
  names: Names;
  ui: GameUi;
  set(pane: Pane): void;
}

/** The newest line of the log and of the talk, while both are folded away. */
export function Ticker({ stream, talk, table, names, ui, set }: Props) {
  const line = stream.lines.findLast((one) => one !== null);
  const said = talk.findLast((one) => !isEmote(one));
  return (
    <div class="panel ticker">
      <button type="button" title={t("log.title")} onClick={() => set("log")}>
        <LogIcon />
        <span>{line ? <Sentence line={line} names={names} ui={ui} /> : t("log.title")}</span>
      </button>
      <button type="button" title={t("talk.title")} onClick={() => set("talk")}>
        <TalkIcon />
        <span>{said ? labelled(speaker(said, table), talkWords(said)) : t("talk.title")}</span>
      </button>
    </div>
  );
}

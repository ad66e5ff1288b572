import type { GameUi } from "../games";
import { IconButton } from "../parts/button";
import { EyeIcon, MenuIcon, TakeBackIcon } from "../parts/drawn/icons";
import type { Stream } from "../wire/table-state";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, nameAt } from "../words/names";
import { t } from "../words/texts";
import { useTurnCall } from "./turn-call";

/** Whom the table waits for, in words for the one who reads them. */
export function turnWords(table: TableInfo, stream: Stream, seat: number | null, ui: GameUi): string {
  if (stream.pending.type === "over") return t("turn.over");
  const line = ui.line?.(stream.view as never, seat);
  if (line) return t(line);
  const seats = stream.pending.seats;
  if (seat !== null && seats.includes(seat)) {
    const due = ui.due?.(stream.view as never, seat);
    return due ? `${t("turn.yours")} ${t(due)}` : t("turn.yours");
  }
  const theirs = t("turn.theirs", { who: seats.map((one) => nameAt(table, one)).join(", ") });
  return seat === null ? `${t("turn.watching")} ${theirs}` : theirs;
}

interface Props {
  table: TableInfo;
  text: string;
  mine: boolean;
  /** Take back my last move, where I hold a seat. */
  takeBack: (() => void) | null;
  quiet: boolean;
  menu(): void;
}

function Watchers({ n }: { n: number }) {
  const words = t("watch.count", { n });
  return (
    <span class="watchers" title={words}>
      <EyeIcon />
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** Whose turn it is, and what else can be done at the table. */
export function TurnLine({ table, text, mine, takeBack, quiet, menu }: Props) {
  useTurnCall(mine, gameName(table.game), text);
  return (
    <div class="turn-row">
      <p class={mine ? "turn-line mine" : "turn-line"} role="status">
        {text}
      </p>
      <span class="turn-do">
        {table.watchers > 0 && !quiet && <Watchers n={table.watchers} />}
        {takeBack && <IconButton label={t("turn.take-back")} icon={<TakeBackIcon />} quiet act={takeBack} />}
        <IconButton label={t("menu.title")} icon={<MenuIcon />} quiet act={menu} />
      </span>
    </div>
  );
}

import type { GameUi } from "../games";
import { Face } from "../parts/drawn/face";
import type { Stream } from "../wire/table-state";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, nameAt } from "../words/names";
import { t } from "../words/texts";
import type { Situation } from "./situation";
import { useTurnCall } from "./turn-call";

/** Whom the table waits for, and for what. */
export interface TurnWords {
  who: string;
  what: string;
}

/** Whom the table waits for, in words for the one who reads them. */
export function turnWords(table: TableInfo, stream: Stream, seat: number | null, ui: GameUi): TurnWords {
  if (stream.pending.type === "over") return { who: t("turn.over"), what: "" };
  const line = ui.line?.(stream.view as never, seat);
  if (line) return { who: t(line), what: "" };
  const seats = stream.pending.seats;
  if (seat !== null && seats.includes(seat)) {
    const due = ui.due?.(stream.view as never, seat);
    return { who: t("turn.yours"), what: due ? t(due) : "" };
  }
  const theirs = t("turn.theirs", { who: seats.map((one) => nameAt(table, one)).join(", ") });
  return seat === null ? { who: t("turn.watching"), what: theirs } : { who: theirs, what: "" };
}

/** The same at a table that may be paused, or where a bot plays for me. */
export function wordsNow({ table, seat, idle }: Situation, stream: Stream, ui: GameUi): TurnWords {
  if (table.paused) return { who: t("turn.paused"), what: "" };
  return idle ? { who: t("away.substitute"), what: "" } : turnWords(table, stream, seat, ui);
}

interface Props {
  at: Situation;
  words: TurnWords;
}

/** Whose turn it is, with a face: in the bar, on every size and over every sheet. */
export function TurnLine({ at, words: { who, what } }: Props) {
  const { table, together, awaited } = at;
  const mine = at.myTurn && !together;
  const asked = at.seat !== null && !!table.question?.open.includes(at.seat);
  useTurnCall(mine, asked, gameName(table.game), `${who} ${what}`.trim());
  const [first] = together ? [] : mine ? [at.seat!] : awaited;
  const info = first === undefined ? undefined : table.seats[first];
  return (
    <p class={mine ? "turn-line mine" : "turn-line"} role="status">
      {info && <Face who={info} size={30} />}
      <span class="turn-words">
        <strong>{who}</strong> {what}
      </span>
    </p>
  );
}

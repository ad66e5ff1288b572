import type { GameUi } from "../games";
import { Face } from "../parts/drawn/face";
import type { Stream } from "../wire/table-state";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, nameAt } from "../words/names";
import { t } from "../words/texts";
import { faceOf, outcomeOf } from "./ending/outcome";
import type { Situation } from "./situation";
import { useTurnCall } from "./turn-call";

/** Whom the table waits for, and for what; or how it ended, and whose face goes with that. */
export interface TurnWords {
  who: string;
  what: string;
  face?: number | null;
  won?: boolean;
}

/** Whom the table waits for, in words for the one who reads them. */
export function turnWords(table: TableInfo, stream: Stream, seat: number | null, ui: GameUi): TurnWords {
  if (stream.pending.type === "over") return { who: t("turn.over"), what: "" };
  const line = ui.line?.(stream.view as never, seat);
  if (line) return line;
  const seats = stream.pending.seats;
  if (seat !== null && seats.includes(seat)) {
    const due = ui.due?.(stream.view as never, seat);
    return { who: t("turn.yours"), what: due ? t(due) : "" };
  }
  const theirs = t("turn.theirs", { who: seats.map((one) => nameAt(table, one)).join(", ") });
  return seat === null ? { who: t("turn.watching"), what: theirs } : { who: theirs, what: "" };
}

/** The same at a table that may be over or paused, or where a bot plays for me. */
export function wordsNow(at: Situation, stream: Stream, ui: GameUi): TurnWords {
  const { table, seat, idle } = at;
  if (at.over) {
    const outcome = outcomeOf(at, stream, ui);
    return { who: outcome.words, what: "", face: faceOf(at, outcome), won: outcome.won };
  }
  if (table.paused) return { who: t("turn.paused"), what: "" };
  return idle ? { who: t("away.substitute"), what: "" } : turnWords(table, stream, seat, ui);
}

interface Props {
  at: Situation;
  words: TurnWords;
}

/** Whose turn it is, with a face: in the bar, on every size and over every sheet. */
export function TurnLine({ at, words: { who, what, face, won } }: Props) {
  const { table, together, awaited } = at;
  const mine = at.myTurn && !together;
  const asked = at.seat !== null && !!table.question?.open.includes(at.seat);
  useTurnCall(mine, asked, gameName(table.game), `${who} ${what}`.trim());
  const [first] = together ? [] : mine ? [at.seat!] : awaited;
  const info = table.seats[face ?? first ?? -1];
  return (
    <p class={mine ? "turn-line mine" : won ? "turn-line won" : "turn-line"} role="status">
      {info && <Face who={info} size={30} />}
      <span class="turn-words">
        <strong>{who}</strong> <span class="turn-what">{what}</span>
      </span>
    </p>
  );
}

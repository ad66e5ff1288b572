import type { SeatProps } from "../games";
import type { Bubbles } from "../talk/emotes";
import { NOTHING } from "../wire/offers";
import { momentOf } from "../wire/table-state";
import type { Names } from "../words/texts";
import { SeatFace } from "./seats";
import type { Situation } from "./situation";
import type { SeenProps } from "./table-props";
import { tableTime } from "./table-time";

/** What the game's own board and pad are given: the position now, or that of an earlier moment. */
export function seatProps(
  props: SeenProps,
  { table, seat, idle }: Situation,
  names: Names,
  look: number | null,
  bubbles: Bubbles,
  forward: SeatProps["forward"],
): SeatProps {
  const { state, stream, eyes, line, busy, doing } = props;
  const moment = look === null ? undefined : momentOf(stream, look);
  const running = line === "open" && table.status === "playing" && !table.paused;
  return {
    seat: eyes,
    view: moment?.view ?? stream.view,
    text: moment ? moment.shown : stream.shown,
    notes: moment ? null : stream.notes,
    moves: moment ? NOTHING : stream.moves,
    facts: moment ? [] : stream.facts,
    hint: state.hint?.seat === seat && !moment ? state.hint.hint : null,
    still: moment !== undefined || seat === null || !running || idle,
    busy,
    table: { id: table.id, game: table.game, assistance: table.table.assistance, seats: table.seats.length },
    kept: `${table.id}.${eyes}`,
    name: names.name,
    mine: names.mine,
    face: (one, size = 34) => <SeatFace seat={table.seats[one]!} bubbles={bubbles} size={size} />,
    talk: state.talk,
    play: (move) => seat !== null && doing.play(seat, move),
    phrase: (code, args) => doing.phrase(code, args, seat),
    clock: () => tableTime(state.heard, table.paused),
    forward,
  };
}

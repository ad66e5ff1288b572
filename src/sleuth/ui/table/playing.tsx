import { useState } from "preact/hooks";
import { keyOf, lentTo } from "../wire/table-state";
import { isOver } from "../wire/tables";
import { t } from "../words/texts";
import { AtTable } from "./at-table";
import { Curtain, useSeatInHand } from "./curtain";
import { awaitedBy } from "./situation";
import type { TableProps } from "./table-props";

/** Those who play here want nobody to watch; afterwards everybody may look back. */
function NoWatching({ id, over }: { id: string; over: boolean }) {
  return (
    <main id="main" class="page note">
      <p class="soft">{t("watch.none")}</p>
      <a class="button" href={over ? `/match/${id}` : "/"}>
        {t(over ? "over.match" : "nowhere.back")}
      </a>
    </main>
  );
}

/** Through whose eyes: of the seat in hand, or, for a watcher, those that were lent or nobody's. */
export function Playing(props: TableProps) {
  const { state } = props;
  const table = state.table!;
  const waits = state.seats.filter((seat) => awaitedBy(state.streams[keyOf(seat)]).includes(seat));
  const hands = useSeatInHand(table.id, state.seats, waits, isOver(table));
  const watches = state.seats.length === 0;
  const lent = lentTo(table, state.you).filter((seat) => state.streams[keyOf(seat)]);
  const [wanted, borrow] = useState<number | null>();
  const borrowed = wanted === null || (wanted !== undefined && lent.includes(wanted)) ? wanted : (lent[0] ?? null);
  const eyes = watches ? borrowed : hands.seat;
  const stream = state.streams[keyOf(eyes)];
  if (!stream && watches && table.table.spectators === "none") return <NoWatching id={table.id} over={isOver(table)} />;
  if (!stream)
    return (
      <main id="main" class="page note soft">
        {t("table.opening")}
      </main>
    );
  if (hands.drawn && hands.seat !== null)
    return <Curtain table={table} seat={hands.seat} lift={hands.lift} never={hands.never} />;
  return <AtTable {...props} stream={stream} eyes={eyes} hands={hands} borrow={borrow} />;
}

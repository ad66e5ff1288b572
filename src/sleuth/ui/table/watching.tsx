import { MyName, useNameToTake } from "../lobby/my-name";
import { Button, Chip } from "../parts/button";
import { becomeMe } from "../wire/profile";
import { lentTo } from "../wire/table-state";
import { nameAt, type Seated } from "../words/names";
import { t } from "../words/texts";
import type { SeenProps } from "./table-props";

interface Props {
  table: Seated;
  /** The seats whose eyes can be borrowed. */
  seats: readonly number[];
  eyes: number | null;
  /** What nobody's eyes are called here. */
  open?: string;
  choose(seat: number | null): void;
}

/** Whose eyes to look with: nobody's (what lies open), or those of a seat. */
export function ChooseEyes({ table, seats, eyes, open = "eyes.open", choose }: Props) {
  return (
    <div class="eyes" role="group" aria-label={t("eyes.title")}>
      <Chip on={eyes === null} words={t(open)} act={() => choose(null)} />
      {seats.map((seat) => (
        <Chip
          key={seat}
          on={eyes === seat}
          words={t("eyes.of", { who: nameAt(table, seat) })}
          act={() => choose(seat)}
        />
      ))}
    </div>
  );
}

/** Somebody without a name cannot be let into a hand. */
export function WatcherName({ named }: { named(): void }) {
  const [who, change, known] = useNameToTake();
  const say = async () => (await becomeMe(who.name, who.figure)) && named();
  return (
    <div class="notice">
      <p>{t("watch.name")}</p>
      <MyName who={who} known={known} change={change} />
      <Button first act={() => void say()} words={t("watch.named")} />
    </div>
  );
}

/** Only those who watch are asked whose eyes to look with; whoever has no name, first for that. */
export function WatcherEyes({ state, eyes, borrow, reopen }: SeenProps) {
  const table = state.table!;
  if (state.seats.length || table.table.spectators !== "seat") return null;
  if (state.you === null) return <WatcherName named={reopen} />;
  const lent = lentTo(table, state.you);
  return lent.length ? <ChooseEyes table={table} eyes={eyes} seats={lent} choose={borrow} /> : null;
}

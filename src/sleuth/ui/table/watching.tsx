import { MyName, useNameToTake } from "../lobby/my-name";
import { Button, Chip } from "../parts/button";
import { becomeMe } from "../wire/profile";
import { nameAt, type Seated } from "../words/names";
import { t } from "../words/texts";

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

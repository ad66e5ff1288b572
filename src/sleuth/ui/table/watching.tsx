import { MyName, useNameToTake } from "../lobby/my-name";
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
      <button type="button" class="chip" aria-pressed={eyes === null} onClick={() => choose(null)}>
        {t(open)}
      </button>
      {seats.map((seat) => (
        <button type="button" key={seat} class="chip" aria-pressed={eyes === seat} onClick={() => choose(seat)}>
          {t("eyes.of", { who: nameAt(table, seat) })}
        </button>
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
      <button type="button" class="button first" onClick={() => void say()}>
        {t("watch.named")}
      </button>
    </div>
  );
}

import { nameAt, type Seated } from "./names";
import { t } from "./texts";

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
export function Eyes({ table, seats, eyes, open = "eyes.open", choose }: Props) {
  return (
    <div class="eyes" role="group" aria-label={t("eyes.title")}>
      <button class="chip" aria-pressed={eyes === null} onClick={() => choose(null)}>
        {t(open)}
      </button>
      {seats.map((seat) => (
        <button key={seat} class="chip" aria-pressed={eyes === seat} onClick={() => choose(seat)}>
          {t("eyes.of", { who: nameAt(table, seat) })}
        </button>
      ))}
    </div>
  );
}

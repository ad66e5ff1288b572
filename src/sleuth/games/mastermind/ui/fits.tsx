import { t } from "../../../ui/words/texts";
import type { Draft } from "./compose";
import type { Notes } from "./types.gen";

/** How many of the codes that are left go on as this row begins; null where that is not told. */
export function fitting(notes: Notes | null, draft: Draft): number | null {
  if (!notes?.fit) return null;
  return notes.fit.filter((code) => draft.code.every((peg, hole) => peg === null || peg === code[hole])).length;
}

function words(notes: Notes, draft: Draft): string {
  const n = fitting(notes, draft);
  if (n === null || draft.code.every((peg) => peg === null)) return t("mastermind.fits.all", { n: notes.left ?? 0 });
  const whole = draft.code.every((peg) => peg !== null);
  if (n > 0) return whole ? t("mastermind.fits.whole") : t("mastermind.fits.part", { n });
  return t(whole ? "mastermind.fits.not" : "mastermind.fits.none");
}

/** Whether the row that is laid agrees with all that is known; nothing where that is not told. */
export function fits(notes: Notes | null, draft: Draft) {
  if (notes?.left == null) return null;
  const bad = fitting(notes, draft) === 0;
  return (
    <p class={bad ? "mm-fits bad" : "mm-fits"} role="status">
      <span aria-hidden="true">{bad ? "✕" : "✓"}</span> {words(notes, draft)}
    </p>
  );
}

import type { CaseShown } from "../../../ui/games";
import type { Case, PuzzleInfo } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";

const FATES = ["free", "caught", "cornered"] as const;

/** A station, and what becomes of him there; of a ride, for how many turns he is safe. */
export function cased({ what, says }: Case, move: unknown, { kind }: PuzzleInfo): CaseShown {
  const thing = t("scotland-yard.puzzle.station", { at: what[0] ?? 0 });
  const [first = 0] = says;
  if (kind === "escape") return { thing, said: t("scotland-yard.puzzle.safe", { n: first }) };
  return { thing, said: move ? t(`scotland-yard.puzzle.${FATES[first] ?? "free"}`) : "" };
}

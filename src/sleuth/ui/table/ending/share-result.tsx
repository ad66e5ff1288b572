import { ShareIcon } from "../../parts/drawn/icons";
import { share } from "../../parts/share";
import { isOffline } from "../../wire/transport";
import type { TableInfo } from "../../wire/wire.gen";
import { gameName } from "../../words/names";
import { t } from "../../words/texts";
import { blocksOf, type LeftLine } from "./left";

interface Props {
  table: TableInfo;
  /** The result as anybody may read it. */
  told: string;
  /** What was left to know for the one who shares; none where that was not counted. */
  left: LeftLine | null;
}

/** A line to show around: the game, how it ended, how it went; no code, no hand and no way is in it. The match is at
 *  its address, unless it was played in this browser alone. */
export function resultLine({ table, told, left }: Props): string {
  const where = isOffline() ? [] : [`${location.origin}/match/${table.id}`];
  const how = left ? [blocksOf(left)] : [];
  return [[t("house.name"), gameName(table.game), told, ...how].join(" · "), ...where].join(" ");
}

export function ShareResult(props: Props) {
  return (
    <button
      type="button"
      class="button share-result"
      aria-label={t("over.share")}
      title={t("over.share")}
      onClick={() => void share(resultLine(props))}
    >
      <ShareIcon />
      <span>{t("over.share")}</span>
    </button>
  );
}

import { useEffect, useState } from "preact/hooks";
import { api } from "../../wire/api";
import { useGameInfo } from "../../wire/game-info";
import type { Level, TableInfo } from "../../wire/wire.gen";
import { t } from "../../words/texts";

/** The help that was wished for at the table of the rematch, where it differs from what it was here. */
function useOtherHelp(table: TableInfo): Level | null {
  const [level, set] = useState<Level | null>(null);
  useEffect(() => {
    if (table.rematch)
      void api.table(table.rematch).then(
        (made) => set(made.table.assistance),
        () => undefined,
      );
  }, [table.rematch]);
  return level === table.table.assistance ? null : level;
}

interface Props {
  table: TableInfo;
  level: Level;
  change(level: Level): void;
}

/** How much the pad helps in the rematch: who asks first chooses, the others see it before they come. */
export function RematchHelp({ table, level, change }: Props) {
  const levels = useGameInfo(table.game)?.levels ?? [];
  const other = useOtherHelp(table);
  if (table.rematch) return other && <p class="small">{t("over.other-help", { level: t(`level.${other}`) })}</p>;
  return (
    <select
      class="input help-again"
      aria-label={t("over.rematch-help")}
      title={t("over.rematch-help")}
      value={level}
      onChange={(event) => change(event.currentTarget.value as Level)}
    >
      {levels.map((one) => (
        <option key={one} value={one}>
          {t("over.help", { level: t(`level.${one}`) })}
        </option>
      ))}
    </select>
  );
}

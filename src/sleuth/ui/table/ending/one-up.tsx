import { useEffect, useState } from "preact/hooks";
import { ME, newTable, wishOf } from "../../lobby/wish";
import { Button } from "../../parts/button";
import { attempt } from "../../parts/toast";
import { go } from "../../router";
import { api } from "../../wire/api";
import { useGameInfo } from "../../wire/game-info";
import type { TableInfo } from "../../wire/wire.gen";
import { inARow, t } from "../../words/texts";

type Chairs = readonly (string | null)[];

/** Who sits there one rung up, for somebody who has just won twice in a row. */
function useHigher(table: TableInfo): Chairs | null {
  const [found, set] = useState<Chairs | null>(null);
  useEffect(() => {
    void api.higher(table.id).then(
      ({ chairs }) => set(chairs),
      () => set(null),
    );
  }, [table.id]);
  return found;
}

/** After two wins in a row: the same terms, and company that is one rung stronger. */
export function OneUp({ table }: { table: TableInfo }) {
  const game = useGameInfo(table.game);
  const higher = useHigher(table);
  const [busy, set] = useState(false);
  if (!higher || !game) return null;
  const who = inARow(higher.filter((one, n) => one && one !== table.seats[n]?.bot).map((one) => t(`bot.${one}`)));
  const play = async () => {
    set(true);
    const chairs = higher.map((one) => one ?? ME);
    const made = await attempt(api.open(newTable(game, { ...wishOf(table), chairs })));
    set(false);
    if (made) go(`/table/${made.id}`);
  };
  return <Button disabled={busy} act={() => void play()} words={t("fair.up", { who })} />;
}

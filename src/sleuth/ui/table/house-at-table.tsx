import { rungOf, sideAt } from "../lobby/rungs";
import { Rung } from "../lobby/setup/rung";
import { Button } from "../parts/button";
import { HouseFace, isOfTheHouse } from "../parts/drawn/face";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import { useGameInfo } from "../wire/game-info";
import type { TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";

/** One of the house who sits here: face, trade, a word about themselves, and how strong at this game. */
function CharacterRow({ table, bot, seat, host }: { table: TableInfo; bot: string; seat: number; host: boolean }) {
  const game = useGameInfo(table.game);
  const muted = table.muted.some((one) => one.id === bot);
  const rating = game ? rungOf(game, bot, table.seats.length, sideAt(game, seat)) : null;
  return (
    <li>
      <HouseFace bot={bot} size={44} />
      <span class="character-words">
        <strong>{`${t(`cast.${bot}`)}, ${t(`cast.${bot}.trade`)}`}</strong>
        <span class="small soft">{t(`cast.${bot}.about`)}</span>
        <Rung bot={bot} rating={rating} />
      </span>
      {host && (
        <span class="menu-do">
          <Button
            act={() => void attempt(api.mute(table.id, bot, !muted))}
            words={t(muted ? "menu.unmute" : "menu.mute")}
          />
        </span>
      )}
    </li>
  );
}

/** Those of the house at this table; the host can keep their remarks away from everybody. */
export function HouseAtTable({ table, you }: { table: TableInfo; you: string | null }) {
  const sitting = table.seats.filter((seat) => seat.bot && !seat.person && isOfTheHouse(seat.bot));
  if (!sitting.length) return null;
  return (
    <section>
      <h3>{t("menu.house")}</h3>
      <ul class="people">
        {sitting.map(({ seat, bot }) => (
          <CharacterRow key={seat} table={table} bot={bot!} seat={seat} host={table.host.id === you} />
        ))}
      </ul>
    </section>
  );
}

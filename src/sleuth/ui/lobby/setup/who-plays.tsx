import { useState } from "preact/hooks";
import { HouseFace, isOfTheHouse } from "../../parts/drawn/face";
import { t } from "../../words/texts";
import { rungOf } from "../rungs";
import { fewest, ME, most, type WishedChair } from "../wish";
import { CastGrid } from "./cast-grid";
import { AskedWho } from "./fair-button";
import type { Seating } from "./wishing";

/** Seat somebody, or send them home; where all chairs are taken, the one who came first goes. */
export function seated(chairs: readonly WishedChair[], bot: string, room: number): readonly WishedChair[] {
  if (chairs.includes(bot)) return chairs.filter((one) => one !== bot);
  const others = chairs.filter((one) => one !== ME);
  const kept = others.slice(Math.max(0, others.length + 2 - room));
  return [ME, ...kept, bot];
}

/** On a phone the word about somebody stands below, for whoever was tapped last. */
function LastTapped({ bot }: { bot: string }) {
  return (
    <p class="last-tapped">
      <HouseFace bot={bot} size={40} />
      <span>
        <strong>{`${t(`cast.${bot}`)}, ${t(`cast.${bot}.trade`)}`}</strong>
        <span class="soft">{t(`cast.${bot}.about`)}</span>
      </span>
    </p>
  );
}

/** Who plays, where all seats are alike: the company, face by face. */
export function WhoPlays(props: Seating & { n: number }) {
  const { game, wish, set } = props;
  const [tapped, tap] = useState<string>();
  const choose = (bot: string) => {
    tap(bot);
    set({ ...wish, chairs: seated(wish.chairs, bot, most(game)) });
  };
  const seen = wish.chairs.findLast((one) => one !== null && isOfTheHouse(one));
  const last = tapped && isOfTheHouse(tapped) ? tapped : seen;
  const about = most(game) === fewest(game) ? t("setup.who-one") : t("setup.who-many", { n: most(game) - 1 });
  return (
    <section>
      <AskedWho {...props} about={about} />
      <CastGrid
        game={game}
        chosen={(bot) => wish.chairs.includes(bot)}
        choose={choose}
        guests={game.guests}
        rating={(bot) => rungOf(game, bot, Math.max(wish.chairs.length, fewest(game)), null)}
      />
      {last && <LastTapped bot={last} />}
    </section>
  );
}

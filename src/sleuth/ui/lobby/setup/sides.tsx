import type { ComponentType } from "preact";
import { sidesOf } from "../../words/roles";
import { t, tOr } from "../../words/texts";
import { ME } from "../wish";
import { Asked, ChoiceCard } from "./choice-card";
import { Lot, pictureOfSide } from "./side-pictures";
import type { Wishing } from "./wishing";

interface SideProps {
  code: string;
  title: string;
  on: boolean;
  Picture: ComponentType;
  choose(): void;
}

function SideCard({ code, title, on, Picture, choose }: SideProps) {
  const about = tOr(`${code}.about`, "");
  return (
    <ChoiceCard kind="side-card" on={on} act={choose}>
      <Picture />
      <span>
        <strong>{title}</strong>
        <span class="small soft">{about}</span>
      </span>
    </ChoiceCard>
  );
}

/** Who I am, where seats differ: on one of the sides, or wherever the lot puts me. */
export function Sides({ game, wish, set }: Wishing) {
  const mine = wish.chairs.indexOf(ME);
  const side = game.roles[mine]?.side;
  const take = (seat: number) => {
    const chairs = [...wish.chairs];
    [chairs[mine], chairs[seat]] = [chairs[seat]!, chairs[mine]!];
    set({ ...wish, chairs: side === game.roles[seat]?.side ? wish.chairs : chairs, lot: false });
  };
  return (
    <section>
      <Asked n={1} title={t("setup.side")} />
      <div class="sides">
        {sidesOf(game).map((one, n) => (
          <SideCard
            key={one.code}
            code={one.code}
            title={t(one.code)}
            on={!wish.lot && side === one.code}
            Picture={pictureOfSide(game.name, n)}
            choose={() => take(one.seat)}
          />
        ))}
        <SideCard
          code="setup.lot"
          title={t("setup.lot")}
          on={wish.lot}
          Picture={Lot}
          choose={() => set({ ...wish, lot: true })}
        />
      </div>
    </section>
  );
}

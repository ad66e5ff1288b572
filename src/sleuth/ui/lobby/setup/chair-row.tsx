import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { Dialogue } from "../../parts/dialogue";
import { HouseFace, isOfTheHouse, Strength } from "../../parts/drawn/face";
import { Figure } from "../../parts/drawn/figures";
import { useMe } from "../../wire/profile";
import { t, tOr } from "../../words/texts";
import { rungOf, sideAt } from "../rungs";
import { FRIEND, ME, most, type WishedChair } from "../wish";
import { CastGrid } from "./cast-grid";
import { AskedWho } from "./fair-button";
import type { Seating, Wishing } from "./wishing";

/** What whoever is wished for on a chair is called. */
export function sitterName(chair: WishedChair): string {
  if (chair === ME) return t("setup.you");
  if (chair === FRIEND) return t("setup.friend");
  return tOr(isOfTheHouse(chair) ? `cast.${chair}` : `bot.${chair}`, chair);
}

export function SitterFace({ chair, size }: { chair: WishedChair; size: number }) {
  const me = useMe();
  if (chair === FRIEND) return <span class="empty-chair" aria-hidden="true" />;
  return chair === ME ? <Figure figure={me?.figure ?? 0} size={size} /> : <HouseFace bot={chair} size={size} />;
}

/** Somebody on a chair; whoever sits on another chair already changes places. */
export function placed(chairs: readonly WishedChair[], seat: number, who: WishedChair): readonly WishedChair[] {
  const from = who === FRIEND ? -1 : chairs.indexOf(who);
  const now = [...chairs];
  if (from >= 0) now[from] = chairs[seat]!;
  now[seat] = who;
  return now;
}

interface PickerProps extends Wishing {
  seat: number;
  close(): void;
}

/** Who shall sit on this chair. */
function Picker({ game, wish, set, seat, close }: PickerProps) {
  const put = (chairs: readonly WishedChair[]) => {
    set({ ...wish, chairs });
    close();
  };
  const now = wish.chairs[seat];
  const spare = seat === wish.chairs.length - 1 && game.seats.includes(seat) && now !== ME;
  return (
    <Dialogue title={t("setup.sits", { role: t(game.roles[seat]!.name) })} close={close}>
      <CastGrid
        game={game}
        chosen={(bot) => now === bot}
        choose={(bot) => put(placed(wish.chairs, seat, bot))}
        guests={game.guests}
        rating={(bot) => rungOf(game, bot, wish.chairs.length, sideAt(game, seat))}
      />
      <div class="picker-do">
        {now !== ME && <Button act={() => put(placed(wish.chairs, seat, ME))} words={t("setup.me-here")} />}
        {now !== ME && <Button act={() => put(placed(wish.chairs, seat, FRIEND))} words={t("setup.friend")} />}
        {spare && <Button quiet act={() => put(wish.chairs.slice(0, -1))} words={t("setup.no-chair")} />}
      </div>
    </Dialogue>
  );
}

interface SeatProps {
  chair: WishedChair;
  role: string;
  seat: number;
  open(): void;
  swap(from: number): void;
}

/** A chair: a tap asks who sits there, dragging it onto another changes places. */
function RoleChair({ chair, role, seat, open, swap }: SeatProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const from = Number.parseInt(event.dataTransfer?.getData("text/plain") ?? "", 10);
    if (!Number.isNaN(from)) swap(from);
  };
  return (
    <li>
      <button
        type="button"
        class="choice role-chair"
        draggable
        onDragStart={(event) => event.dataTransfer?.setData("text/plain", String(seat))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onClick={open}
      >
        <SitterFace chair={chair} size={56} />
        <strong class="small full-name">{sitterName(chair)}</strong>
        <strong class="short-name">{chair ? tOr(`bot.${chair}`, chair) : sitterName(chair)}</strong>
        {chair && isOfTheHouse(chair) && <Strength bot={chair} />}
        <span class="small soft">{role}</span>
      </button>
    </li>
  );
}

/** Who plays, where seats differ: chair by chair. */
export function ChairRow(props: Seating & { n: number }) {
  const { game, wish, set } = props;
  const [asked, ask] = useState<number | null>(null);
  const more = wish.chairs.length < most(game);
  const role = (seat: number) => (wish.lot ? t("setup.lot") : t(game.roles[seat]!.name));
  const swap = (from: number, to: number) => set({ ...wish, chairs: placed(wish.chairs, to, wish.chairs[from] ?? ME) });
  return (
    <section>
      <AskedWho {...props} about={t("setup.who-chairs")} />
      <ul class="chair-row">
        {wish.chairs.map((chair, seat) => (
          <RoleChair
            key={seat}
            chair={chair}
            role={role(seat)}
            seat={seat}
            open={() => ask(seat)}
            swap={(from) => swap(from, seat)}
          />
        ))}
        {more && (
          <li>
            <button
              type="button"
              class="choice role-chair open"
              onClick={() => set({ ...wish, chairs: [...wish.chairs, FRIEND] })}
            >
              <span class="empty-chair" aria-hidden="true" />
              <strong class="small">{t("setup.one-more")}</strong>
              <span class="small soft says">{t("setup.one-more.about")}</span>
            </button>
          </li>
        )}
      </ul>
      {asked !== null && <Picker {...props} seat={asked} close={() => ask(null)} />}
    </section>
  );
}

import { useState } from "preact/hooks";
import { Button, IconButton } from "../parts/button";
import { Face, HOUSE } from "../parts/drawn/face";
import { SwapIcon } from "../parts/drawn/icons";
import { isFree } from "../wire/tables";
import type { Person, SeatInfo, TableInfo } from "../wire/wire.gen";
import { nameAt, peopleAt, personName, seatsOf } from "../words/names";
import { t } from "../words/texts";
import { useGuests } from "./guests";
import { useMyBots } from "./my-bots";
import type { Ratings } from "./ratings";

export interface ChairActions {
  sit(seat: number): void;
  /** Leave my chair for this one. */
  move(seat: number): void;
  stand(seat: number): void;
  bot(seat: number, bot: string | null): void;
  give(seat: number, person: string): void;
  swap(seat: number, other: number): void;
  remove(person: string): void;
  invite(bot: string): void;
}

interface Props {
  table: TableInfo;
  seat: SeatInfo;
  you: string | null;
  /** Have I no chair yet? */
  alone: boolean;
  host: boolean;
  ratings: Ratings;
  doing: ChairActions;
}

function Occupant({ table, seat, you, ratings }: Pick<Props, "table" | "seat" | "you" | "ratings">) {
  const rating = ratings.get(seat.seat);
  const role = seat.role && <span class="chair-role">{t(seat.role)}</span>;
  if (isFree(seat))
    return (
      <span class="occupant soft">
        {role}
        {t("waiting.free")}
      </span>
    );
  return (
    <span class="occupant">
      {role}
      <strong>{nameAt(table, seat.seat)}</strong>
      <span class="small soft">
        {[
          seat.person && seat.person.id === you ? t("seat.you") : null,
          seat.person?.id === table.host.id ? t("waiting.host") : null,
          rating === undefined ? null : t("cast.rating", { n: rating }),
          seat.person ? t(seat.ready ? "waiting.ready" : "waiting.not-ready") : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}

function Group({ label, all }: { label: string; all: readonly (readonly [value: string, words: string])[] }) {
  return (
    <optgroup label={label}>
      {all.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </optgroup>
  );
}

const houseWords = (bot: string): string =>
  `${t(`cast.${bot}`)} · ${t("cast.strength", { n: HOUSE.indexOf(bot) + 1 })}`;

/** What the host can put on a free chair: one of the house, or somebody who sits already. */
function Filling({ table, seat, doing }: Props) {
  const chosen = (value: string) => {
    const [kind, who] = [value.slice(0, 1), value.slice(2)];
    if (kind === "b") doing.bot(seat.seat, who);
    if (kind === "p") doing.give(seat.seat, who);
    if (kind === "i") doing.invite(who);
  };
  const also = (who: Person) =>
    seatsOf(table, who.id).length ? t("waiting.also", { who: personName(who) }) : personName(who);
  const free = HOUSE.filter((one) => !table.seats.some((other) => other.bot === one));
  const label = t("waiting.fill", { seat: seat.seat + 1 });
  const known = [...table.invited, ...peopleAt(table)].map((one) => one.id);
  const guests = useGuests(table.game);
  const mine = useMyBots().filter((one) => !known.includes(one.id));
  return (
    <select class="input" aria-label={label} value="" onChange={(event) => chosen(event.currentTarget.value)}>
      <option value="">{t("waiting.seat-bot")}</option>
      <Group label={t("waiting.house")} all={free.map((bot) => [`b:${bot}`, houseWords(bot)])} />
      {guests.length > 0 && <Group label={t("setup.guests")} all={guests.map((bot) => [`b:${bot}`, bot])} />}
      <Group label={t("waiting.hands")} all={peopleAt(table).map((one) => [`p:${one.id}`, also(one)])} />
      {mine.length > 0 && <Group label={t("waiting.my-bots")} all={mine.map((one) => [`i:${one.id}`, one.name])} />}
    </select>
  );
}

/** A chair that the host can drag onto another; a button does the same for the one below. */
function useDragging(seat: number, can: boolean, swap: ChairActions["swap"]) {
  const [over, set] = useState(false);
  const here = {
    draggable: can,
    onDragStart: (event: DragEvent) => event.dataTransfer?.setData("text/plain", String(seat)),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      set(true);
    },
    onDragLeave: () => set(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      set(false);
      const from = Number(event.dataTransfer?.getData("text/plain") || seat);
      if (from !== seat) swap(from, seat);
    },
  };
  return [over, can ? here : {}] as const;
}

function Act({ words, first = false, act }: { words: string; first?: boolean; act(): void }) {
  return <Button first={first} act={act} words={words} />;
}

/** What can be done about a chair: sit, stand, fill it, empty it, change it for the next. */
function ChairDoing(props: Props) {
  const { table, seat: info, you, alone, host, doing } = props;
  const { seat, person, bot } = info;
  const free = isFree(info);
  const mine = person !== null && person.id === you;
  const movable = seatsOf(table, you).length === 1 && (!host || info.role !== null);
  const next = (seat + 1) % table.seats.length;
  const remove = () => (person ? doing.remove(person.id) : doing.bot(seat, null));
  return (
    <span class="chair-do">
      {free && (alone || host) && (
        <Act words={t(alone ? "waiting.sit" : "waiting.sit-too")} first={alone} act={() => doing.sit(seat)} />
      )}
      {free && movable && <Act words={t("waiting.sit-instead")} act={() => doing.move(seat)} />}
      {free && host && <Filling {...props} />}
      {mine && <Act words={t("waiting.stand")} act={() => doing.stand(seat)} />}
      {host && (bot || (person && !mine)) && <Act words={t("waiting.remove")} act={remove} />}
      {host && (
        <IconButton
          label={t("waiting.swap", { a: seat + 1, b: next + 1 })}
          icon={<SwapIcon />}
          quiet
          act={() => doing.swap(seat, next)}
        />
      )}
    </span>
  );
}

export function Chair(props: Props) {
  const { seat, host, doing } = props;
  const [over, dragging] = useDragging(seat.seat, host, doing.swap);
  return (
    <li class={`card chair${over ? " over" : ""}${host ? " movable" : ""}`} {...dragging}>
      {isFree(seat) ? <span class="empty-chair" aria-hidden="true" /> : <Face who={seat} size={52} />}
      <Occupant {...props} />
      <ChairDoing {...props} />
    </li>
  );
}

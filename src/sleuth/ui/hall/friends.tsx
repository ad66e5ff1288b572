import { Figure } from "../parts/drawn/figures";
import { PeopleIcon } from "../parts/drawn/icons";
import { isOver } from "../wire/tables";
import type { Person, TableInfo } from "../wire/wire.gen";
import { gameName, personName } from "../words/names";
import { t } from "../words/texts";
import { JoinByCode } from "./join-by-code";

/** Somebody who waits for others, and where. */
export interface Waiting {
  readonly who: Person;
  readonly words: string;
  readonly table: string;
}

/** Those who wait: for a rematch with me first, then at tables that are open to everybody. */
export function waiting(mine: readonly TableInfo[], open: readonly TableInfo[], you: string | null): Waiting[] {
  const known = new Set(mine.map((table) => table.id));
  const again = mine.filter((table) => isOver(table) && table.rematch && !known.has(table.rematch));
  const asked = again.flatMap((table) => {
    const who = table.seats.find((seat) => seat.person && seat.person.id !== you)?.person;
    return who ? [{ who, words: t("hall.asks-rematch", { game: gameName(table.game) }), table: table.rematch! }] : [];
  });
  const gathering = open.filter((table) => !known.has(table.id));
  const there = gathering.map((table) => {
    const taken = table.seats.filter((seat) => seat.person || seat.bot).length;
    const words = t("hall.waits-at", { game: gameName(table.game), taken, all: table.seats.length });
    return { who: table.host, words, table: table.id };
  });
  return [...asked, ...there];
}

export function WaitingRow({ one }: { one: Waiting }) {
  return (
    <a class="waiting-friend" href={`/table/${one.table}`}>
      <Figure figure={one.who.figure} size={32} />
      <span class="small">
        <strong>{personName(one.who)}</strong> {one.words}
      </span>
    </a>
  );
}

/** Friends: who waits, and a field for the code that one was told. */
export function FriendsCard({ all }: { all: readonly Waiting[] }) {
  const [first] = all;
  return (
    <section class="card friends-card" aria-label={t("hall.friends")}>
      <PeopleIcon />
      <div class="side-words">
        <p class="eyebrow">{t("hall.friends")}</p>
        {all.slice(0, 2).map((one) => (
          <WaitingRow key={one.table} one={one} />
        ))}
        {!first && <p class="small soft">{t("hall.no-friend")}</p>}
      </div>
      <JoinByCode />
      <a class="button friends-door" href={first ? `/table/${first.table}` : "/friends"}>
        {t(first ? "hall.join" : "hall.by-code")}
      </a>
    </section>
  );
}

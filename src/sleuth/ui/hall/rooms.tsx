/** The rooms beside the hall: all my tables, friends, and finished games. */
import { useState } from "preact/hooks";
import { Button, IconButton } from "../parts/button";
import { CrossIcon } from "../parts/drawn/icons";
import { useMe } from "../wire/profile";
import type { TableInfo } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { t } from "../words/texts";
import { dismiss, useDismissed } from "./dismissed";
import { Doors } from "./doors";
import { WaitingRow, waiting } from "./friends";
import { Faces } from "./go-on";
import { JoinByCode } from "./join-by-code";
import { FinishedRow } from "./looked-back";
import { UploadRecord } from "./my-things";
import { OpenTables, useOpenTables } from "./open-tables";
import { finished, isMyTurn, toGoOn, turnAndTime, whereItStands } from "./standing";
import { useGames, useMyTables } from "./use-games";

interface RowProps {
  table: TableInfo;
  you: string | null;
  gone: boolean;
  worded: boolean;
}

function TableOnRow({ table, you, gone, worded }: RowProps) {
  return (
    <li class={isMyTurn(table, you) ? "card table-on mine" : "card table-on"}>
      <a href={`/table/${table.id}`}>
        <strong>{whereItStands(table, worded)}</strong>
        <span class="eyebrow">{turnAndTime(table, you)}</span>
        <Faces table={table} />
      </a>
      {!gone && <IconButton label={t("hall.dismiss")} icon={<CrossIcon />} quiet act={() => dismiss(table.id)} />}
    </li>
  );
}

/** Every table that is not over, those taken off the hall too. */
export function TablesRoom() {
  const you = useMe()?.id || null;
  const mine = useMyTables(you ?? "");
  const gone = useDismissed();
  const all = toGoOn(mine, you, []);
  const worded = useWords([...new Set(all.map((table) => table.game))]);
  return (
    <main id="main" class="page room">
      <h1>{t("hall.tables")}</h1>
      {all.length === 0 && <p class="soft">{t("hall.no-table.about")}</p>}
      <ul class="rows">
        {all.map((table) => (
          <TableOnRow key={table.id} table={table} you={you} gone={gone.includes(table.id)} worded={worded} />
        ))}
      </ul>
      <Doors at="/tables" />
    </main>
  );
}

/** Who waits, a code to type, and the tables that are open to everybody. */
export function FriendsRoom() {
  const you = useMe()?.id || null;
  const mine = useMyTables(you ?? "");
  const [found] = useGames();
  const open = useOpenTables();
  const all = waiting(mine, [], you);
  return (
    <main id="main" class="page room">
      <h1>{t("hall.friends")}</h1>
      <p class="soft">{t("hall.friends.about")}</p>
      <JoinByCode />
      {all.map((one) => (
        <WaitingRow key={one.table} one={one} />
      ))}
      <OpenTables tables={open} games={found instanceof Error || !found ? [] : found} mine={mine} />
      <Doors at="/friends" />
    </main>
  );
}

const SHOWN = 50;

/** All finished games, and records from elsewhere. */
export function GamesRoom() {
  const you = useMe()?.id || null;
  const all = finished(useMyTables(you ?? ""));
  const [shown, show] = useState(SHOWN);
  const worded = useWords(all.length ? ["beyond", ...new Set(all.map((table) => table.game))] : []);
  return (
    <main id="main" class="page room">
      <h1>{t("hall.finished")}</h1>
      {all.length === 0 && <p class="soft">{t("hall.none-finished")}</p>}
      <ul class="rows">
        {worded && all.slice(0, shown).map((table) => <FinishedRow key={table.id} table={table} you={you} />)}
      </ul>
      {all.length > shown && (
        <Button act={() => show(shown + SHOWN)} words={t("hall.more", { n: Math.min(SHOWN, all.length - shown) })} />
      )}
      <p>
        <UploadRecord />
      </p>
      <Doors at="/games" />
    </main>
  );
}

import { useState } from "preact/hooks";
import { pictureOf } from "../games";
import { IconButton } from "../parts/button";
import { MenuIcon } from "../parts/drawn/icons";
import { attempt } from "../parts/toast";
import { LostLine } from "../table/lost-line";
import { ClosingNotice } from "../table/notices";
import { TableMenu } from "../table/table-menu";
import { TalkBox } from "../talk/talk-box";
import { api, type GameInfo } from "../wire/api";
import { becomeMe } from "../wire/profile";
import type { LineState } from "../wire/socket";
import type { TableState } from "../wire/table-state";
import { isFree } from "../wire/tables";
import type { TableDoing } from "../wire/use-table";
import type { TableInfo } from "../wire/wire.gen";
import { gameName, personName } from "../words/names";
import { freeRoles } from "../words/roles";
import { t } from "../words/texts";
import { Agreed, Changing } from "./agreed";
import { Chair, type ChairActions } from "./chair";
import { Invitation } from "./invitation";
import { MyName, useNameToTake } from "./my-name";
import { useRatings } from "./ratings";
import { Start } from "./start";

interface Props {
  state: TableState;
  table: TableInfo;
  info: GameInfo | undefined;
  line: LineState;
  doing: TableDoing;
  reopen(): void;
}

/** What can be done with a chair, asked of the house. */
function chairActions(id: string, sit: (seat: number) => Promise<void>): ChairActions {
  const act = (asked: Promise<unknown>) => void attempt(asked);
  return {
    sit: (seat) => void sit(seat),
    move: (seat) => act(api.move(id, seat)),
    stand: (seat) => act(api.stand(id, seat)),
    bot: (seat, bot) => act(api.bot(id, seat, bot)),
    give: (seat, person) => act(api.seat(id, seat, person)),
    swap: (seat, other) => act(api.swap(id, seat, other)),
    remove: (person) => act(api.remove(id, person)),
    invite: (bot) => act(api.invite(id, bot)),
  };
}

function Head({ game, menu }: { game: string; menu(): void }) {
  return (
    <div class="waiting-head">
      <h1>{gameName(game)}</h1>
      <IconButton label={t("menu.title")} icon={<MenuIcon />} quiet act={menu} />
    </div>
  );
}

/** What is played, who may come, and the chairs. */
function Seating({ state, table, info, reopen }: Pick<Props, "state" | "table" | "info" | "reopen">) {
  const { you, seats } = state;
  const [who, setWho, known] = useNameToTake();
  const host = you !== null && table.host.id === you;
  const free = table.seats.some(isFree);
  const roles = freeRoles(table.seats);
  const sit = async (seat: number) => {
    if (!(await becomeMe(who.name, who.figure))) return;
    if (await attempt(api.sit(table.id, seat))) reopen();
  };
  const ratings = useRatings(table);
  const chair = { table, you, host, alone: seats.length === 0, ratings };
  return (
    <>
      <Agreed table={table} info={info} />
      {host && info && <Changing table={table} info={info} />}
      {free && (host || seats.length > 0) && <Invitation table={table} label={t("waiting.link")} />}
      {roles && <p class="small">{t("waiting.invite-roles", { roles })}</p>}
      {seats.length === 0 && free && <MyName who={who} known={known} change={setWho} />}
      <ul class="chairs">
        {table.seats.map((seat) => (
          <Chair key={seat.seat} {...chair} seat={seat} doing={chairActions(table.id, sit)} />
        ))}
      </ul>
      {table.invited.length > 0 && (
        <p class="small soft">{t("waiting.invited", { who: table.invited.map(personName).join(", ") })}</p>
      )}
      <Start table={table} host={host} seats={seats} ready={(on) => void attempt(api.ready(table.id, on))} />
    </>
  );
}

/** Before the start: a link to share, chairs to take, bots to seat, words to say. */
export function WaitingRoom({ state, table, info, line, doing, reopen }: Props) {
  const { you, seats } = state;
  const [menu, setMenu] = useState(false);
  const Picture = pictureOf(table.game);
  return (
    <main id="main" class="page waiting">
      <LostLine line={line} retry={reopen} />
      <ClosingNotice table={table} />
      <section class="card waiting-card">
        <div class="waiting-art">
          <Picture />
        </div>
        <div class="waiting-words">
          <Head game={table.game} menu={() => setMenu(true)} />
          <Seating state={state} table={table} info={info} reopen={reopen} />
        </div>
      </section>
      <TalkBox
        talk={state.talk}
        table={table}
        you={you}
        seats={seats}
        phrases={info?.phrases ?? []}
        doing={{ say: doing.say, phrase: (code, args) => doing.phrase(code, args) }}
      />
      {menu && <TableMenu table={table} you={you} seat={null} doing={doing} close={() => setMenu(false)} />}
    </main>
  );
}

import { useState } from "preact/hooks";
import { pictureOf } from "../games";
import { MenuIcon } from "../parts/icons";
import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { clockWords } from "../table/clocks";
import { LostLine } from "../table/lost-line";
import { ClosingNotice } from "../table/notices";
import { TableMenu } from "../table/table-menu";
import { TalkBox } from "../talk/talk-box";
import { api, type GameInfo } from "../wire/api";
import { becomeMe, useMe } from "../wire/profile";
import type { LineState } from "../wire/socket";
import type { TableState } from "../wire/table-state";
import type { TableDoing } from "../wire/use-table";
import type { TableInfo } from "../wire/wire.gen";
import { freeRoles } from "../words/roles";
import { known, t, tOr } from "../words/texts";
import { Chair, type ChairActions } from "./chair";
import { Invitation } from "./invitation";
import { MyName, type NameAndFigure } from "./my-name";
import { TableDialogue, termsOf, valuesOf, type Wish, wishOf } from "./set-up";

/** What was agreed, as far as it differs from the usual. */
function Agreed({ table, info }: { table: TableInfo; info: GameInfo | undefined }) {
  const odd = (info?.options ?? []).filter(
    (option) =>
      option.name in table.options && table.options[option.name] !== option.default && valuesOf(option).length,
  );
  const word = (name: string) => {
    const value = String(table.options[name]);
    const code = `${table.game}.option.${name}.${value}`;
    return `${tOr(`${table.game}.option.${name}`, name)}: ${known(code) ? t(code) : value}`;
  };
  const said = [
    t(table.table.public ? "waiting.public" : "waiting.private"),
    t("waiting.assistance", { level: t(`level.${table.table.assistance}`) }),
    ...(table.table.clock === "none" ? [] : [clockWords(table.table.clock)]),
    ...(table.table.spectators === "open" ? [] : [t(`spectators.${table.table.spectators}`)]),
    ...odd.map((option) => word(option.name)),
  ];
  const abouts = odd.map((option) => `${table.game}.option.${option.name}.about`).filter(known);
  return (
    <>
      <p class="soft small">{said.join(" · ")}</p>
      {abouts.map((code) => (
        <p key={code} class="small">
          {t(code)}
        </p>
      ))}
    </>
  );
}

interface Props {
  state: TableState;
  table: TableInfo;
  info: GameInfo | undefined;
  line: LineState;
  doing: TableDoing;
  reopen(): void;
}

interface StartProps {
  table: TableInfo;
  host: boolean;
  seats: readonly number[];
  ready(on: boolean): void;
}

function isReady(table: TableInfo, seats: readonly number[]): boolean {
  return table.seats.every((seat) => !seats.includes(seat.seat) || seat.ready);
}

/** Whoever came too late: what can still be done. */
function TableFull({ table }: { table: TableInfo }) {
  return (
    <div class="notice" role="status">
      <p>{t(table.table.spectators === "none" ? "waiting.full-closed" : "waiting.full")}</p>
      <a class="button" href="/">
        {t("nowhere.back")}
      </a>
    </div>
  );
}

/** The host starts once all are there and ready; the others say whether they are. */
function Start({ table, host, seats, ready }: StartProps) {
  const full = table.seats.every((seat) => seat.person || seat.bot);
  const all = table.seats.every((seat) => seat.bot || seat.ready);
  const words = !full ? "waiting.not-full" : all ? "waiting.start" : "waiting.not-all-ready";
  return (
    <>
      {full && !host && seats.length === 0 && <TableFull table={table} />}
      {seats.length > 0 && !host && (
        <Toggle label={t("waiting.i-am-ready")} on={isReady(table, seats)} change={ready} />
      )}
      {host ? (
        <button
          type="button"
          class="button first start"
          disabled={!full || !all}
          onClick={() => void attempt(api.start(table.id))}
        >
          {t(words)}
        </button>
      ) : (
        <p class="soft">
          {t(full || seats.length ? "waiting.for-host" : "waiting.for-seats", { who: table.host.name })}
        </p>
      )}
    </>
  );
}

/** The host may change what is played, as long as nobody plays it. */
function Changing({ table, info }: { table: TableInfo; info: GameInfo }) {
  const [open, set] = useState(false);
  const close = () => set(false);
  const agree = async (wish: Wish) => (await attempt(api.agree(table.id, termsOf(wish, table.table)))) && close();
  return (
    <>
      <button type="button" class="button" onClick={() => set(true)}>
        {t("waiting.change")}
      </button>
      {open && (
        <TableDialogue game={info} how="change" now={wishOf(table)} close={close} done={(wish) => void agree(wish)} />
      )}
    </>
  );
}

/** Before the start: a link to share, chairs to take, bots to seat, words to say. */
export function WaitingRoom({ state, table, info, line, doing, reopen }: Props) {
  const { you, seats } = state;
  const me = useMe();
  const [draft, setDraft] = useState<NameAndFigure | null>(null);
  const [menu, setMenu] = useState(false);
  const who = draft ?? { name: me?.name ?? "", figure: me?.figure ?? 0 };
  const host = you !== null && table.host.id === you;
  const free = table.seats.some((seat) => !seat.person && !seat.bot);
  const roles = freeRoles(table.seats);
  const Picture = pictureOf(table.game);
  const { id } = table;
  const act = (asked: Promise<unknown>) => void attempt(asked);
  const sit = async (seat: number) => {
    if (!(await becomeMe(who.name, who.figure))) return;
    if (await attempt(api.sit(id, seat))) reopen();
  };
  const chairing: ChairActions = {
    sit: (seat) => void sit(seat),
    move: (seat) => act(api.move(id, seat)),
    stand: (seat) => act(api.stand(id, seat)),
    bot: (seat, bot) => act(api.bot(id, seat, bot)),
    give: (seat, person) => act(api.seat(id, seat, person)),
    swap: (seat, other) => act(api.swap(id, seat, other)),
    remove: (person) => act(api.remove(id, person)),
  };
  return (
    <main id="main" class="page waiting">
      <LostLine line={line} retry={reopen} />
      <ClosingNotice table={table} />
      <section class="card waiting-card">
        <div class="waiting-art">
          <Picture />
        </div>
        <div class="waiting-words">
          <div class="waiting-head">
            <h1>{tOr(`${table.game}.name`, table.game)}</h1>
            <button
              type="button"
              class="button quiet square"
              aria-label={t("menu.title")}
              title={t("menu.title")}
              onClick={() => setMenu(true)}
            >
              <MenuIcon />
            </button>
          </div>
          <Agreed table={table} info={info} />
          {host && info && <Changing table={table} info={info} />}
          {free && (host || seats.length > 0) && <Invitation table={table} label={t("waiting.link")} />}
          {roles && <p class="small">{t("waiting.invite-roles", { roles })}</p>}
          {seats.length === 0 && free && <MyName who={who} known={me !== null} change={setDraft} />}
          <ul class="chairs">
            {table.seats.map((seat) => (
              <Chair
                key={seat.seat}
                table={table}
                seat={seat}
                you={you}
                alone={seats.length === 0}
                host={host}
                bots={info?.bots ?? []}
                doing={chairing}
              />
            ))}
          </ul>
          <Start table={table} host={host} seats={seats} ready={(on) => act(api.ready(id, on))} />
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

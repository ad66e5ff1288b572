import { useState } from "preact/hooks";
import { api, type GameInfo } from "./api";
import { Banner } from "./banner";
import { Figure } from "./figures";
import { artOf } from "./games";
import { LinkIcon } from "./icons";
import { MyName, type Draft } from "./my-name";
import { valuesOf } from "./options";
import { becomeMe, useMe } from "./profile";
import type { LineState } from "./socket";
import { known, t, tOr } from "./texts";
import { attempt, toast } from "./toast";
import type { SeatInfo, TableInfo } from "./wire.gen";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  toast(t("waiting.copied"));
}

/** Over plain http there is no clipboard to write to. */
function copyByHand(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

function TheLink({ id }: { id: string }) {
  const link = `${location.origin}/table/${id}`;
  return (
    <div class="invite-link">
      <label class="field">
        <span>{t("waiting.link")}</span>
        <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button class="button first" onClick={() => void copy(link)}>
        <LinkIcon />
        {t("waiting.copy")}
      </button>
    </div>
  );
}

interface ChairProps {
  seat: SeatInfo;
  mine: boolean;
  /** Have I no chair yet? */
  alone: boolean;
  host: boolean;
  bots: readonly string[];
  sit(): void;
  stand(): void;
  seatBot(bot: string | null): void;
}

function Occupant({ seat, mine }: { seat: SeatInfo; mine: boolean }) {
  if (seat.bot) return <strong>{tOr(`bot.${seat.bot}`, seat.bot)}</strong>;
  if (!seat.person) return <span class="soft">{t("waiting.free")}</span>;
  return (
    <strong>
      {seat.person.name} {mine && <span class="soft">({t("seat.you")})</span>}
    </strong>
  );
}

function Chair({ seat, mine, alone, host, bots, sit, stand, seatBot }: ChairProps) {
  const free = !seat.person && !seat.bot;
  return (
    <li class="card chair">
      {free ? <span class="empty-chair" aria-hidden="true" /> : <Figure figure={seat.person?.figure ?? 0} bot={!!seat.bot} size={52} />}
      <Occupant seat={seat} mine={mine} />
      <span class="chair-do">
        {free && (
          <button class={alone ? "button first" : "button"} onClick={sit}>
            {t("waiting.sit")}
          </button>
        )}
        {free && host && bots.length > 0 && (
          <select class="input" aria-label={t("waiting.seat-bot")} value="" onChange={(event) => seatBot(event.currentTarget.value)}>
            <option value="">{t("waiting.seat-bot")}</option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {tOr(`bot.${bot}`, bot)}
              </option>
            ))}
          </select>
        )}
        {mine && (
          <button class="button" onClick={stand}>
            {t("waiting.stand")}
          </button>
        )}
        {seat.bot && host && (
          <button class="button" onClick={() => seatBot(null)}>
            {t("waiting.remove")}
          </button>
        )}
      </span>
    </li>
  );
}

/** What was agreed, as far as it differs from the usual. */
function Agreed({ table, info }: { table: TableInfo; info: GameInfo | undefined }) {
  const odd = (info?.options ?? []).filter(
    (option) => option.name in table.options && table.options[option.name] !== option.default && valuesOf(option).length,
  );
  const word = (name: string) => {
    const value = String(table.options[name]);
    const code = `${table.game}.option.${name}.${value}`;
    return `${tOr(`${table.game}.option.${name}`, name)}: ${known(code) ? t(code) : value}`;
  };
  return (
    <p class="soft small">
      {[t("waiting.assistance", { level: t(`level.${table.table.assistance}`) }), ...odd.map((option) => word(option.name))].join(" · ")}
    </p>
  );
}

interface Props {
  table: TableInfo;
  you: string | null;
  seats: readonly number[];
  info: GameInfo | undefined;
  line: LineState;
  reopen(): void;
}

/** Before the start: a link to share, chairs to take, bots to seat. */
export function Waiting({ table, you, seats, info, line, reopen }: Props) {
  const me = useMe();
  const [draft, setDraft] = useState<Draft | null>(null);
  const who = draft ?? { name: me?.name ?? "", figure: me?.figure ?? 0 };
  const host = you !== null && table.host.id === you;
  const full = table.seats.every((seat) => seat.person || seat.bot);
  const Art = artOf(table.game);
  const act = async (doing: () => Promise<unknown>) => {
    if (await attempt(doing())) reopen();
  };
  const sit = async (seat: number) => {
    if (await becomeMe(who.name, who.figure)) await act(() => api.sit(table.id, seat));
  };
  return (
    <main id="main" class="page waiting">
      <Banner line={line} retry={reopen} />
      <section class="card waiting-card">
        <div class="waiting-art">{Art && <Art />}</div>
        <div class="waiting-words">
          <h1>{tOr(`${table.game}.name`, table.game)}</h1>
          <Agreed table={table} info={info} />
          {!full && host && <TheLink id={table.id} />}
          {seats.length === 0 && !full && <MyName who={who} change={setDraft} />}
          <ul class="chairs">
            {table.seats.map((seat) => (
              <Chair
                key={seat.seat}
                seat={seat}
                mine={seats.includes(seat.seat)}
                alone={seats.length === 0}
                host={host}
                bots={info?.bots ?? []}
                sit={() => void sit(seat.seat)}
                stand={() => void act(() => api.stand(table.id, seat.seat))}
                seatBot={(bot) => void act(() => api.bot(table.id, seat.seat, bot))}
              />
            ))}
          </ul>
          {host ? (
            <button class="button first start" disabled={!full} onClick={() => void attempt(api.start(table.id))}>
              {t(full ? "waiting.start" : "waiting.not-full")}
            </button>
          ) : (
            <p class="soft">{t(full || seats.length ? "waiting.for-host" : "waiting.for-seats", { who: table.host.name })}</p>
          )}
        </div>
      </section>
    </main>
  );
}

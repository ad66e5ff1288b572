import { useState } from "preact/hooks";
import { Invitation } from "../lobby/invitation";
import { useDeviceSetting } from "../parts/device-settings";
import { Dialogue } from "../parts/dialogue";
import { Figure } from "../parts/figures";
import { attempt } from "../parts/toast";
import { Toggle } from "../parts/toggle";
import { api } from "../wire/api";
import type { TableDoing } from "../wire/use-table";
import type { Person, TableInfo } from "../wire/wire.gen";
import { peopleAt } from "../words/names";
import { t } from "../words/texts";
import { askPermission, permission } from "./turn-call";

interface Props {
  table: TableInfo;
  you: string | null;
  /** The seat that I play just now; null: I watch. */
  seat: number | null;
  doing: TableDoing;
  close(): void;
}

/** Sounds, notifications and quiet: wishes of this device. */
export function DeviceSettings() {
  const [sound, setSound] = useDeviceSetting("sound");
  const [notify, setNotify] = useDeviceSetting("notify");
  const [quiet, setQuiet] = useDeviceSetting("quiet");
  const may = permission();
  const change = (on: boolean) => (on && may !== "granted" ? void askPermission() : setNotify(on));
  return (
    <section>
      <h3>{t("menu.device")}</h3>
      <Toggle label={t("menu.sound")} on={sound} change={setSound} />
      <Toggle
        label={t("menu.notify")}
        about={may === "never" || may === "denied" ? t(`menu.notify.${may}`) : undefined}
        on={notify && may === "granted"}
        disabled={may === "never" || may === "denied"}
        change={change}
      />
      <Toggle label={t("menu.quiet")} about={t("menu.quiet.about")} on={quiet} change={setQuiet} />
    </section>
  );
}

/** Two presses for what cannot be taken back. */
function Sure({ code, act }: { code: string; act(): void }) {
  const [sure, set] = useState(false);
  return (
    <button type="button" class={sure ? "button first" : "button"} onClick={() => (sure ? act() : set(true))}>
      {t(sure ? `${code}.sure` : code)}
    </button>
  );
}

function MyMatch({ table, seat, doing, close }: Props & { seat: number }) {
  const act = (doing: () => void) => () => {
    doing();
    close();
  };
  return (
    <section>
      <h3>{t("menu.match")}</h3>
      <div class="menu-do">
        {!table.paused && (
          <button type="button" class="button" onClick={act(() => doing.ask(seat, "pause"))}>
            {t("menu.pause")}
          </button>
        )}
        <button type="button" class="button" onClick={act(() => doing.ask(seat, "end"))}>
          {t("menu.end")}
        </button>
        <Sure code="menu.resign" act={act(() => doing.resign(seat))} />
      </div>
    </section>
  );
}

/** Those who watch, and which of them see what I see: each is let in by name. */
function MyLookers({ table, seat, doing }: Pick<Props, "table" | "doing"> & { seat: number }) {
  const lookers = table.looks.filter((look) => look.seat === seat).map((look) => look.person);
  const looks = (person: Person) => lookers.some((one) => one.id === person.id);
  const all = [...lookers, ...table.guests.filter((one) => !looks(one))];
  return (
    <section>
      <h3>{t("menu.show.title")}</h3>
      <p class="small soft">{t(all.length ? "menu.show.about" : "menu.show.nobody")}</p>
      {all.map((one) => (
        <div key={one.id} class="looker">
          <Figure figure={one.figure} size={32} />
          <Toggle
            label={t("menu.show", { who: one.name })}
            on={looks(one)}
            change={(on) => doing.show(seat, on, one.id)}
          />
        </div>
      ))}
    </section>
  );
}

/** Who is here; the host can mute, send away, and hand the table over. */
export function People({ table, you }: Pick<Props, "table" | "you">) {
  const others = peopleAt(table).filter((one) => one.id !== you);
  const muted = (id: string) => table.muted.some((one) => one.id === id);
  if (!others.length) return null;
  return (
    <section>
      <h3>{t("menu.people")}</h3>
      <ul class="people">
        {others.map((one) => (
          <li key={one.id}>
            <Figure figure={one.figure} size={32} />
            <span>
              <strong>{one.name}</strong>
              {table.guests.some((guest) => guest.id === one.id) && <span class="small soft"> {t("menu.guest")}</span>}
            </span>
            <span class="menu-do">
              <button
                type="button"
                class="button"
                onClick={() => void attempt(api.mute(table.id, one.id, !muted(one.id)))}
              >
                {t(muted(one.id) ? "menu.unmute" : "menu.mute")}
              </button>
              <button type="button" class="button" onClick={() => void attempt(api.host(table.id, one.id))}>
                {t("menu.host")}
              </button>
              <Sure code="menu.remove" act={() => void attempt(api.remove(table.id, one.id))} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything at a table that is not the game itself. */
export function TableMenu(props: Props) {
  const { table, you, seat, close } = props;
  const playing = table.status === "playing";
  return (
    <Dialogue title={t("menu.title")} close={close}>
      <div class="menu">
        {playing && seat !== null && <MyMatch {...props} seat={seat} />}
        {playing && seat !== null && table.table.spectators === "seat" && <MyLookers {...props} seat={seat} />}
        <DeviceSettings />
        {table.host.id === you && <People table={table} you={you} />}
        {table.table.spectators !== "none" && (
          <section>
            <h3>{t("menu.watch")}</h3>
            <Invitation table={table} label={t("menu.watch-link")} />
          </section>
        )}
      </div>
    </Dialogue>
  );
}

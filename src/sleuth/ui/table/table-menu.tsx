import { useState } from "preact/hooks";
import { Invitation } from "../lobby/invitation";
import { Button } from "../parts/button";
import { DeviceToggles } from "../parts/device/device-toggles";
import { Dialogue } from "../parts/dialogue";
import { Figure } from "../parts/drawn/figures";
import { SelectField } from "../parts/select-field";
import { ThemeSwitch } from "../parts/theme-switch";
import { Toggle } from "../parts/toggle";
import { useGameInfo } from "../wire/game-info";
import type { TableDoing } from "../wire/use-table";
import type { Level, Person, TableInfo } from "../wire/wire.gen";
import { LanguageSwitch } from "../words/language-switch";
import { personName } from "../words/names";
import { t } from "../words/texts";
import { HouseAtTable } from "./house-at-table";
import { People, SureButton } from "./people";

interface Props {
  table: TableInfo;
  you: string | null;
  /** The seat that I play just now; null: I watch. */
  seat: number | null;
  doing: TableDoing;
  /** Shows what the keys do, where the frame of the page has no button for it. */
  keys?: () => void;
  close(): void;
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
        {!table.paused && <Button act={act(() => doing.ask(seat, "pause"))} words={t("menu.pause")} />}
        <Button act={act(() => doing.ask(seat, "end"))} words={t("menu.end")} />
        <SureButton code="menu.resign" act={act(() => doing.resign(seat))} />
      </div>
    </section>
  );
}

/** How much the pad helps from the next game on: chosen here, agreed on by all. */
function NextHelp({ table, seat, doing, close }: Props & { seat: number }) {
  const agreed = table.help ?? table.table.assistance;
  const [level, set] = useState<Level>(agreed);
  const levels = useGameInfo(table.game)?.levels ?? [];
  const others = table.seats.some((one) => one.person !== null && one.bot === null && one.seat !== seat);
  const ask = () => {
    doing.askHelp(seat, level);
    close();
  };
  return (
    <section>
      <SelectField
        label={t("menu.help")}
        options={levels.map((one) => [one, t(`level.${one}`)] as const)}
        value={level}
        change={(one) => set(one as Level)}
      />
      <p class="small soft">{t("menu.help.about")}</p>
      <Button disabled={level === agreed} act={ask} words={t(others ? "menu.help.ask" : "menu.help.set")} />
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
            label={t("menu.show", { who: personName(one) })}
            on={looks(one)}
            change={(on) => doing.show(seat, on, one.id)}
          />
        </div>
      ))}
    </section>
  );
}

/** What stands in the frame of every other page: rules, keys, language, light. */
function HouseTools({ table, keys, close }: Pick<Props, "table" | "close"> & { keys(): void }) {
  const help = () => {
    close();
    keys();
  };
  return (
    <section>
      <h3>{t("house.tools")}</h3>
      <div class="menu-do">
        <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
          {t("rules.title")}
        </a>
        <Button act={help} words={t("keys.title")} />
        <LanguageSwitch />
        <ThemeSwitch />
        <a class="button" href="/">
          {t("over.hall")}
        </a>
      </div>
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
        {playing && seat !== null && !table.guided && <NextHelp {...props} seat={seat} />}
        {playing && seat !== null && table.table.spectators === "seat" && <MyLookers {...props} seat={seat} />}
        <HouseAtTable table={table} you={you} />
        <DeviceToggles />
        {props.keys && <HouseTools table={table} keys={props.keys} close={close} />}
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

import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { Figure } from "../parts/drawn/figures";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import type { Person, TableInfo } from "../wire/wire.gen";
import { peopleAt, personName } from "../words/names";
import { t } from "../words/texts";

/** Two presses for what cannot be taken back. */
export function SureButton({ code, act }: { code: string; act(): void }) {
  const [sure, set] = useState(false);
  return <Button first={sure} act={() => (sure ? act() : set(true))} words={t(sure ? `${code}.sure` : code)} />;
}

/** Somebody at the table, and what the host can do about them. */
function PersonRow({ table, one }: { table: TableInfo; one: Person }) {
  const muted = table.muted.some((other) => other.id === one.id);
  const guest = table.guests.some((other) => other.id === one.id);
  const mute = () => attempt(api.mute(table.id, one.id, !muted));
  return (
    <li>
      <Figure figure={one.figure} size={32} />
      <span>
        <strong>{personName(one)}</strong>
        {guest && <span class="small soft"> {t("menu.guest")}</span>}
      </span>
      <span class="menu-do">
        <Button act={mute} words={t(muted ? "menu.unmute" : "menu.mute")} />
        <Button act={() => attempt(api.host(table.id, one.id))} words={t("menu.host")} />
        <SureButton code="menu.remove" act={() => void attempt(api.remove(table.id, one.id))} />
      </span>
    </li>
  );
}

/** Who is here; the host can mute, send away, and hand the table over. */
export function People({ table, you }: { table: TableInfo; you: string | null }) {
  const others = peopleAt(table).filter((one) => one.id !== you);
  if (!others.length) return null;
  return (
    <section>
      <h3>{t("menu.people")}</h3>
      <ul class="people">
        {others.map((one) => (
          <PersonRow key={one.id} table={table} one={one} />
        ))}
      </ul>
    </section>
  );
}

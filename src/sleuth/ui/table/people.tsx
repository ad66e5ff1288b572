import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { Figure } from "../parts/figures";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { peopleAt } from "../words/names";
import { t } from "../words/texts";

/** Two presses for what cannot be taken back. */
export function SureButton({ code, act }: { code: string; act(): void }) {
  const [sure, set] = useState(false);
  return <Button first={sure} act={() => (sure ? act() : set(true))} words={t(sure ? `${code}.sure` : code)} />;
}

/** Who is here; the host can mute, send away, and hand the table over. */
export function People({ table, you }: { table: TableInfo; you: string | null }) {
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
              <Button
                act={() => void attempt(api.mute(table.id, one.id, !muted(one.id)))}
                words={t(muted(one.id) ? "menu.unmute" : "menu.mute")}
              />
              <Button act={() => void attempt(api.host(table.id, one.id))} words={t("menu.host")} />
              <SureButton code="menu.remove" act={() => void attempt(api.remove(table.id, one.id))} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

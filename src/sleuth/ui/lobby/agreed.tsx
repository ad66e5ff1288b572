import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { clockWords } from "../table/clocks";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { known, t, tOr } from "../words/texts";
import { TableDialogue } from "./table-dialogue";
import { optionWord, termsOf, valuesOf, type Wish, wishOf } from "./wish";

/** What was agreed, as far as it differs from the usual. */
export function Agreed({ table, info }: { table: TableInfo; info: GameInfo | undefined }) {
  const odd = (info?.options ?? []).filter(
    (option) =>
      option.name in table.options && table.options[option.name] !== option.default && valuesOf(option).length,
  );
  const word = (name: string) => {
    const label = tOr(`${table.game}.option.${name}`, name);
    return `${label}: ${optionWord(table.game, name, table.options[name])}`;
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

/** The host may change what is played, as long as nobody plays it. */
export function Changing({ table, info }: { table: TableInfo; info: GameInfo }) {
  const [open, set] = useState(false);
  const close = () => set(false);
  const agree = async (wish: Wish) => (await attempt(api.agree(table.id, termsOf(wish, table.table)))) && close();
  return (
    <>
      <Button act={() => set(true)} words={t("waiting.change")} />
      {open && (
        <TableDialogue game={info} how="change" now={wishOf(table)} close={close} done={(wish) => void agree(wish)} />
      )}
    </>
  );
}

import { useState } from "preact/hooks";
import { Button } from "../parts/button";
import { attempt } from "../parts/toast";
import { clockWords } from "../table/clocks";
import { api, type GameInfo } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { known, labelled, t, tOr } from "../words/texts";
import { ChangeTerms } from "./setup/setup";
import { optionWord, termsOf, valuesOf, type Wish, wishOf } from "./wish";

/** The options that differ from the usual. */
function oddOptions(table: TableInfo, info: GameInfo | undefined): readonly string[] {
  const all = info?.options.filter((option) => option.name in table.options && valuesOf(option).length) ?? [];
  return all.filter((option) => table.options[option.name] !== option.default).map((option) => option.name);
}

/** What was agreed, as far as it differs from the usual. */
export function Agreed({ table, info }: { table: TableInfo; info: GameInfo | undefined }) {
  const { public: listed, assistance, clock, spectators } = table.table;
  const odd = oddOptions(table, info).map((name) => ({ name, code: `${table.game}.option.${name}` }));
  const said = [
    t(listed ? "waiting.public" : "waiting.private"),
    t("waiting.assistance", { level: t(`level.${assistance}`) }),
    ...(clock === "none" ? [] : [clockWords(clock)]),
    ...(spectators === "open" ? [] : [t(`spectators.${spectators}`)]),
    ...odd.map(({ name, code }) => labelled(tOr(code, name), optionWord(table.game, name, table.options[name]))),
  ];
  return (
    <>
      <p class="soft small">{said.join(" · ")}</p>
      {odd.map(
        ({ code }) =>
          known(`${code}.about`) && (
            <p key={code} class="small">
              {t(`${code}.about`)}
            </p>
          ),
      )}
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
        <ChangeTerms game={info} now={wishOf(table)} busy={false} close={close} done={(wish) => void agree(wish)} />
      )}
    </>
  );
}

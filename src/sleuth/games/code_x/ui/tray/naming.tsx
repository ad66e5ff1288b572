import { useState } from "preact/hooks";
import { Button } from "../../../../ui/parts/button";
import { Dialogue } from "../../../../ui/parts/dialogue";
import { onOffer } from "../../../../ui/wire/offers";
import type { Offered } from "../../../../ui/wire/wire.gen";
import { t } from "../../../../ui/words/texts";
import type { Move } from "../types.gen";

interface Props {
  moves: Offered;
  ticks: readonly (number | null)[];
  busy: boolean;
  play(move: Move): void;
  close(): void;
}

type Wish = readonly string[];

/** The numbers that are written down, or null where none is. */
const numbersOf = (wish: Wish): (number | null)[] =>
  wish.map((text) => (/^\d+$/.test(text.trim()) ? Number(text) : null));

/** All three: a declaration. One of them: a number to decipher. */
export function named(wish: Wish): Move | null {
  const values = numbersOf(wish);
  if (wish.some((text, at) => text.trim() && values[at] === null)) return null;
  const given = values.flatMap((value, position) => (value === null ? [] : [{ position, value }]));
  if (given.length === values.length) return { type: "declare", code: given.map((one) => one.value) };
  return given.length === 1 ? { type: "decipher", ...given[0]! } : null;
}

/** Name one number, or all three; a wrong one costs a turn, so it takes two steps. */
export function Naming({ moves, ticks, busy, play, close }: Props) {
  const [wish, set] = useState<Wish>(ticks.map(() => ""));
  const [sure, setSure] = useState(false);
  const move = named(wish);
  const can = move !== null && onOffer(moves, move) && !busy;
  const write = (at: number, text: string) => {
    set(wish.map((old, i) => (i === at ? text : old)));
    setSure(false);
  };
  const submit = () => {
    if (!move || !can) return;
    if (!sure) return setSure(true);
    play(move);
    close();
  };
  const words = move?.type === "decipher" ? "code-x.do.decipher" : "code-x.do.declare";
  const foot = (
    <Button
      first
      disabled={!can}
      act={submit}
      words={t(!can ? "code-x.name.missing" : sure ? "code-x.name.sure" : words)}
    />
  );
  return (
    <Dialogue title={t("code-x.name.title")} close={close} foot={foot}>
      <p class="soft">{t("code-x.name.how")}</p>
      <div class="cx-naming">
        {wish.map((text, at) => (
          <label key={at} class="field">
            <span>{t(`code-x.position.${at}`)}</span>
            <input
              class="input"
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={2}
              value={text}
              placeholder={ticks[at] === null ? "?" : String(ticks[at])}
              onInput={(event) => write(at, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <p class="small soft">{t("code-x.name.cost")}</p>
    </Dialogue>
  );
}

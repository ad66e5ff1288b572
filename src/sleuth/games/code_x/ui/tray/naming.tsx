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

interface NumberProps {
  at: number;
  text: string;
  /** What is known already. */
  ticked: number | null | undefined;
  write(text: string): void;
}

function NumberField({ at, text, ticked, write }: NumberProps) {
  return (
    <label class="field">
      <span>{t(`code-x.position.${at}`)}</span>
      <input
        class="input"
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        value={text}
        placeholder={ticked === null ? "?" : String(ticked)}
        onInput={(event) => write(event.currentTarget.value)}
      />
    </label>
  );
}

function doWords(move: Move | null, can: boolean, sure: boolean): string {
  if (!can) return "code-x.name.missing";
  if (sure) return "code-x.name.sure";
  return move?.type === "decipher" ? "code-x.do.decipher" : "code-x.do.declare";
}

/** Name one number, or all three; a wrong one costs a turn, so it takes two steps. */
export function Naming({ moves, ticks, busy, play, close }: Props) {
  const [wish, set] = useState<Wish>(ticks.map(() => ""));
  const [sure, setSure] = useState(false);
  const move = named(wish);
  const can = move !== null && onOffer(moves, move) && !busy;
  const write = (at: number) => (text: string) => {
    set(wish.map((old, i) => (i === at ? text : old)));
    setSure(false);
  };
  const submit = () => {
    if (!move || !can) return;
    if (!sure) return setSure(true);
    play(move);
    close();
  };
  const foot = <Button first disabled={!can} act={submit} words={t(doWords(move, can, sure))} />;
  return (
    <Dialogue title={t("code-x.name.title")} close={close} foot={foot}>
      <p class="soft">{t("code-x.name.how")}</p>
      <div class="cx-naming">
        {wish.map((text, at) => (
          <NumberField key={at} at={at} text={text} ticked={ticks[at]} write={write(at)} />
        ))}
      </div>
      <p class="small soft">{t("code-x.name.cost")}</p>
    </Dialogue>
  );
}

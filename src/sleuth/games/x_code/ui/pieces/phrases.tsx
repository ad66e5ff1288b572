import { Chip } from "../../../../ui/parts/button";
import { t } from "../../../../ui/words/texts";
import { type Chosen, faceOf, spell, symbolOf, TIME, WILD } from "../choose";
import type { Board } from "../types.gen";

interface Props {
  board: Board;
  hand: readonly number[];
  chosen: readonly Chosen[];
  say(code: string, args: Record<string, string | number>): void;
}

interface Offered {
  code: string;
  args: Record<string, string | number>;
}

/** The open symbols that I have most of. */
function collected(board: Board, hand: readonly number[]): string[] {
  const shut = new Set(board.sets.map((one) => one.face));
  const counts = new Map<number, number>();
  for (const card of hand) {
    const face = faceOf(card);
    if (face < TIME && !shut.has(face)) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([face]) => symbolOf(face));
}

/** What there is to say just now, one tap each: about the chosen cards first, then about the hand. */
export function sayable({ board, hand, chosen }: Pick<Props, "board" | "hand" | "chosen">): Offered[] {
  const picked = chosen.map((one) => one.card);
  const symbols = [...new Set(picked.map(faceOf).filter((face) => face < TIME))].map(symbolOf);
  const about: Offered[] = picked.length
    ? [{ code: "x-code.phrase.have", args: { cards: picked.map(spell).join(" ") } }]
    : [];
  const needs = (symbols.length ? symbols : collected(board, hand).slice(0, 2)).map((symbol) => ({
    code: "x-code.phrase.need",
    args: { symbol },
  }));
  const away = symbols.slice(0, 1).map((symbol) => ({ code: "x-code.phrase.discarding", args: { symbol } }));
  const all =
    hand.length && !picked.length ? [{ code: "x-code.phrase.have", args: { cards: hand.map(spell).join(" ") } }] : [];
  const time = hand.some((card) => faceOf(card) === TIME || faceOf(card) === WILD) ? ["time"] : [];
  const plain = [...time, "next", "wait", "late"].map((name) => ({ code: `x-code.phrase.${name}`, args: {} }));
  return [...about, ...needs, ...away, ...all, ...plain];
}

/** Quick phrases, one tap away. */
export function Phrases(props: Props) {
  return (
    <div class="xc-phrases" role="group" aria-label={t("x-code.say")}>
      {sayable(props).map((one, i) => (
        <Chip key={`${one.code}${i}`} words={t(one.code, one.args)} act={() => props.say(one.code, one.args)} />
      ))}
    </div>
  );
}

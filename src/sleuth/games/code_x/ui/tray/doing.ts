import type { Main } from "../../../../ui/games";
import { onOffer } from "../../../../ui/wire/offers";
import type { Offered } from "../../../../ui/wire/wire.gen";
import { t } from "../../../../ui/words/texts";
import type { Pick } from "../pick";
import type { Move, View } from "../types.gen";

export interface TrayProps {
  view: View;
  seat: number;
  moves: Offered;
  pick: Pick;
  choose(pick: Partial<Pick>): void;
  play(move: Move): void;
  busy: boolean;
  naming: boolean;
  setNaming(naming: boolean): void;
  name(seat: number): string;
}

/** The button that makes the chosen move, or says what is missing. */
export function doing(code: string, missing: string, move: Move | null, { moves, play }: TrayProps): Main {
  const ready = move !== null && onOffer(moves, move);
  return { words: t(ready ? code : missing), ready, act: () => move && play(move), guide: "do" };
}

export const toggled = <T>(all: readonly T[], one: T, most: number): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].slice(-most);

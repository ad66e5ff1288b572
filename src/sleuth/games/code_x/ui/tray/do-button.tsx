import { Button } from "../../../../ui/parts/button";
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
  name(seat: number): string;
}

/** The button that makes the chosen move, or says what is missing. */
export function Do({
  code,
  move,
  missing,
  props,
}: {
  code: string;
  move: Move | null;
  missing: string;
  props: TrayProps;
}) {
  const ready = move !== null && onOffer(props.moves, move);
  return (
    <Button
      first
      data-guide="do"
      disabled={!ready || props.busy}
      act={() => move && props.play(move)}
      words={props.busy ? t("turn.sending") : t(ready ? code : missing)}
    />
  );
}

export const toggled = <T,>(all: readonly T[], one: T, most: number): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].slice(-most);

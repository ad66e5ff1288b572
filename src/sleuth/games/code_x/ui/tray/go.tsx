import { useState } from "preact/hooks";
import { Button } from "../../../../ui/parts/button";
import { t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { waysTo, whole } from "../pick";
import { GEAR, type Gear, placeName } from "../pieces";
import type { Go as GoMove } from "../types.gen";
import { Do, type TrayProps, toggled } from "./do-button";
import { Naming } from "./naming";

function WayButton({ move, busy, play }: { move: GoMove; busy: boolean; play: TrayProps["play"] }) {
  const { by } = move;
  const gear = by === "knight" || by === "enter" ? null : by;
  return (
    <Button first={gear === null} data-guide={`go-${by}`} disabled={busy} act={() => play(move)}>
      {gear && <Icon gear={gear} />}
      {t(`code-x.do.go-${by}`)}
    </Button>
  );
}

export function Go(props: TrayProps) {
  const { view, moves, pick, play, busy } = props;
  const [naming, setNaming] = useState(false);
  const say =
    pick.place === null ? t("code-x.go.how") : t("code-x.go.ways", { place: placeName(view.board, pick.place) });
  const ticks = view.board.ticks[props.seat]!;
  return (
    <>
      <p class="cx-say">{say}</p>
      <div class="cx-ways">
        {waysTo(moves, pick.place).map((move) => (
          <WayButton key={move.by} move={move} busy={busy} play={play} />
        ))}
        <Button data-guide="name" act={() => setNaming(true)} words={t("code-x.do.name")} />
      </div>
      {naming && <Naming moves={moves} ticks={ticks} busy={busy} play={play} close={() => setNaming(false)} />}
    </>
  );
}

export function Reactivate(props: TrayProps) {
  const { pick, choose, moves } = props;
  const down = GEAR.filter((gear) =>
    moves.listed.some((move) => (move as { gear?: readonly Gear[] }).gear?.includes(gear)),
  );
  const inOrder = (gear: readonly Gear[]) => GEAR.filter((one) => gear.includes(one));
  return (
    <>
      <p class="cx-say">{t("code-x.reactivate.how")}</p>
      <div class="cx-ways">
        {down.map((gear) => (
          <Button
            key={gear}
            pressed={pick.gear.includes(gear)}
            act={() => choose({ gear: inOrder(toggled(pick.gear, gear, 2)) })}
          >
            <Icon gear={gear} />
            {t(`code-x.gear.${gear}`)}
          </Button>
        ))}
      </div>
      <Do code="code-x.do.reactivate" missing="code-x.reactivate.missing" move={whole(moves, pick)} props={props} />
    </>
  );
}

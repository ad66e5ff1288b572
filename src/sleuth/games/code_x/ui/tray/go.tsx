import { useState } from "preact/hooks";
import { Button } from "../../../../ui/parts/button";
import { t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { waysTo, whole } from "../pick";
import { GEAR, type Gear, placeName } from "../pieces";
import { Do, type TrayProps, toggled } from "./do-button";
import { Naming } from "./naming";

export function Go(props: TrayProps) {
  const { view, moves, pick, play, busy } = props;
  const [naming, setNaming] = useState(false);
  const ways = waysTo(moves, pick.place);
  return (
    <>
      <p class="cx-say">
        {t(pick.place === null ? "code-x.go.how" : "code-x.go.ways", {
          place: pick.place === null ? "" : placeName(view.board, pick.place),
        })}
      </p>
      <div class="cx-ways">
        {ways.map((move) => (
          <Button
            key={move.by}
            first={move.by === "knight" || move.by === "enter"}
            data-guide={`go-${move.by}`}
            disabled={busy}
            act={() => play(move)}
          >
            {move.by !== "knight" && move.by !== "enter" && <Icon gear={move.by} />}
            {t(`code-x.do.go-${move.by}`)}
          </Button>
        ))}
        <Button data-guide="name" act={() => setNaming(true)} words={t("code-x.do.name")} />
      </div>
      {naming && (
        <Naming
          moves={moves}
          ticks={view.board.ticks[props.seat]!}
          busy={busy}
          play={play}
          close={() => setNaming(false)}
        />
      )}
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

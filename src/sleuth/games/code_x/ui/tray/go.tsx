import type { DockParts } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { waysTo, whole } from "../pick";
import { GEAR, type Gear, placeName } from "../pieces";
import type { Go as GoMove } from "../types.gen";
import { doing, type TrayProps, toggled } from "./doing";
import { Naming } from "./naming";

function WayWords({ move: { by } }: { move: GoMove }) {
  const gear = by === "knight" || by === "enter" ? null : by;
  return (
    <>
      {gear && <Icon gear={gear} />}
      {t(`code-x.do.go-${by}`)}
    </>
  );
}

function WayButton({ move, busy, play }: { move: GoMove; busy: boolean; play: TrayProps["play"] }) {
  return (
    <Button data-guide={`go-${move.by}`} disabled={busy} act={() => play(move)}>
      <WayWords move={move} />
    </Button>
  );
}

/** The dock while somebody decides where to go, or names a number. */
export function going(props: TrayProps): DockParts {
  const { view, moves, pick, play, busy, seat, naming, setNaming } = props;
  const [way, ...others] = waysTo(moves, pick.place);
  const say =
    pick.place === null ? t("code-x.go.how") : t("code-x.go.ways", { place: placeName(view.board, pick.place) });
  const ticks = view.board.ticks[seat]!;
  return {
    choice: <p class="cx-say">{say}</p>,
    more: (
      <>
        {others.map((move) => (
          <WayButton key={move.by} move={move} busy={busy} play={play} />
        ))}
        <Button data-guide="name" act={() => setNaming(true)} words={t("code-x.do.name")} />
        {naming && <Naming moves={moves} ticks={ticks} busy={busy} play={play} close={() => setNaming(false)} />}
      </>
    ),
    main: {
      words: way ? <WayWords move={way} /> : t("code-x.go.missing"),
      ready: way !== undefined,
      act: () => way && play(way),
      guide: way ? `go-${way.by}` : "go",
    },
  };
}

/** The dock while gear is made ready again. */
export function reactivate(props: TrayProps): DockParts {
  const { pick, choose, moves } = props;
  const down = GEAR.filter((gear) =>
    moves.listed.some((move) => (move as { gear?: readonly Gear[] }).gear?.includes(gear)),
  );
  const inOrder = (gear: readonly Gear[]) => GEAR.filter((one) => gear.includes(one));
  return {
    choice: (
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
      </>
    ),
    main: doing("code-x.do.reactivate", "code-x.reactivate.missing", whole(moves, pick), props),
  };
}

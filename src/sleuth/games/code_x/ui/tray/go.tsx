import type { DockParts } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { labelled, t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { beginNaming } from "../naming";
import { waysTo, whole } from "../pick";
import { GEAR, type Gear, placeName, tileWords } from "../pieces";
import type { Go as GoMove } from "../types.gen";
import { doing, type TrayProps, toggled } from "./doing";
import { naming } from "./naming";

/** What waits on a tile, and what the way there costs. */
function wayWords({ view, name }: TrayProps, [move, other]: readonly GoMove[]): [string, string] {
  if (!move) return [t("code-x.go.how"), t("code-x.go.signs")];
  const place = placeName(view.board, move.to);
  const what = view.board.lying.includes(move.to) ? t("code-x.go.token") : tileWords(view.board.field[move.to]!, name);
  const again = other ? ` ${t("code-x.go.again", { by: t(`code-x.by.${other.by}`) })}` : "";
  return [labelled(place, what), t(`code-x.go.cost-${move.by}`) + again];
}

/** The dock while somebody decides where to go, or names a number. */
export function going(props: TrayProps): DockParts {
  const { view, moves, pick, play, busy, seat, setNaming } = props;
  if (props.naming) return naming(props);
  const ways = waysTo(moves, pick);
  const [way] = ways;
  const [say, cost] = wayWords(props, ways);
  return {
    choice: (
      <>
        <p class="cx-say">{say}</p>
        <p class="small soft">{cost}</p>
      </>
    ),
    more: (
      <Button
        data-guide="name"
        act={() => setNaming(beginNaming(view.board.ticks[seat]!))}
        words={t("code-x.do.name")}
      />
    ),
    main: {
      words: way ? t("code-x.do.go", { place: placeName(view.board, way.to) }) : t("code-x.go.missing"),
      ready: way !== undefined && !busy,
      act: () => way && play(way),
      guide: `go-${way?.by ?? "nowhere"}`,
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

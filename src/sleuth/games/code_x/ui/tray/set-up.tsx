import type { DockParts } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import { Tiles } from "../field/laying";
import { whole } from "../pick";
import { Hand } from "../token";
import { doing, type TrayProps, toggled } from "./doing";

/** The dock while three tokens are given to a neighbour. */
export function give(props: TrayProps): DockParts {
  const { view, seat, pick, choose } = props;
  const whom = props.name((seat + view.board.seats - 1) % view.board.seats);
  const press = (token: number) => choose({ tokens: toggled(pick.tokens, token, 3) });
  return {
    choice: (
      <>
        <p class="cx-say">{t("code-x.give.how", { who: whom })}</p>
        <Hand tokens={view.hand} chosen={pick.tokens} press={press} />
      </>
    ),
    main: doing("code-x.do.give", "code-x.give.missing", whole(props.moves, pick), props),
  };
}

/** The dock while tiles are laid: a tap on the field lays them. */
export function lay({ view, seat, pick, choose, name }: TrayProps): DockParts {
  return {
    choice: (
      <>
        <p class="cx-say">{t(pick.tile ? "code-x.lay.where" : "code-x.lay.how")}</p>
        <Tiles tiles={view.board.tiles[seat] ?? []} chosen={pick.tile} name={name} press={(tile) => choose({ tile })} />
      </>
    ),
    main: { words: t(pick.tile ? "code-x.lay.where" : "code-x.lay.how"), ready: false, act: () => undefined },
  };
}

/** The dock while figures are placed. */
export function stand(props: TrayProps): DockParts {
  return {
    choice: <p class="cx-say">{t("code-x.stand.how")}</p>,
    main: doing("code-x.do.stand", "code-x.stand.missing", whole(props.moves, props.pick), props),
  };
}

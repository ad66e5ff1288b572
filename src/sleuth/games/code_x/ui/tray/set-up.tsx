import { t } from "../../../../ui/words/texts";
import { Tiles } from "../field/laying";
import { whole } from "../pick";
import { Hand } from "../token";
import { Do, type TrayProps, toggled } from "./do-button";

export function Give(props: TrayProps) {
  const { view, seat, pick, choose } = props;
  const whom = props.name((seat + view.board.seats - 1) % view.board.seats);
  return (
    <>
      <p class="cx-say">{t("code-x.give.how", { who: whom })}</p>
      <Hand
        tokens={view.hand}
        chosen={pick.tokens}
        press={(token) => choose({ tokens: toggled(pick.tokens, token, 3) })}
      />
      <Do code="code-x.do.give" missing="code-x.give.missing" move={whole(props.moves, pick)} props={props} />
    </>
  );
}

export function Lay({ view, seat, pick, choose, name }: TrayProps) {
  return (
    <>
      <p class="cx-say">{t(pick.tile ? "code-x.lay.where" : "code-x.lay.how")}</p>
      <Tiles tiles={view.board.tiles[seat] ?? []} chosen={pick.tile} name={name} press={(tile) => choose({ tile })} />
    </>
  );
}

export function Stand(props: TrayProps) {
  return (
    <>
      <p class="cx-say">{t("code-x.stand.how")}</p>
      <Do code="code-x.do.stand" missing="code-x.stand.missing" move={whole(props.moves, props.pick)} props={props} />
    </>
  );
}

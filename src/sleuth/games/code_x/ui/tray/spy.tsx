import { Button } from "../../../../ui/parts/button";
import { offers } from "../../../../ui/wire/offers";
import { t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { whole } from "../pick";
import { Hand } from "../token";
import { Do, type TrayProps, toggled } from "./do-button";

export function Exchange({ props, code }: { props: TrayProps; code: string }) {
  const { view, pick, choose, moves } = props;
  return (
    <>
      <p class="cx-say">{t(code)}</p>
      <Hand
        tokens={view.hand}
        chosen={pick.tokens}
        press={(token) => choose({ tokens: toggled(pick.tokens, token, 1) })}
      />
      <Do code="code-x.do.swap" missing="code-x.swap.missing" move={whole(moves, pick)} props={props} />
    </>
  );
}

export function Spy(props: TrayProps) {
  const { view, moves, pick, choose, play, busy } = props;
  return (
    <>
      <p class="cx-say">{t(view.board.extra ? "code-x.spy.how-extra" : "code-x.spy.how")}</p>
      <div class="cx-ways">
        {(["peek", "swap"] as const).map(
          (kind) =>
            offers(moves, kind) && (
              <Button
                key={kind}
                pressed={pick.spy === kind}
                act={() => choose({ spy: pick.spy === kind ? null : kind, place: null, tokens: [] })}
              >
                <Icon gear={kind === "peek" ? "view" : "swap"} />
                {t(`code-x.spy.${kind}`)}
              </Button>
            ),
        )}
        <Button
          first={!pick.spy}
          data-guide="finish"
          disabled={busy}
          act={() => play({ type: "finish" })}
          words={t("code-x.do.finish")}
        />
      </div>
      {pick.spy === "peek" && (
        <Do code="code-x.do.peek" missing="code-x.peek.missing" move={whole(moves, pick)} props={props} />
      )}
      {pick.spy === "swap" && <Exchange props={props} code="code-x.swap.how" />}
    </>
  );
}

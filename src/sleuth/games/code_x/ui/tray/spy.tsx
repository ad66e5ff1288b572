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

const SPYING = { peek: "view", swap: "swap" } as const;

function SpyButton({ kind, pick, choose }: { kind: keyof typeof SPYING } & Pick<TrayProps, "pick" | "choose">) {
  const on = pick.spy === kind;
  return (
    <Button pressed={on} act={() => choose({ spy: on ? null : kind, place: null, tokens: [] })}>
      <Icon gear={SPYING[kind]} />
      {t(`code-x.spy.${kind}`)}
    </Button>
  );
}

export function Spy(props: TrayProps) {
  const { view, moves, pick, play, busy } = props;
  const finish = () => play({ type: "finish" });
  return (
    <>
      <p class="cx-say">{t(view.board.extra ? "code-x.spy.how-extra" : "code-x.spy.how")}</p>
      <div class="cx-ways">
        {offers(moves, "peek") && <SpyButton {...props} kind="peek" />}
        {offers(moves, "swap") && <SpyButton {...props} kind="swap" />}
        <Button first={!pick.spy} data-guide="finish" disabled={busy} act={finish} words={t("code-x.do.finish")} />
      </div>
      {pick.spy === "peek" && (
        <Do code="code-x.do.peek" missing="code-x.peek.missing" move={whole(moves, pick)} props={props} />
      )}
      {pick.spy === "swap" && <Exchange props={props} code="code-x.swap.how" />}
    </>
  );
}

import type { DockParts } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { offers } from "../../../../ui/wire/offers";
import { t } from "../../../../ui/words/texts";
import { Icon } from "../icons";
import { whole } from "../pick";
import { Hand } from "../token";
import { doing, type TrayProps, toggled } from "./doing";

/** A token of the hand for one of the board. */
export function exchange(props: TrayProps, code: string): DockParts {
  const { view, pick, choose, moves } = props;
  const press = (token: number) => choose({ tokens: toggled(pick.tokens, token, 1) });
  return {
    choice: (
      <>
        <p class="cx-say">{t(code)}</p>
        <Hand tokens={view.hand} chosen={pick.tokens} press={press} />
      </>
    ),
    main: doing("code-x.do.swap", "code-x.swap.missing", whole(moves, pick), props),
  };
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

/** The dock at the end of a turn: look, swap, or finish. */
export function spy(props: TrayProps): DockParts {
  const { view, moves, pick, play, busy } = props;
  const finish = () => play({ type: "finish" });
  const other = (
    <>
      {offers(moves, "peek") && <SpyButton {...props} kind="peek" />}
      {offers(moves, "swap") && <SpyButton {...props} kind="swap" />}
      {pick.spy && <Button data-guide="finish" disabled={busy} act={finish} words={t("code-x.do.finish")} />}
    </>
  );
  if (pick.spy === "swap") return { ...exchange(props, "code-x.swap.how"), more: other };
  return {
    choice: <p class="cx-say">{t(view.board.extra ? "code-x.spy.how-extra" : "code-x.spy.how")}</p>,
    more: other,
    main: pick.spy
      ? doing("code-x.do.peek", "code-x.peek.missing", whole(moves, pick), props)
      : { words: t("code-x.do.finish"), ready: true, act: finish, guide: "finish" },
  };
}

import { useState } from "preact/hooks";
import { allowedIn, offers, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import type { Offered } from "../../../ui/wire/wire.gen";
import { Icon } from "./icons";
import { Tiles } from "./laying";
import { Naming } from "./naming";
import { ASKS, GEAR, placeName, tokenWords, trait, traitCode, type Gear, type Kind } from "./pieces";
import { partOf, waysTo, whole, type Pick } from "./pick";
import { Hand } from "./token";
import type { Move, View } from "./types.gen";

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
function Do({ code, move, missing, props }: { code: string; move: Move | null; missing: string; props: TrayProps }) {
  const ready = move !== null && onOffer(props.moves, move);
  return (
    <button
      class="button first"
      data-guide="do"
      disabled={!ready || props.busy}
      onClick={() => move && props.play(move)}
    >
      {props.busy ? t("turn.sending") : t(ready ? code : missing)}
    </button>
  );
}

const toggled = <T,>(all: readonly T[], one: T, most: number): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].slice(-most);

function Give(props: TrayProps) {
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

function Lay({ view, seat, pick, choose, name }: TrayProps) {
  return (
    <>
      <p class="cx-say">{t(pick.tile ? "code-x.lay.where" : "code-x.lay.how")}</p>
      <Tiles tiles={view.board.tiles[seat] ?? []} chosen={pick.tile} name={name} press={(tile) => choose({ tile })} />
    </>
  );
}

function Stand(props: TrayProps) {
  return (
    <>
      <p class="cx-say">{t("code-x.stand.how")}</p>
      <Do code="code-x.do.stand" missing="code-x.stand.missing" move={whole(props.moves, props.pick)} props={props} />
    </>
  );
}

function Go(props: TrayProps) {
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
          <button
            key={move.by}
            data-guide={`go-${move.by}`}
            class={move.by === "knight" || move.by === "enter" ? "button first" : "button"}
            disabled={busy}
            onClick={() => play(move)}
          >
            {move.by !== "knight" && move.by !== "enter" && <Icon gear={move.by} />}
            {t(`code-x.do.go-${move.by}`)}
          </button>
        ))}
        <button class="button" data-guide="name" onClick={() => setNaming(true)}>
          {t("code-x.do.name")}
        </button>
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

function Reactivate(props: TrayProps) {
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
          <button
            key={gear}
            class="button"
            aria-pressed={pick.gear.includes(gear)}
            onClick={() => choose({ gear: inOrder(toggled(pick.gear, gear, 2)) })}
          >
            <Icon gear={gear} />
            {t(`code-x.gear.${gear}`)}
          </button>
        ))}
      </div>
      <Do code="code-x.do.reactivate" missing="code-x.reactivate.missing" move={whole(moves, pick)} props={props} />
    </>
  );
}

/** The question in full, once the token for it is chosen: nobody else reads it. */
function question(kind: Kind, who: string, { tokens: [token], position }: Pick): string {
  if (token === undefined) return t("code-x.ask.how", { who, kind: t(`code-x.kind.${kind}`) });
  const shown = t(traitCode(kind, trait(token, kind)));
  if (position === null) return t("code-x.ask.count", { who, trait: shown });
  return t("code-x.ask.one", { who, trait: shown, position: t(`code-x.position.${position}`) });
}

function Ask(props: TrayProps) {
  const { view, seat, moves, pick, choose, play, busy, name } = props;
  const tile = view.board.field[view.board.figures[seat] ?? 0]!;
  const kind = ASKS[tile.kind] ?? "object";
  const whom = name(tile.owner ?? 1 - seat);
  const forms = allowedIn(moves, "ask", "position") as readonly (number | null)[];
  return (
    <>
      <p class="cx-say">{question(kind, whom, pick)}</p>
      <Hand
        tokens={view.hand}
        chosen={pick.tokens}
        press={(token) => choose({ tokens: toggled(pick.tokens, token, 1) })}
      />
      <div class="cx-forms" role="group" aria-label={t("code-x.ask.form")}>
        {forms.map((form) => (
          <button
            key={String(form)}
            class="button"
            aria-pressed={pick.position === form}
            onClick={() => choose({ position: form })}
          >
            {t(form === null ? "code-x.ask.whole" : `code-x.position.${form}`)}
          </button>
        ))}
      </div>
      <div class="cx-ways">
        <Do code="code-x.do.ask" missing="code-x.ask.missing" move={whole(moves, pick)} props={props} />
        <button class="button" disabled={busy} onClick={() => play({ type: "decline" })}>
          {t("code-x.do.decline")}
        </button>
      </div>
    </>
  );
}

function Put(props: TrayProps) {
  const { view, pick, moves } = props;
  return (
    <>
      <p class="cx-say">
        {view.asked > 0 && <strong>{t("code-x.put.shown", { token: tokenWords(view.asked) })} </strong>}
        {t(pick.slot === null ? "code-x.put.which" : pick.place === null ? "code-x.put.where" : "code-x.put.ready")}
      </p>
      <Do code="code-x.do.put" missing="code-x.put.missing" move={whole(moves, pick)} props={props} />
    </>
  );
}

function Exchange({ props, code }: { props: TrayProps; code: string }) {
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

function Spy(props: TrayProps) {
  const { view, moves, pick, choose, play, busy } = props;
  return (
    <>
      <p class="cx-say">{t(view.board.extra ? "code-x.spy.how-extra" : "code-x.spy.how")}</p>
      <div class="cx-ways">
        {(["peek", "swap"] as const).map(
          (kind) =>
            offers(moves, kind) && (
              <button
                key={kind}
                class="button"
                aria-pressed={pick.spy === kind}
                onClick={() => choose({ spy: pick.spy === kind ? null : kind, place: null, tokens: [] })}
              >
                <Icon gear={kind === "peek" ? "view" : "swap"} />
                {t(`code-x.spy.${kind}`)}
              </button>
            ),
        )}
        <button
          class={pick.spy ? "button" : "button first"}
          data-guide="finish"
          disabled={busy}
          onClick={() => play({ type: "finish" })}
        >
          {t("code-x.do.finish")}
        </button>
      </div>
      {pick.spy === "peek" && (
        <Do code="code-x.do.peek" missing="code-x.peek.missing" move={whole(moves, pick)} props={props} />
      )}
      {pick.spy === "swap" && <Exchange props={props} code="code-x.swap.how" />}
    </>
  );
}

const PARTS = {
  give: Give,
  lay: Lay,
  stand: Stand,
  go: Go,
  reactivate: Reactivate,
  swap: (props: TrayProps) => <Exchange props={props} code="code-x.swap.how-tile" />,
  ask: Ask,
  put: Put,
  spy: Spy,
} as const;

/** Parts in which the tokens are shown by the part itself, or are not needed. */
const HELD = ["give", "lay", "ask", "swap"];

/** What I can do now, with my tokens at hand. */
export function Tray(props: TrayProps) {
  const part = partOf(props.moves);
  const Inner = part && PARTS[part];
  const shown = (part && HELD.includes(part)) || (part === "spy" && props.pick.spy === "swap");
  return (
    <section class="cx-tray" aria-label={t("code-x.tray")}>
      {Inner && <Inner {...props} />}
      {!shown && props.view.hand.length > 0 && (
        <div class="cx-mine">
          <span class={Inner ? "unseen" : "label"}>{t("code-x.my-tokens")}</span>
          <Hand tokens={props.view.hand} chosen={[]} press={null} />
        </div>
      )}
    </section>
  );
}

import type { DockParts } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { allowedIn } from "../../../../ui/wire/offers";
import { t } from "../../../../ui/words/texts";
import { type Pick, whole } from "../pick";
import { ASKS, type Kind, tokenWords, trait, traitCode } from "../pieces";
import { Hand } from "../token";
import { doing, type TrayProps, toggled } from "./doing";

/** The question in full, once the token for it is chosen: nobody else reads it. */
function question(kind: Kind, who: string, { tokens: [token], position }: Pick): string {
  if (token === undefined) return t("code-x.ask.how", { who, kind: t(`code-x.kind.${kind}`) });
  const shown = t(traitCode(kind, trait(token, kind)));
  if (position === null) return t("code-x.ask.count", { who, trait: shown });
  return t("code-x.ask.one", { who, trait: shown, position: t(`code-x.position.${position}`) });
}

/** About the whole code, or about one place in it. */
function Forms({ moves, pick, choose }: TrayProps) {
  const forms = allowedIn(moves, "ask", "position") as readonly (number | null)[];
  return (
    <div class="cx-forms" role="group" aria-label={t("code-x.ask.form")}>
      {forms.map((form) => (
        <Button
          key={String(form)}
          pressed={pick.position === form}
          act={() => choose({ position: form })}
          words={t(form === null ? "code-x.ask.whole" : `code-x.position.${form}`)}
        />
      ))}
    </div>
  );
}

/** The dock while a question is put. */
export function ask(props: TrayProps): DockParts {
  const { view, seat, moves, pick, choose, play, busy, name } = props;
  const tile = view.board.field[view.board.figures[seat] ?? 0]!;
  const press = (token: number) => choose({ tokens: toggled(pick.tokens, token, 1) });
  return {
    choice: (
      <>
        <p class="cx-say">{question(ASKS[tile.kind] ?? "object", name(tile.owner ?? 1 - seat), pick)}</p>
        <Hand tokens={view.hand} chosen={pick.tokens} press={press} />
        <Forms {...props} />
      </>
    ),
    more: <Button disabled={busy} act={() => play({ type: "decline" })} words={t("code-x.do.decline")} />,
    main: doing("code-x.do.ask", "code-x.ask.missing", whole(moves, pick), props),
  };
}

/** The dock while the asked token is laid away. */
export function put(props: TrayProps): DockParts {
  const { view, pick, moves } = props;
  return {
    choice: (
      <p class="cx-say">
        {view.asked > 0 && <strong>{t("code-x.put.shown", { token: tokenWords(view.asked) })} </strong>}
        {t(pick.slot === null ? "code-x.put.which" : pick.place === null ? "code-x.put.where" : "code-x.put.ready")}
      </p>
    ),
    main: doing("code-x.do.put", "code-x.put.missing", whole(moves, pick), props),
  };
}

import type { DockParts } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import { partOf } from "../pick";
import { Hand } from "../token";
import { ask, put } from "./ask";
import { type TrayProps, toggled } from "./doing";
import { going, reactivate } from "./go";
import { give, lay, stand } from "./set-up";
import { exchange, spy } from "./spy";

const PARTS = {
  give,
  lay,
  stand,
  go: going,
  reactivate,
  swap: (props: TrayProps) => exchange(props, "code-x.swap.how-tile"),
  ask,
  put,
  spy,
} as const;

/** What I can do now. */
export function dockOf(props: TrayProps): DockParts {
  const part = partOf(props.moves);
  return part ? PARTS[part](props) : {};
}

/** Parts of a turn in which tokens behind my screen are chosen, and how many. */
const CHOSEN = { give: 3, ask: 1, swap: 1 } as const;

/** My tokens behind the screen; they are chosen where they stand. */
export function MyTokens({ moves, pick, view, choose }: Pick<TrayProps, "moves" | "pick" | "view" | "choose">) {
  const part = partOf(moves);
  const most = part === "spy" && pick.spy === "swap" ? 1 : (CHOSEN[part as keyof typeof CHOSEN] ?? 0);
  const press = most ? (token: number) => choose({ tokens: toggled(pick.tokens, token, most) }) : null;
  if (!view.hand.length) return null;
  return (
    <span class="cx-mine">
      <span class="label">{t("code-x.my-tokens")}</span>
      <Hand tokens={view.hand} chosen={pick.tokens} press={press} />
    </span>
  );
}

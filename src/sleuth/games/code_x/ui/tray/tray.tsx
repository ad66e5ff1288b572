import type { DockParts } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import { partOf } from "../pick";
import { Hand } from "../token";
import { ask, put } from "./ask";
import type { TrayProps } from "./doing";
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

/** TableParts in which the tokens are shown by the part itself, or are not needed. */
const HELD = ["give", "lay", "ask", "swap"];

/** What I can do now. */
export function dockOf(props: TrayProps): DockParts {
  const part = partOf(props.moves);
  return part ? PARTS[part](props) : {};
}

/** My tokens, where the dock does not show them. */
export function MyTokens({ moves, pick, view }: Pick<TrayProps, "moves" | "pick" | "view">) {
  const part = partOf(moves);
  const shown = (part && HELD.includes(part)) || (part === "spy" && pick.spy === "swap");
  if (shown || !view.hand.length) return null;
  return (
    <div class="cx-mine">
      <span class="label">{t("code-x.my-tokens")}</span>
      <Hand tokens={view.hand} chosen={[]} press={null} />
    </div>
  );
}

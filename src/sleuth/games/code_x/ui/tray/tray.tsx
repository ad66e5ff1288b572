import { t } from "../../../../ui/words/texts";
import { partOf } from "../pick";
import { Hand } from "../token";
import { Ask, Put } from "./ask";
import type { TrayProps } from "./do-button";
import { Go, Reactivate } from "./go";
import { Give, Lay, Stand } from "./set-up";
import { Exchange, Spy } from "./spy";

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

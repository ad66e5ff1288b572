import type { ComponentChildren } from "preact";
import { Chip, IconButton } from "../../parts/button";
import { CrossIcon } from "../../parts/drawn/icons";
import { useKeys } from "../../parts/keys";
import { t } from "../../words/texts";
import type { Pane } from "./panes";

interface Props {
  pane: Pane;
  /** Does it stand there always? Then there is nothing to close. */
  stands: boolean;
  set(pane: Pane | null): void;
  children: ComponentChildren;
}

const TOGETHER: readonly Pane[] = ["log", "talk"];

/** A pane that came forward: from the right edge, on a phone from below. The board stays where it is. */
export function Drawer({ pane, stands, set, children }: Props) {
  useKeys(({ key }) => key === "Escape" && set(null));
  return (
    <aside class="drawer" data-pane={pane} aria-label={t(`pane.${pane}`)}>
      <div class="drawer-top">
        {TOGETHER.includes(pane) &&
          TOGETHER.map((one) => <Chip key={one} on={one === pane} words={t(`pane.${one}`)} act={() => set(one)} />)}
        {!stands && <IconButton label={t("house.close")} icon={<CrossIcon />} quiet act={() => set(null)} />}
      </div>
      {children}
    </aside>
  );
}

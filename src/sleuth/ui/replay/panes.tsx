/** What stands beside the board of a look back: one thing at a time. */
import type { ComponentChildren } from "preact";
import { Chip, IconButton } from "../parts/button";
import { BulbIcon, ChartIcon, CrossIcon, LogIcon, MenuIcon, PadIcon } from "../parts/drawn/icons";
import { useKeys } from "../parts/keys";
import { PaneButton } from "../parts/pane-button";
import { t } from "../words/texts";

export type PastPane = "log" | "pad" | "chart" | "review" | "match";

const PANES = ["log", "pad", "chart", "review", "match"] as const;

const SIGNS = { log: LogIcon, pad: PadIcon, chart: ChartIcon, review: BulbIcon, match: MenuIcon } as const;

interface Props {
  open: PastPane | null;
  set(pane: PastPane | null): void;
}

/** Where they are folded away, a button each brings them forward. */
export function PastButtons({ open, set }: Props) {
  return (
    <>
      {PANES.map((pane) => {
        const Sign = SIGNS[pane];
        return (
          <PaneButton key={pane} {...{ pane, open, set }} label={t(`replay.pane.${pane}`)}>
            <Sign />
          </PaneButton>
        );
      })}
    </>
  );
}

interface InsideProps extends Props {
  /** Does it lie over the board, and can it be folded away? */
  over: boolean;
  children: ComponentChildren;
}

/** The pane that was chosen, with the way to the others: beside the board, or over it. */
export function PastPanes({ open, set, over, children }: InsideProps) {
  useKeys(({ key }) => over && key === "Escape" && set(null));
  if (open === null) return null;
  return (
    <aside class={over ? "drawer" : "panel past-panes"} data-pane={open} aria-label={t(`replay.pane.${open}`)}>
      <div class="drawer-top">
        {PANES.map((pane) => (
          <Chip key={pane} on={pane === open} words={t(`replay.pane.${pane}`)} act={() => set(pane)} />
        ))}
        {over && <IconButton label={t("house.close")} icon={<CrossIcon />} quiet act={() => set(null)} />}
      </div>
      {children}
    </aside>
  );
}

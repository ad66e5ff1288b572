/** Pad, log and talk: at the edge, folded away, and brought forward by a button each. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LogIcon, PadIcon, TalkIcon } from "../../parts/drawn/icons";
import { PaneButton } from "../../parts/pane-button";
import type { Talk } from "../../wire/wire.gen";
import { t } from "../../words/texts";

export type Pane = "pad" | "log" | "talk";

const ICONS = { pad: PadIcon, log: LogIcon, talk: TalkIcon } as const;

/** How much was answered and said that nobody has looked at here. */
export interface News {
  log: number;
  talk: number;
}

interface ButtonProps {
  pane: keyof typeof ICONS;
  open: Pane | null;
  news: News;
  /** Does its name stand below the sign? */
  named: boolean;
  set(pane: Pane | null): void;
}

/** Its sign, its name where there is room, and how much is new there. */
function TablePane({ pane, open, news: all, named, set }: ButtonProps) {
  const Sign = ICONS[pane];
  const news = pane === "pad" ? 0 : all[pane];
  const label = t(`pane.${pane}`) + (news ? `, ${t(`${pane}.unread`, { n: news })}` : "");
  return (
    <PaneButton {...{ pane, open, label, named, set }}>
      <Sign />
      {named && <span aria-hidden="true">{t(`pane.${pane}`)}</span>}
      {news > 0 && (
        <span class="count" aria-hidden="true">
          {news}
        </span>
      )}
    </PaneButton>
  );
}

interface ButtonsProps extends Omit<ButtonProps, "pane"> {
  panes: readonly (keyof typeof ICONS)[];
}

export function PaneButtons({ panes, ...props }: ButtonsProps): ComponentChildren {
  return panes.map((pane) => <TablePane key={pane} {...props} pane={pane} />);
}

/** What people said: what the house and its bots say as a matter of course waits for nobody. */
export function spoken(talk: readonly Talk[], you: string | null): number {
  return talk.filter((one) => one.by !== null && one.by.id !== you).length;
}

/** How many words were said since the talk was last in sight. */
export function useUnread(count: number, seen: boolean): number {
  const [read, set] = useState(count);
  useEffect(() => {
    if (seen) set(count);
  }, [count, seen]);
  return seen ? 0 : Math.max(0, count - read);
}

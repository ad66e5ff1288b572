import { useEffect, useState } from "preact/hooks";
import { t } from "../../words/texts";

export const PANES = ["board", "pad", "log", "talk"] as const;
export type Pane = (typeof PANES)[number];

/** On a phone one part of the table is in sight at a time. */
export function Tabs({ pane, set, unread }: { pane: Pane; set(pane: Pane): void; unread: number }) {
  return (
    <div class="tabs" role="group" aria-label={t("pane.all")}>
      {PANES.map((one) => (
        <button type="button" key={one} data-guide={`pane-${one}`} aria-pressed={pane === one} onClick={() => set(one)}>
          {t(`pane.${one}`)}
          {one === "talk" && unread > 0 && <span class="count">{unread}</span>}
        </button>
      ))}
    </div>
  );
}

/** How many words were said since the talk was last in sight. */
export function useUnread(count: number, seen: boolean): number {
  const [read, set] = useState(count);
  useEffect(() => {
    if (seen) set(count);
  }, [count, seen]);
  return Math.max(0, count - read);
}

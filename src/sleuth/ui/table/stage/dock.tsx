import type { ComponentChildren } from "preact";
import type { DockParts, Main } from "../../games";
import { Button } from "../../parts/button";
import { t } from "../../words/texts";

interface MainProps {
  main: Main | null;
  busy: boolean;
  /** What is waited for, where there is nothing to do. */
  waits: string;
}

/** The main button: dashed, and in words of its own, while there is nothing to do. */
export function MainButton({ main, busy, waits }: MainProps) {
  const words = busy ? t("turn.sending") : (main?.words ?? waits);
  return (
    <div class="dock-main" data-main="">
      <Button
        first={main?.first ?? true}
        data-guide={main?.guide}
        disabled={!main?.ready || busy}
        keepsFocus={main?.keepsFocus ?? false}
        act={() => main?.act()}
        words={words}
      />
    </div>
  );
}

interface Props {
  /** What a game has here, or what stands in its place: a moment of before, whose eyes, the result. */
  parts: DockParts;
  busy: boolean;
  waits: string;
  /** The buttons of a phone for pad, log and talk. */
  panes: ComponentChildren;
  /** What everybody should know just now: above all that is here, and over any sheet of a phone. */
  notices: ComponentChildren;
  over: boolean;
}

/** The one place to act: what takes shape, and at its end the button that does it. It never moves. */
export function Dock({ parts, busy, waits, panes, notices, over }: Props) {
  return (
    <section class={over ? "panel dock ending" : "panel dock"} aria-label={t(over ? "over.title" : "dock.title")}>
      {notices}
      <div class="dock-choice" tabIndex={0}>
        {parts.choice}
      </div>
      {panes && <div class="dock-panes">{panes}</div>}
      {parts.actions ? (
        <div class="dock-actions" data-main="">
          {parts.actions}
        </div>
      ) : (
        <>
          <div class="dock-more">{parts.more}</div>
          <MainButton main={parts.main ?? null} busy={busy} waits={waits} />
        </>
      )}
    </section>
  );
}

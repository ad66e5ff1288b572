import type { ComponentChildren } from "preact";

interface Props<Pane extends string> {
  pane: Pane;
  open: Pane | null;
  label: string;
  /** Does its name stand below the sign? */
  named?: boolean;
  set(pane: Pane | null): void;
  children: ComponentChildren;
}

/** Brings a pane forward, or folds it away. */
export function PaneButton<Pane extends string>({ pane, open, label, named, set, children }: Props<Pane>) {
  return (
    <button
      type="button"
      class={named ? "button pane-button named" : "button quiet square pane-button"}
      data-guide={`pane-${pane}`}
      aria-expanded={open === pane}
      aria-label={label}
      title={label}
      onClick={() => set(open === pane ? null : pane)}
    >
      {children}
    </button>
  );
}

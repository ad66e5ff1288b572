import type { ComponentChildren } from "preact";

interface Props {
  /** What it does, for those who listen and those who point. */
  label: string;
  quiet?: boolean;
  act(): void;
  children: ComponentChildren;
}

/** A button that shows a picture only. */
export function IconButton({ label, quiet = true, act, children }: Props) {
  const kind = quiet ? "button quiet square" : "button square";
  return (
    <button type="button" class={kind} aria-label={label} title={label} onClick={act}>
      {children}
    </button>
  );
}

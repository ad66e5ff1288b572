import type { ComponentChildren } from "preact";

interface Pressing {
  disabled?: boolean | undefined;
  /** Is it chosen? Only for what can be. */
  pressed?: boolean | undefined;
  /** Does the focus stay where it was, so that keys go on meaning the same? */
  keepsFocus?: boolean;
  hotkey?: string | undefined;
  "data-guide"?: string | undefined;
  /** The answer to a press. */
  act(): unknown;
}

export const leaveFocus = (event: MouseEvent): void => event.preventDefault();

const attributes = ({ disabled, pressed, keepsFocus, hotkey, act, ...rest }: Pressing) => ({
  type: "button" as const,
  disabled,
  "aria-pressed": pressed,
  "aria-keyshortcuts": hotkey,
  "data-guide": rest["data-guide"],
  onMouseDown: keepsFocus ? leaveFocus : undefined,
  onClick: () => void act(),
});

interface Props extends Pressing {
  /** What stands on it, where that is not drawn inside. */
  words?: ComponentChildren;
  /** Is it what most people want here? */
  first?: boolean;
  quiet?: boolean;
  title?: string;
  children?: ComponentChildren;
}

/** Something to press. */
export function Button({ words, first, quiet, title, children, ...pressing }: Props) {
  const kind = first ? "button first" : quiet ? "button quiet" : "button";
  return (
    <button {...attributes(pressing)} class={kind} title={title}>
      {words}
      {children}
    </button>
  );
}

interface IconProps extends Pressing {
  /** What it does, for those who listen and those who point. */
  label: string;
  icon: ComponentChildren;
  quiet?: boolean;
}

/** A button that shows a sign only. */
export function IconButton({ label, icon, quiet, ...pressing }: IconProps) {
  const kind = quiet ? "button quiet square" : "button square";
  return (
    <button {...attributes(pressing)} class={kind} aria-label={label} title={label}>
      {icon}
    </button>
  );
}

/** One of several small things to choose. */
export function Chip({ words, on, act }: { words: ComponentChildren; on?: boolean; act(): void }) {
  return (
    <button type="button" class="chip" aria-pressed={on} onClick={act}>
      {words}
    </button>
  );
}

/** Is somebody typing words just now? */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("input:not([type=radio]), select, textarea, dialog");
}

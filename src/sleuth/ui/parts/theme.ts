/** Light or dark: as the device says, until the person says otherwise. */
export type Theme = "light" | "dark";

const KEY = "sleuth.theme";
const asks = "(prefers-color-scheme: dark)";

function chosen(): Theme | null {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : null;
}

function ofDevice(): Theme {
  return window.matchMedia?.(asks).matches ? "dark" : "light";
}

export function theme(): Theme {
  return chosen() ?? ofDevice();
}

function show(): void {
  document.documentElement.dataset.theme = theme();
}

/** Show the theme now, and follow the device while nothing was chosen. */
export function startTheme(): void {
  show();
  window.matchMedia?.(asks).addEventListener("change", show);
}

/** The other one; choosing what the device says anyway forgets the choice. */
export function switchTheme(): Theme {
  const next: Theme = theme() === "dark" ? "light" : "dark";
  if (next === ofDevice()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  show();
  return next;
}

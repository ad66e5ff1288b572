import { useState } from "preact/hooks";
import { t } from "../words/texts";
import { IconButton } from "./button";
import { MoonIcon, SunIcon } from "./drawn/icons";
import { switchTheme, theme } from "./theme";

export function ThemeSwitch() {
  const [now, set] = useState(theme());
  const label = t(now === "dark" ? "house.lighter" : "house.darker");
  return (
    <IconButton label={label} icon={now === "dark" ? <SunIcon /> : <MoonIcon />} quiet act={() => set(switchTheme())} />
  );
}

import { BulbIcon, ClockIcon, HomeIcon, ListIcon, PeopleIcon } from "../parts/drawn/icons";
import { t } from "../words/texts";

const DOORS = [
  ["/", "hall.door", HomeIcon],
  ["/tables", "hall.tables", ClockIcon],
  ["/friends", "hall.friends", PeopleIcon],
  ["/puzzles", "hall.puzzles", BulbIcon],
  ["/games", "hall.games", ListIcon],
] as const;

/** On a phone: the rooms of the hall, within reach of a thumb. */
export function Doors({ at }: { at: string }) {
  return (
    <nav class="doors" aria-label={t("hall.doors")}>
      {DOORS.map(([path, code, Icon]) => (
        <a key={path} href={path} aria-current={path === at ? "page" : undefined}>
          <Icon />
          {t(code)}
        </a>
      ))}
    </nav>
  );
}

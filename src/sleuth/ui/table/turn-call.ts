/** Calls somebody who looks elsewhere: the title, a sound, and a notification where it is permitted. */

import { useEffect, useRef } from "preact/hooks";
import { notify } from "../parts/notifications";
import { chime } from "../parts/sound";
import { t } from "../words/texts";

/** The title says when it is my turn; the moment it becomes mine there is a sound. */
export function useTurnCall(mine: boolean, game: string, due: string): void {
  const before = useRef(mine);
  const title = mine ? `● ${t("turn.yours")} ${t("house.name")}` : t("house.name");
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = t("house.name");
    };
  }, [title]);
  useEffect(() => {
    if (mine && !before.current) {
      chime();
      notify(t("notice.turn", { game }), due);
    }
    before.current = mine;
  }, [mine]);
}

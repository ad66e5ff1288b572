/** Calls somebody who looks elsewhere: the title, a sound, and a notification where it is permitted. */

import { useEffect, useRef } from "preact/hooks";
import { notify } from "../parts/call/notifications";
import { chime } from "../parts/call/sound";
import { t } from "../words/texts";

/** What the title says to one whose turn it is, or who is asked something. */
function titleFor(mine: boolean, asked: boolean): string {
  const sign = asked ? `? ${t("question.title")} ` : mine ? `● ${t("turn.yours")} ` : "";
  return sign + t("house.name");
}

/** The title says when it is my turn or when I am asked; the moment it becomes mine there is a sound. */
export function useTurnCall(mine: boolean, asked: boolean, game: string, due: string): void {
  const before = useRef(mine);
  const title = titleFor(mine, asked);
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

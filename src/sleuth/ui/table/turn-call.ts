/** Calls somebody who looks elsewhere: the title, a sound, and a notification where it is permitted. */
import { useEffect, useRef } from "preact/hooks";
import { isOn, setDevice } from "../parts/device-settings";
import { chime } from "../parts/sound";
import { t } from "../words/texts";

const can = typeof Notification !== "undefined";

export type Permission = "granted" | "denied" | "default" | "never";

export function permission(): Permission {
  return can && window.isSecureContext ? Notification.permission : "never";
}

/** Ask the browser for permission, and remember what was answered. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "never") return "never";
  const answer = await Notification.requestPermission();
  setDevice("notify", answer === "granted");
  return answer;
}

function notify(title: string, body: string): void {
  if (!isOn("notify") || permission() !== "granted" || !document.hidden) return;
  const note = new Notification(title, { body, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

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

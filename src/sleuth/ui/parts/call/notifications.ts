/** Notifications of the browser, where they are permitted and wanted. */

import { isOn, setDevice } from "../device/device-settings";

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

export function notify(title: string, body: string): void {
  if (!isOn("notify") || permission() !== "granted" || !document.hidden) return;
  const note = new Notification(title, { body, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

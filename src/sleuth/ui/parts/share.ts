/** Something to show around: by the device's own way of sharing, or copied where it has none. */
import { t } from "../words/texts";
import { copy } from "./copy-field";

/** Whoever thinks better of it has not shared, and nothing went wrong. */
const changedMind = (wrong: unknown): boolean => wrong instanceof DOMException && wrong.name === "AbortError";

export async function share(text: string): Promise<void> {
  if (!navigator.canShare?.({ text })) return copy(text, t("share.copied"));
  try {
    await navigator.share({ text });
  } catch (wrong) {
    if (!changedMind(wrong)) await copy(text, t("share.copied"));
  }
}

/** Who I am to the house: asked once, then remembered by the server's cookie. */
import { useEffect } from "preact/hooks";
import { sharedValue } from "../parts/shared-value";
import { attempt } from "../parts/toast";
import { t } from "../words/texts";
import { api, type Me } from "./api";

const me = sharedValue<Me | null>(null);

/** A name to begin with, so that one click is enough. */
function firstName(figure: number): string {
  return t(`figure.${figure}`);
}

let asking: Promise<void> | null = null;

/** However many look, the house is asked once. */
async function loadMe(): Promise<void> {
  if (me.now()) return;
  asking ??= reloadMe().finally(() => (asking = null));
  await asking;
}

/** Ask the house again who I am. */
export async function reloadMe(): Promise<void> {
  const found = await attempt(api.me());
  if (found) me.change(found);
}

/** Whoever presses a button before the house has said who they are keeps the name they have. */
async function isKnown(): Promise<boolean> {
  if (me.now()) return false;
  await reloadMe();
  return !!me.now()?.name;
}

/** Take this name and figure, if they are new. */
export async function becomeMe(name: string, figure: number): Promise<boolean> {
  if (await isKnown()) return true;
  const said = name.trim() || firstName(figure);
  const answer = await attempt(api.call(said, figure));
  if (answer) me.change(answer);
  return answer !== undefined;
}

/** Who I am, as far as it is known already. */
export const profile = (): Me | null => me.now();

export function useMe(): Me | null {
  const known = me.use();
  useEffect(() => void loadMe(), []);
  return known && (known.name ? known : { ...known, name: firstName(known.figure) });
}

/** Who I am to the house: asked once, then remembered by the server's cookie. */
import { useEffect, useState } from "preact/hooks";
import { attempt } from "../parts/toast";
import { t } from "../words/texts";
import { api, type Me } from "./api";

let me: Me | null = null;
const listeners = new Set<(me: Me | null) => void>();

function become(next: Me): void {
  me = next;
  for (const tell of listeners) tell(me);
}

/** A name to begin with, so that one click is enough. */
function firstName(figure: number): string {
  return t(`figure.${figure}`);
}

async function loadMe(): Promise<void> {
  if (!me) await reloadMe();
}

/** Ask the house again who I am. */
export async function reloadMe(): Promise<void> {
  const found = await attempt(api.me());
  if (found) become(found);
}

/** Take this name and figure, if they are new. */
export async function becomeMe(name: string, figure: number): Promise<boolean> {
  const said = name.trim() || firstName(figure);
  const answer = await attempt(api.call(said, figure));
  if (answer) become(answer);
  return answer !== undefined;
}

export function useMe(): Me | null {
  const [known, set] = useState(me);
  useEffect(() => {
    listeners.add(set);
    void loadMe();
    return () => void listeners.delete(set);
  }, []);
  return known && (known.name ? known : { ...known, name: firstName(known.figure) });
}

import type { Held } from "../../../../ui/parts/drag";
import type { Chosen } from "../choose";
import { CardFace } from "./card";

/** A card under the finger. */
export function Ghost({ held, turned }: { held: Held<Chosen> | null; turned: boolean }) {
  if (!held?.moved) return null;
  return (
    <div class="xc-ghost" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <CardFace card={held.one.card} turned={turned} />
    </div>
  );
}

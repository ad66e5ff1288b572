import type { Held } from "../../../ui/parts/drag";
import { PegPicture } from "./pegs";
import type { Options } from "./types.gen";

/** A peg: from the tray, or from a hole. */
export interface Peg {
  colour: number;
  from: number | null;
}

/** A peg in the hand. */
export function Ghost({ options, held }: { options: Options; held: Held<Peg> | null }) {
  if (!held?.moved) return null;
  return (
    <div class="ghost" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <PegPicture options={options} colour={held.one.colour} />
    </div>
  );
}

/** Which rows prove the cross that was tapped: the pad says it, the board shows it. */
import { passingValue } from "../../../ui/parts/shared-value";

export interface Proof {
  hole: number;
  colour: number;
  rows: readonly number[];
}

export const [useProof, prove] = passingValue<Proof | null>(null);

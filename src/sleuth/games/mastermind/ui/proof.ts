/** Which rows prove the cross that was tapped: the pad says it, the board shows it. */
import { between } from "../../../ui/parts/shared-value";

export interface Proof {
  hole: number;
  colour: number;
  rows: readonly number[];
}

export const [useProof, prove] = between<Proof | null>(null);

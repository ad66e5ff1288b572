/** What is looked at: one used card, or those that prove a mark. The pad sets it, the board shows it. */
import { passingValue } from "../../../ui/parts/shared-value";

export interface Focus {
  /** The used card whose answers stand on the tiles; none: the newest. */
  readonly card: number | null;
  /** The mark whose proof is told, and the answers and spoken guesses that prove it. */
  readonly proof: { mark: string; answers: readonly (readonly [number, number])[]; tries: readonly number[] } | null;
}

const NOWHERE: Focus = { card: null, proof: null };
const [use, change] = passingValue(NOWHERE);

export const useFocus = use;

export function lookAt(part: Partial<Focus>): void {
  change((now) => ({ ...now, ...part }));
}

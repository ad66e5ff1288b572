import { memo } from "../../../../ui/parts/memo";
import { sharedValue } from "../../../../ui/parts/shared-value";
import type { Notes } from "../types.gen";
import { place } from "./chart";

const theirs = sharedValue(false);

/** Does Mister X look at what the detectives suppose, and not at where they can be next? */
export const useTheirHeat = (): boolean => theirs.use();
export const showTheirHeat = (on: boolean): void => theirs.change(on);

/** By how many detectives each station can be reached in their next turn. */
export function counted(reach: Notes["reach"]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const station of reach.flat()) found.set(station, (found.get(station) ?? 0) + 1);
  return found;
}

/** Where detectives can be next, flat under the lines: one of them, or two and more. */
export const ReachShade = memo(({ reach }: { reach: Notes["reach"] | null }) => (
  <g class="yard-reach" aria-hidden="true">
    {[...counted(reach ?? [])].map(([station, n]) => (
      <circle key={station} class={n > 1 ? "more" : undefined} cx={place(station).x} cy={place(station).y} r="28" />
    ))}
  </g>
));

/** The detectives who can be on a station after their next turn. */
export function threats(reach: Notes["reach"], station: number): readonly number[] {
  return reach.flatMap((stations, i) => (stations.includes(station) ? [i + 1] : []));
}

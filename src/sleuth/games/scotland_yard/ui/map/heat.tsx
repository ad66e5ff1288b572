import { memo } from "../../../../ui/parts/memo";
import { sharedValue } from "../../../../ui/parts/shared-value";
import type { Notes } from "../types.gen";
import { place } from "./chart";

const wanted = sharedValue(true);

/** Is it shown where he may be? */
export const useHeat = (): boolean => wanted.use();
export const flipHeat = (): void => wanted.change((on) => !on);

/** A soft light whose middle is the warmest. */
const Glow = () => (
  <radialGradient id="yard-glow">
    <stop class="glow-stop" offset="0" stop-opacity="0.72" />
    <stop class="glow-stop" offset="0.45" stop-opacity="0.38" />
    <stop class="glow-stop" offset="1" stop-opacity="0" />
  </radialGradient>
);

/** Where he may be, under lines and numbers: the more journeys end there, the warmer. */
export const Heat = memo(({ notes }: { notes: Notes | null }) => {
  if (!notes) return <g />;
  const most = Math.max(1, ...notes.counts);
  return (
    <g class="yard-heat" aria-hidden="true">
      <defs>
        <Glow />
      </defs>
      {notes.stations.map((station, i) => {
        const { x, y } = place(station);
        const share = Math.sqrt(notes.counts.length ? notes.counts[i]! / most : 0.5);
        const size = (30 + 22 * share).toFixed(1);
        return <circle key={station} cx={x} cy={y} r={size} fill="url(#yard-glow)" opacity={0.3 + 0.7 * share} />;
      })}
    </g>
  );
});

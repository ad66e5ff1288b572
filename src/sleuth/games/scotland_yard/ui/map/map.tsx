import { useRef } from "preact/hooks";
import type { SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import type { Notes, View } from "../types.gen";
import { framing, scaleOf, viewBox } from "./camera";
import { place } from "./chart";
import { Legend } from "./legend";
import { Detective, Ghost, MisterX } from "./pawns";
import { useSight } from "./sight";
import { type TargetProps, Targets } from "./targets";
import { Town } from "./town";
import { useMapKeys, Zoom } from "./zoom";

/** Half of what a finger covers, in pixels. */
const FINGER = 22;

type Props = SeatProps<View, Notes> & TargetProps;

/** Where Mister X stands as far as this seat knows. */
export function mister(view: View): number | null {
  const { board, trail } = view;
  if (trail.length) return trail.at(-1)!;
  if (board.log.length) return board.log.at(-1)!.at;
  return board.options.version === "beginner" ? 82 : null;
}

/** Where he may be: the more journeys end there, the warmer. */
function Heat({ notes, size }: { notes: Notes | null; size: number }) {
  if (!notes) return null;
  const most = Math.max(1, ...notes.counts);
  return (
    <g class="yard-heat" aria-hidden="true">
      {notes.stations.map((station, i) => {
        const { x, y } = place(station);
        const share = notes.counts.length ? notes.counts[i]! / most : 1;
        return (
          <circle key={station} cx={x} cy={y} r={((15 + 7 * share) * size).toFixed(1)} opacity={0.25 + 0.5 * share} />
        );
      })}
    </g>
  );
}

function Marks({ marks }: { marks: Props["marks"] }) {
  return (
    <g class="yard-marks" aria-hidden="true">
      {Object.entries(marks).map(([station, mark]) => {
        const { x, y } = place(Number(station));
        if (mark === "x") return <path key={station} d={`M${x - 10} ${y - 10}l20 20m0-20l-20 20`} />;
        return mark === "o" ? <circle key={station} cx={x} cy={y} r="15" /> : null;
      })}
    </g>
  );
}

/** Pawns and stations that can be pressed keep a size at which their numbers can be read. */
const LEGIBLE = 0.9;

const LARGEST = 1.7;

interface PawnProps extends Pick<Props, "view" | "name" | "mine"> {
  at: number | null;
  size: number;
  classic: boolean;
}

/** Everybody on the map; two on one station stand beside each other. */
function Pawns({ view, name, mine, at, size, classic }: PawnProps) {
  const { board } = view;
  const known = board.log.length ? board.log.at(-1)!.at !== null : !classic;
  return (
    <>
      {board.posts.map((station, i) => (
        <Detective
          key={i}
          seat={i + 1}
          station={station}
          aside={station === at ? 1 : 0}
          size={size}
          name={name(i + 1)}
          mine={mine(i + 1)}
          waits={board.todo.includes(i + 1)}
          classic={classic}
        />
      ))}
      {at !== null && (
        <MisterX station={at} aside={board.posts.includes(at) ? -1 : 0} size={size} unseen={!known} classic={classic} />
      )}
    </>
  );
}

/** The map with everybody on it. */
export function MapOfLondon(props: Props) {
  const { view, seat, notes, stops, marks, reachable, table } = props;
  const { board } = view;
  const classic = board.options.version === "classic";
  const svg = useRef<SVGSVGElement>(null);
  const at = mister(view);
  const own = seat === 0 || seat === null ? at : (board.posts[seat - 1] ?? null);
  const wanted = { id: table.id, own, stands: [at, ...board.posts], reachable };
  const { camera, set, glide, dragged, shape, near } = useSight(svg, wanted);
  const scale = scaleOf(camera, shape);
  const size = Math.min(LARGEST, Math.max(1, LEGIBLE / scale));
  const closer = (stations: readonly number[]) => {
    const next = framing(stations.map(place), 5, shape);
    if (next.zoom <= camera.zoom) return false;
    glide(next);
    return true;
  };
  useMapKeys(set, near);
  const touch = { svg, classic, finger: FINGER / scale, size, dragged, closer };
  const from = own ?? 0;
  return (
    <div class="yard-map" data-guide="map">
      <svg ref={svg} viewBox={viewBox(camera)} role="group" aria-label={t("scotland-yard.map")}>
        <Town classic={classic} />
        <Heat notes={notes} size={size} />
        <Marks marks={marks} />
        {from > 0 && stops.map((to, i) => <Ghost key={i} from={i === 0 ? from : stops[i - 1]!} to={to} />)}
        <Targets {...props} {...touch} />
        <Pawns {...props} at={at} size={size} classic={classic} />
      </svg>
      <div class="yard-bar">
        <Legend classic={classic} />
        <Zoom camera={camera} set={set} near={near} />
      </div>
    </div>
  );
}

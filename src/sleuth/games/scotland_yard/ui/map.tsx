import { useRef } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { useKeys } from "../../../ui/parts/keys";
import { t } from "../../../ui/words/texts";
import { type Camera, CLOSEST, framing, scaleOf, viewBox, zoomed } from "./camera";
import { place } from "./chart";
import { Legend } from "./legend";
import { Detective, Ghost, MisterX } from "./pawns";
import { useSight } from "./sight";
import { type TargetProps, Targets } from "./targets";
import { Town } from "./town";
import type { Notes, View } from "./types.gen";

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

/** Plus and minus zoom, C looks at one's own surroundings. */
function useMapKeys(set: (next: (camera: Camera) => Camera) => void, near: () => void): void {
  useKeys(({ key }) => {
    if (key === "+") set((now) => zoomed(now, 1.5));
    else if (key === "-") set((now) => zoomed(now, 1 / 1.5));
    else if (key.toLowerCase() === "c") near();
  });
}

function Zoom({ camera, set, near }: { camera: Camera; set(next: (camera: Camera) => Camera): void; near(): void }) {
  return (
    <div class="yard-zoom" role="group" aria-label={t("scotland-yard.zoom")}>
      <button
        type="button"
        class="button square"
        aria-label={t("scotland-yard.zoom.in")}
        disabled={camera.zoom >= CLOSEST}
        onClick={() => set((now) => zoomed(now, 1.5))}
      >
        +
      </button>
      <button
        type="button"
        class="button square"
        aria-label={t("scotland-yard.zoom.out")}
        disabled={camera.zoom <= 1}
        onClick={() => set((now) => zoomed(now, 1 / 1.5))}
      >
        −
      </button>
      <button
        type="button"
        class="button square"
        data-guide="near"
        aria-label={t("scotland-yard.zoom.near")}
        title={t("scotland-yard.zoom.near")}
        onClick={near}
      >
        ◎
      </button>
    </div>
  );
}

/** Pawns and stations that can be pressed keep a size at which their numbers can be read. */
const LEGIBLE = 0.9;
const LARGEST = 1.7;

/** The map with everybody on it. */
export function MapOfLondon(props: Props) {
  const { view, seat, notes, stops, marks, reachable, table, name, mine } = props;
  const { board } = view;
  const classic = board.options.version === "classic";
  const svg = useRef<SVGSVGElement>(null);
  const at = mister(view);
  const own = seat === 0 || seat === null ? at : (board.posts[seat - 1] ?? null);
  const { camera, set, glide, dragged, shape, near } = useSight(svg, {
    id: table.id,
    own,
    stands: [at, ...board.posts],
    reachable,
  });
  const scale = scaleOf(camera, shape);
  const size = Math.min(LARGEST, Math.max(1, LEGIBLE / scale));
  const known = board.log.length ? board.log.at(-1)!.at !== null : !classic;
  const closer = (stations: readonly number[]) => {
    const next = framing(stations.map(place), 5, shape);
    if (next.zoom <= camera.zoom) return false;
    glide(next);
    return true;
  };
  useMapKeys(set, near);
  const from = own ?? 0;
  return (
    <div class="yard-map" data-guide="map">
      <svg ref={svg} viewBox={viewBox(camera)} role="group" aria-label={t("scotland-yard.map")}>
        <Town classic={classic} />
        <Heat notes={notes} size={size} />
        <Marks marks={marks} />
        {from > 0 && stops.map((to, i) => <Ghost key={i} from={i === 0 ? from : stops[i - 1]!} to={to} />)}
        <Targets
          {...props}
          svg={svg}
          classic={classic}
          finger={FINGER / scale}
          size={size}
          dragged={dragged}
          closer={closer}
        />
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
          <MisterX
            station={at}
            aside={board.posts.includes(at) ? -1 : 0}
            size={size}
            unseen={!known}
            classic={classic}
          />
        )}
      </svg>
      <div class="yard-bar">
        <Legend classic={classic} />
        <Zoom camera={camera} set={set} near={near} />
      </div>
    </div>
  );
}

import { useEffect, useRef } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/texts";
import { CLOSEST, following, framing, useCamera, viewBox, WHOLE, zoomed, type Camera } from "./camera";
import { place, STATIONS, stopsAt, WIDE } from "./chart";
import { NEXT, type Mark } from "./marks";
import { Detective, Ghost, MisterX } from "./pawns";
import { Town } from "./town";
import type { Notes, View } from "./types.gen";

/** Half of what a finger covers, in pixels. */
const FINGER = 22;

interface Props extends SeatProps<View, Notes> {
  reachable: ReadonlySet<number>;
  stops: readonly number[];
  marking: boolean;
  marks: Readonly<Record<string, string>>;
  press(station: number): void;
  mark(station: number, mark: Mark): void;
}

/** Where Mister X stands as far as this seat knows. */
export function mister(view: View): number | null {
  const { board, trail } = view;
  if (trail.length) return trail.at(-1)!;
  if (board.log.length) return board.log.at(-1)!.at;
  return board.options.version === "beginner" ? 82 : null;
}

/** Whoever moves first looks at their own piece and those about it. */
function start({ view, seat }: Props): Camera {
  if (innerWidth > 900) return WHOLE;
  const mine = seat === null ? null : seat === 0 ? mister(view) : (view.board.posts[seat - 1] ?? null);
  return mine === null ? WHOLE : framing([place(mine)], 3.2);
}

/** Where he may be: the more journeys end there, the warmer. */
function Heat({ notes }: { notes: Notes | null }) {
  if (!notes) return null;
  const most = Math.max(1, ...notes.counts);
  return (
    <g class="yard-heat" aria-hidden="true">
      {notes.stations.map((station, i) => {
        const { x, y } = place(station);
        const share = notes.counts.length ? notes.counts[i]! / most : 1;
        return <circle key={station} cx={x} cy={y} r={15 + 7 * share} opacity={0.25 + 0.5 * share} />;
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

/** How far round a station a press counts: a finger wide where the neighbours leave room. */
function touchable(station: number, open: readonly number[], finger: number): number {
  const { x, y } = place(station);
  const gaps = open.filter((one) => one !== station).map((one) => Math.hypot(place(one).x - x, place(one).y - y));
  return Math.max(13.5, Math.min(finger, ...gaps.map((gap) => gap / 2)));
}

/** Only what can be pressed is a button. */
function Targets({ reachable, stops, marking, marks, press, mark, dragged, finger }: Props & { dragged(): boolean; finger: number }) {
  const open = marking ? STATIONS : [...reachable].sort((a, b) => a - b);
  const act = (station: number) => {
    if (dragged()) return;
    if (marking) mark(station, NEXT[(marks[station] ?? "") as Mark]);
    else press(station);
  };
  return (
    <g class={marking ? "yard-targets marking" : "yard-targets"}>
      {open.map((station) => {
        const { x, y } = place(station);
        const ways = [...stopsAt[station]!].map((way) => `scotland-yard.way.${way}`);
        return (
          <g
            key={station}
            class={stops.includes(station) ? "target on" : "target"}
            data-station={station}
            data-guide={`station-${station}`}
            role="button"
            tabindex={0}
            aria-pressed={stops.includes(station)}
            aria-label={t("scotland-yard.station", { at: station, ways })}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            onClick={() => act(station)}
            onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), event.stopPropagation(), act(station))}
          >
            <circle class="touch" r={touchable(station, open, finger).toFixed(1)} />
            <circle class="ring" r="15.5" />
          </g>
        );
      })}
    </g>
  );
}

function Zoom({ camera, set, near }: { camera: Camera; set(next: (camera: Camera) => Camera): void; near(): void }) {
  return (
    <div class="yard-zoom" role="group" aria-label={t("scotland-yard.zoom")}>
      <button class="button square" aria-label={t("scotland-yard.zoom.in")} disabled={camera.zoom >= CLOSEST} onClick={() => set((now) => zoomed(now, 1.5))}>
        +
      </button>
      <button class="button square" aria-label={t("scotland-yard.zoom.out")} disabled={camera.zoom <= 1} onClick={() => set((now) => zoomed(now, 1 / 1.5))}>
        −
      </button>
      <button class="button square" data-guide="near" aria-label={t("scotland-yard.zoom.near")} title={t("scotland-yard.zoom.near")} onClick={near}>
        ◎
      </button>
    </div>
  );
}

/** The map with everybody on it. */
export function MapOfLondon(props: Props) {
  const { view, seat, notes, stops, marks, name, mine } = props;
  const { board } = view;
  const classic = board.options.version === "classic";
  const svg = useRef<SVGSVGElement>(null);
  const { camera, set, dragged, shape } = useCamera(svg, start(props));
  const at = mister(view);
  const known = board.log.length ? board.log.at(-1)!.at !== null : !classic;
  const own = seat === 0 ? at : seat !== null ? (board.posts[seat - 1] ?? null) : at;
  const about = [own, at, ...props.reachable].filter((one) => one !== null);
  const near = () => set(framing(about.map(place), 5, shape()));
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.target as Element).closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey) return;
      if (event.key === "+") set((now) => zoomed(now, 1.5));
      else if (event.key === "-") set((now) => zoomed(now, 1 / 1.5));
      else if (event.key.toLowerCase() === "c") near();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  useEffect(() => {
    if (own !== null) set((now) => following(now, place(own)));
  }, [own]);
  const from = own ?? 0;
  return (
    <div class="yard-map" data-guide="map">
      <svg ref={svg} viewBox={viewBox(camera)} class={camera.zoom > 1.9 ? "near" : "far"} role="group" aria-label={t("scotland-yard.map")}>
        <Town classic={classic} />
        <Heat notes={notes} />
        <Marks marks={marks} />
        {from > 0 && stops.map((to, i) => <Ghost key={i} from={i === 0 ? from : stops[i - 1]!} to={to} />)}
        {board.posts.map((station, i) => (
          <Detective key={i} seat={i + 1} station={station} name={name(i + 1)} mine={mine(i + 1)} waits={board.todo.includes(i + 1)} classic={classic} />
        ))}
        {at !== null && <MisterX station={at} unseen={!known} classic={classic} />}
        <Targets {...props} dragged={dragged} finger={(FINGER * WIDE) / camera.zoom / shape().wide} />
      </svg>
      <Zoom camera={camera} set={set} near={near} />
    </div>
  );
}

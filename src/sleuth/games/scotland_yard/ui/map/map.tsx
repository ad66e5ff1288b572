import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { SeatProps } from "../../../../ui/games";
import { useNarrow } from "../../../../ui/parts/narrow";
import { t } from "../../../../ui/words/texts";
import type { Notes, View } from "../types.gen";
import { kept, viewBox } from "./camera";
import { place } from "./chart";
import { Chase, useRoute } from "./chase";
import { Heat, useHeat } from "./heat";
import { Detective, Ghost, MisterX } from "./pawns";
import { ReachShade, useTheirHeat } from "./reach";
import { useSight } from "./sight";
import { sizesOf } from "./sizes";
import { SmallMap } from "./small-map";
import { type TargetProps, Targets } from "./targets";
import { Ground, Town } from "./town";
import { useMapKeys, Zoom } from "./zoom";

const NOWHERE: readonly number[] = [];

type Props = SeatProps<View, Notes> & TargetProps;

/** Where Mister X stands as far as this seat knows. */
export function mister(view: View): number | null {
  const { board, trail } = view;
  if (trail.length) return trail.at(-1)!;
  if (board.log.length) return board.log.at(-1)!.at;
  return board.options.version === "beginner" ? 82 : null;
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

/** Where he was seen last, for those who may not know where he is: a hat without a man, and the field. */
function LastSeen({ view, size }: { view: View; size: number }) {
  const { log } = view.board;
  const field = log.findLastIndex((one) => one.at !== null);
  if (field < 0 || field === log.length - 1 || view.trail.length || view.board.over) return null;
  const { x, y } = place(log[field]!.at!);
  const words = t("scotland-yard.pawn.was", { at: log[field]!.at!, n: field + 1 });
  return (
    <g class="yard-seen" transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`} role="img" aria-label={words}>
      <circle class="seen-ring" r="18" />
      <g transform="translate(-20 -27)">
        <rect x="-20" y="-9" width="40" height="17" rx="8.500" />
        <text y="4">X {field + 1}</text>
      </g>
    </g>
  );
}

/** What the camera follows, and what a finger meets. */
function useMap(props: Props, svg: RefObject<SVGSVGElement | null>, path: readonly number[]) {
  const { view, seat, reachable, table } = props;
  const { board } = view;
  const at = mister(view);
  const own = seat === 0 || seat === null ? at : (board.posts[seat - 1] ?? null);
  const sight = useSight(svg, { id: table.id, own, stands: [at, ...board.posts], reachable, path });
  const { camera, set, glide, dragged, shape, near, follows } = sight;
  const { size, number, finger, closer } = sizesOf(sight);
  useMapKeys(set, near);
  const classic = board.options.version === "classic";
  const touch = { svg, classic, finger, size, dragged, closer };
  return { at, own, camera, set, glide, shape, near, follows, size, touch, classic, number };
}

/** What lies under lines and numbers: where he may be; for himself where they can be next, or what they suppose. */
function useUnder({ notes, seat, view }: Props): { heat: Notes | null; reach: Notes["reach"] | null } {
  const [warm, theirs] = [useHeat(), useTheirHeat()];
  if (!notes || view.board.over) return { heat: null, reach: null };
  if (seat !== 0) return { heat: warm ? notes : null, reach: null };
  return theirs ? { heat: notes, reach: null } : { heat: null, reach: notes.reach };
}

/** In a few words, for a phone: on how many stations he may be. */
function smallWords({ notes, seat, view }: Props): string | null {
  if (!notes?.stations.length || view.board.over) return null;
  return t(seat === 0 ? "scotland-yard.small-map.think" : "scotland-yard.small-map.left", { n: notes.stations.length });
}

/** The town in small, and what looks closer or further away. */
function Looking(props: Props & { map: ReturnType<typeof useMap>; lit: readonly number[] }) {
  const { view, map, lit } = props;
  const small = useNarrow() && !view.board.over;
  return (
    <>
      {small && (
        <SmallMap view={view} {...map} lit={lit} words={smallWords(props)} look={(to) => map.glide(kept(to))} />
      )}
      <div class="yard-bar">
        <Zoom {...map} />
      </div>
    </>
  );
}

/** The map with everybody on it; what is only supposed lies under lines and numbers. */
export function MapOfLondon(props: Props) {
  const { view, stops, marks } = props;
  const svg = useRef<SVGSVGElement>(null);
  const path = useRoute(props);
  const over = view.board.over !== null;
  const map = useMap(props, svg, over ? path : NOWHERE);
  const { at, own, camera, size, touch, classic, number } = map;
  const { heat, reach } = useUnder(props);
  const from = own ?? 0;
  return (
    <div class={over ? "yard-map over" : "yard-map"} data-guide="map" style={{ "--number": `${number.toFixed(2)}px` }}>
      <svg ref={svg} viewBox={viewBox(camera)} role="group" aria-label={t("scotland-yard.map")}>
        <Ground />
        <Heat notes={heat} />
        <ReachShade reach={reach} />
        <Town classic={classic} />
        {over && <Chase view={view} path={path} />}
        <Marks marks={marks} />
        <LastSeen view={view} size={size} />
        {from > 0 && stops.map((to, i) => <Ghost key={i} from={i === 0 ? from : stops[i - 1]!} to={to} n={i} />)}
        <Targets {...props} {...touch} />
        <Pawns {...props} at={over ? (path.at(-1) ?? at) : at} size={size} classic={classic} />
      </svg>
      <Looking {...props} map={map} lit={heat?.stations ?? reach?.flat() ?? []} />
    </div>
  );
}

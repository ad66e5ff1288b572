import type { RefObject } from "preact";
import { pressedByKey } from "../../../ui/parts/keys";
import { useNarrow } from "../../../ui/parts/narrow";
import { type Mark, nextMark } from "../../../ui/table/marks";
import { t } from "../../../ui/words/texts";
import { under } from "./camera";
import { type Point, place, STATIONS, stopsAt } from "./chart";
import { Disc } from "./town";

export interface TargetProps {
  reachable: ReadonlySet<number>;
  stops: readonly number[];
  marking: boolean;
  marks: Readonly<Record<string, string>>;
  press(station: number): void;
  mark(station: number, mark: Mark): void;
}

interface Props extends TargetProps {
  svg: RefObject<SVGSVGElement | null>;
  classic: boolean;
  /** Half of what a finger covers, on the map. */
  finger: number;
  /** How many times larger than on the map a station is drawn that can be pressed. */
  size: number;
  dragged(): boolean;
  /** Look closer at these stations; false: it cannot be closer. */
  closer(stations: readonly number[]): boolean;
}

/** The stations under a finger, the nearest first. */
export function underFinger(at: Point, open: readonly number[], finger: number): readonly number[] {
  const far = (station: number) => Math.hypot(place(station).x - at.x, place(station).y - at.y);
  return open.filter((station) => far(station) <= finger).sort((a, b) => far(a) - far(b));
}

/** How far round a station a press counts for a mouse: not over its neighbours. */
function apart(station: number, open: readonly number[], finger: number): number {
  const { x, y } = place(station);
  const gaps = open.filter((one) => one !== station).map((one) => Math.hypot(place(one).x - x, place(one).y - y));
  return Math.min(finger, ...gaps.map((gap) => gap / 2));
}

/** Only what can be pressed is a button. The nearest station counts; a finger on two of them looks closer first. */
export function Targets(props: Props) {
  const { reachable, stops, marking, marks, press, mark, svg, classic, finger, size, dragged, closer } = props;
  const small = useNarrow();
  const open = marking ? STATIONS : [...reachable].sort((a, b) => a - b);
  const act = (station: number) => (marking ? mark(station, nextMark(marks[station])) : press(station));
  const tap = (event: MouseEvent, station: number) => {
    if (dragged() || !svg.current) return;
    const [nearest = station, ...others] = underFinger(under(svg.current, event), open, finger);
    const blunt = (event as PointerEvent).pointerType === "touch";
    if (!(blunt && others.length && closer([nearest, ...others]))) act(nearest);
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
            onClick={(event) => tap(event, station)}
            onKeyDown={pressedByKey(() => act(station))}
          >
            <circle class="touch" r={Math.max(13.5, small ? finger : apart(station, open, finger)).toFixed(2)} />
            <g transform={`scale(${marking ? 1 : size.toFixed(2)})`}>
              {!marking && size > 1 && <Disc station={station} classic={classic} />}
              <circle class="halo" r="15.5" />
              <circle class="ring" r="15.5" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

import type { RefObject } from "preact";
import { pressedByKey } from "../../../../ui/parts/keys";
import { useNarrow } from "../../../../ui/parts/narrow";
import { type Mark, nextMark } from "../../../../ui/table/panes/marks";
import { t } from "../../../../ui/words/texts";
import { under } from "./camera";
import { type Point, place, STATIONS, stopsAt } from "./chart";

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

interface TargetOneProps extends Pick<Props, "stops" | "marking" | "size"> {
  station: number;
  /** How far round it a press counts. */
  touch: number;
  tap(event: MouseEvent): void;
  act(): void;
}

function Target({ station, stops, marking, size, touch, tap, act }: TargetOneProps) {
  const { x, y } = place(station);
  const ways = [...stopsAt[station]!].map((way) => `scotland-yard.way.${way}`);
  const on = stops.includes(station);
  return (
    <g
      class={on ? "target on" : "target"}
      data-station={station}
      data-guide={`station-${station}`}
      role="button"
      tabindex={0}
      aria-pressed={on}
      aria-label={t("scotland-yard.station", { at: station, ways })}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onClick={tap}
      onKeyDown={pressedByKey(act)}
    >
      <circle class="touch" r={touch.toFixed(2)} />
      <g transform={`scale(${marking ? 1 : size.toFixed(2)})`}>
        {marking ? (
          <circle class="ring" r="15.5" />
        ) : (
          <>
            <circle class="halo" r="22" />
            <circle class="ring" r="17" />
            <text y="0.36em">{station}</text>
          </>
        )}
      </g>
    </g>
  );
}

/** Only what can be pressed is a button. The nearest station counts; a finger on two of them looks closer first. */
export function Targets(props: Props) {
  const { reachable, marking, marks, press, mark, svg, finger, dragged, closer } = props;
  const small = useNarrow();
  const open = marking ? STATIONS : [...reachable].sort((a, b) => a - b);
  const act = (station: number) => (marking ? mark(station, nextMark(marks[station])) : press(station));
  const tap = (event: MouseEvent, station: number) => {
    if (dragged() || !svg.current) return;
    const [nearest = station, ...others] = underFinger(under(svg.current, event), open, finger);
    const blunt = (event as PointerEvent).pointerType === "touch";
    if (!(blunt && others.length && closer([nearest, ...others]))) act(nearest);
  };
  const touch = (station: number) => Math.max(13.5, small ? finger : apart(station, open, finger));
  const target = (station: number) => ({
    station,
    touch: touch(station),
    tap: (event: MouseEvent) => tap(event, station),
    act: () => act(station),
  });
  return (
    <g class={marking ? "yard-targets marking" : "yard-targets"}>
      {open.map((station) => (
        <Target key={station} {...props} {...target(station)} />
      ))}
    </g>
  );
}

import { useEffect, useRef } from "preact/hooks";
import { useNarrow } from "../../../../ui/parts/narrow";
import { t } from "../../../../ui/words/texts";
import { framing, useCamera, viewBox, WHOLE } from "../map/camera";
import { place, STATIONS } from "../map/chart";
import { Detective, Ghost, MisterX } from "../map/pawns";
import { sizesOf } from "../map/sizes";
import { Targets } from "../map/targets";
import { Ground, Town } from "../map/town";
import { useMapKeys, Zoom } from "../map/zoom";
import type { Prospect } from "../types.gen";
import { assigned, ending, type Piece, type Position } from "./position";

const NOTHING = {};

interface Props {
  position: Position;
  /** The piece that is put somewhere else by the next press; none: a press goes with Mister X. */
  moving: Piece | null;
  /** What he may do in sight. */
  open: ReadonlyMap<number, Prospect>;
  /** What is looked at. */
  chosen: Prospect | null;
  press(station: number): void;
}

/** Where everybody would go. */
function Answer({ position, chosen }: Pick<Props, "position" | "chosen">) {
  const [plan] = chosen?.plans ?? [];
  const ends = plan ? assigned(position.detectives, plan.detectives) : [];
  return (
    <>
      {chosen?.mister_x.map((to) => (
        <Ghost key={to} from={position.x} to={to} n={1} />
      ))}
      {ends.map((to, i) => (
        <Ghost key={i} from={position.detectives[i]!} to={to} n={0} />
      ))}
    </>
  );
}

function Pawns({ position, size }: { position: Position; size: number }) {
  return (
    <>
      {position.detectives.map((station, i) => (
        <Detective
          key={i}
          seat={i + 1}
          station={station}
          aside={station === position.x ? 1 : 0}
          size={size}
          name=""
          mine={false}
          waits={false}
          classic={false}
        />
      ))}
      <MisterX
        station={position.x}
        aside={ending(position) === "caught" ? -1 : 0}
        size={size}
        unseen={false}
        classic={false}
      />
    </>
  );
}

/** The town with a position on it; stations that mean something can be pressed. */
export function ExplorerMap({ position, moving, open, chosen, press }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const seen = useCamera(svg, WHOLE);
  const { camera, set, glide, dragged, shape } = seen;
  const { size, number, finger, closer } = sizesOf(seen);
  const near = () => glide(framing([position.x, ...position.detectives].map(place), 5, shape));
  useMapKeys(set, near);
  const small = useNarrow();
  useEffect(() => {
    if (small && shape.drawn) near();
  }, [small, shape, position]);
  const reachable = new Set(moving === null ? open.keys() : STATIONS);
  return (
    <div class="yard-map explorer-map" style={{ "--number": `${number.toFixed(2)}px` }}>
      <svg ref={svg} viewBox={viewBox(camera)} role="group" aria-label={t("scotland-yard.map")}>
        <Ground />
        <Town classic={false} />
        <Answer position={position} chosen={chosen} />
        <Targets
          {...{ svg, reachable, press, size, finger, dragged, closer }}
          stops={chosen?.mister_x ?? []}
          marking={false}
          marks={NOTHING}
          mark={() => undefined}
          classic={false}
        />
        <Pawns position={position} size={size} />
      </svg>
      <div class="yard-bar">
        <Zoom camera={camera} set={set} near={near} follows={false} />
      </div>
    </div>
  );
}

import { useRef } from "preact/hooks";
import { memo } from "../../../../ui/parts/memo";
import { t } from "../../../../ui/words/texts";
import type { View } from "../types.gen";
import { type Camera, type Shape, scaleOf, under, WHOLE } from "./camera";
import { DRAWN, HIGH, place, WIDE } from "./chart";
import { River } from "./town";

const Streets = memo(() => (
  <>
    <River />
    <path class="small-lines" d={DRAWN.taxi + DRAWN.bus} />
  </>
));

interface Props {
  view: View;
  /** Where Mister X is, as far as it is known here. */
  at: number | null;
  camera: Camera;
  shape: Shape;
  /** The stations that are warm or in reach, which lie under everything. */
  lit: readonly number[];
  /** What stands below it, in a few words. */
  words: string | null;
  look(camera: Camera): void;
}

/** The part of the town that is in sight. */
function Frame({ camera, shape }: Pick<Props, "camera" | "shape">) {
  const scale = scaleOf(camera, shape);
  const [wide, high] = [Math.min(WIDE, shape.wide / scale), Math.min(HIGH, shape.high / scale)];
  const [x, y] = [Math.max(0, camera.x - wide / 2), Math.max(0, camera.y - high / 2)];
  return (
    <rect class="small-frame" x={x.toFixed(1)} y={y.toFixed(1)} width={wide.toFixed(1)} height={high.toFixed(1)} />
  );
}

const Dot = ({ at, kind }: { at: number; kind: string }) => (
  <circle class={`small-dot ${kind}`} cx={place(at).x} cy={place(at).y} r="26" />
);

/** The whole town in a corner of a phone: what is in sight, who is where. A tap looks there, a key at all of it. */
export function SmallMap({ view, at, camera, shape, lit, words, look }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const press = (event: MouseEvent) => {
    const there =
      event.detail && svg.current ? { ...under(svg.current, event), zoom: Math.max(2, camera.zoom) } : WHOLE;
    look(there);
  };
  return (
    <button type="button" class="yard-small" aria-label={t("scotland-yard.small-map")} onClick={press}>
      <svg ref={svg} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <Streets />
        {lit.map((station) => (
          <circle key={station} class="small-lit" cx={place(station).x} cy={place(station).y} r="34" />
        ))}
        {view.board.posts.map((post, i) => (
          <Dot key={i} at={post} kind={`d${i + 1}`} />
        ))}
        {at !== null && <Dot at={at} kind="x" />}
        <Frame camera={camera} shape={shape} />
      </svg>
      {words && <span>{words}</span>}
    </button>
  );
}

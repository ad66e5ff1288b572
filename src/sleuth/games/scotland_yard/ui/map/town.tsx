import { memo } from "../../../../ui/parts/memo";
import { DRAWN, HEAD, HIGH, place, STATIONS, stopsAt, type Way, WIDE } from "./chart";

const THAMES =
  "M1215 506C1150 508 1100 466 1034 464S880 446 800 408S712 400 700 446" +
  "S672 540 694 600S726 690 680 722S560 776 500 800S380 850 330 910";

/** Parks stand where no line runs. */
const PARKS = [
  "M160 440c30-34 96-40 128-14s24 84-10 106-86 22-112-4-26-64-6-88z",
  "M28 452c22-22 60-20 76 4s6 62-18 76-50 10-62-12-14-50 4-68z",
  "M560 842c30-24 92-26 118-4s14 58-20 62-98 6-112-14-6-30 14-44z",
  "M838 636c16-16 44-18 58-2s8 44-10 56-40 8-50-8-10-34 2-46z",
  "M300 84c14-14 44-14 56 2s6 40-12 48-40 2-48-14-6-26 4-36z",
  "M878 796c14-12 40-12 48 4s2 36-14 42-36 2-42-12-2-26 8-34z",
];

/** The Thames. */
export const River = () => <path class="yard-thames" transform={`translate(0 ${HEAD})`} d={THAMES} />;

/** Water and green, quiet behind everything; it runs on under the panels. */
export const Ground = memo(() => (
  <g aria-hidden="true">
    <rect class="yard-ground" x="-1200" y="-900" width={WIDE + 2400} height={HIGH + 1800} />
    <g transform={`translate(0 ${HEAD})`}>
      {PARKS.map((d, i) => (
        <path key={i} class="yard-park" d={d} />
      ))}
    </g>
    <River />
  </g>
));

const Lines = ({ classic }: { classic: boolean }) => (
  <>
    {(["ferry", "underground", "bus", "taxi"] as const).map((way: Way) => (
      <path
        key={way}
        class={`yard-line ${way}${classic || way === "taxi" || way === "bus" ? "" : " unused"}`}
        d={DRAWN[way]}
      />
    ))}
  </>
);

/** A station tells its transports by colour and form: a disc for taxis, corners for buses, a bar for trains. */
export function Disc({ station, classic }: { station: number; classic: boolean }) {
  const ways = stopsAt[station]!;
  const bar = ways.has("underground") && classic;
  return (
    <g class="yard-station">
      {ways.has("bus") && <rect class="corner bus" x="-14" y="-14" width="28" height="28" rx="6.5" />}
      <circle class="disc" r="13" />
      <circle class="plate" r="11.4" />
      {ways.has("underground") && (
        <rect class={bar ? "bar" : "bar unused"} x="-15" y="-8" width="30" height="16" rx="2.5" />
      )}
      <text class={bar ? "number light" : "number"} y="0.36em">
        {station}
      </text>
    </g>
  );
}

interface TownProps {
  classic: boolean;
  /** Only the stations within so much of this one. */
  about?: number;
  within?: number;
}

function near(station: number, { about, within = 0 }: TownProps): boolean {
  if (about === undefined) return true;
  return Math.abs(place(station).x - place(about).x) <= within && Math.abs(place(station).y - place(about).y) <= within;
}

/** Lines and stations: they never change during a match, and lie over all that is supposed. */
export const Town = memo((props: TownProps) => (
  <g class="yard-town" aria-hidden="true">
    <Lines classic={props.classic} />
    {STATIONS.filter((station) => near(station, props)).map((station) => (
      <g key={station} transform={`translate(${place(station).x.toFixed(1)} ${place(station).y.toFixed(1)})`}>
        <Disc station={station} classic={props.classic} />
      </g>
    ))}
  </g>
));

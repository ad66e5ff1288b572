import { numeral, t } from "../../../ui/words/texts";
import { HEIGHT, KEYS, LEFT, PITCH } from "./row";
import type { Options } from "./types.gen";

interface Props {
  options: Options;
  y: number;
  /** How wide the place at the end of a row is. */
  room: number;
  /** How many codes there were at first, before this row, and after it. */
  all: number;
  before: number;
  after: number;
}

/** As much of a bar as there is left to know: a code that is certain has none. */
export const stillToKnow = (left: number, all: number): number => (all > 1 ? Math.log2(left) / Math.log2(all) : 0);

/** What it tells that so many codes are left of so many, to a tenth of a bit. */
export const bitsOf = (before: number, after: number): number => Math.round(Math.log2(before / after) * 10) / 10;

const startOf = (options: Options): number => LEFT + options.pegs * PITCH + KEYS;

/** Is there room for words beside the numbers? */
const isWide = (room: number): boolean => room > 80;

/** What a row told: how many codes it left, how many bits that were, and what is still to know. */
export function Told({ options, y, room, all, before, after }: Props) {
  const left = startOf(options);
  const right = left + room - 2;
  const middle = y + HEIGHT / 2;
  const wide = isWide(room);
  const bits = bitsOf(before, after);
  const words = t("mastermind.told.bits", { bits });
  const bar = { x: left, y: middle + 4, height: "5", rx: "2.5" };
  return (
    <g class="told" role="img" aria-label={t("mastermind.told.words", { n: after, bits: words })}>
      <text class="told-left" x={wide ? left : right} y={middle - 2} data-end={!wide || undefined}>
        {numeral(after)}
      </text>
      {bits > 0 && (
        <text class="told-bits" x={right} y={wide ? middle - 2 : middle + 18} data-end>
          {wide ? `−${words}` : numeral(-bits)}
        </text>
      )}
      <rect class="told-back" {...bar} width={right - left} />
      <rect class="told-bar" {...bar} width={(right - left) * stillToKnow(after, all)} />
    </g>
  );
}

/** How many codes there were before the first row. */
export function AtFirst({ options, room, all }: Pick<Props, "options" | "room" | "all">) {
  const wide = isWide(room);
  const x = startOf(options) + (wide ? 0 : room - 2);
  return (
    <g class="told" role="img" aria-label={t("mastermind.told.first", { n: all })}>
      {wide && (
        <text class="told-bits" x={x} y={25}>
          {t("mastermind.told.codes")}
        </text>
      )}
      <text class="told-left" x={x} y={42} data-end={!wide || undefined}>
        {numeral(all)}
      </text>
    </g>
  );
}

/** How many codes go on as the row that is laid begins. */
export function FitHere({ options, y, room, n }: Pick<Props, "options" | "y" | "room"> & { n: number }) {
  const wide = isWide(room);
  return (
    <text
      class={n ? "told-fit" : "told-fit none"}
      x={startOf(options) + (wide ? 0 : room - 2)}
      y={y + HEIGHT / 2 + 4}
      data-end={!wide || undefined}
    >
      {wide ? t("mastermind.fits.here", { n }) : numeral(n)}
    </text>
  );
}

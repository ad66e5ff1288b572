import type { Worlds } from "../wire/wire.gen";
import { nameAt, type Seated } from "../words/names";
import { t } from "../words/texts";
import { heightOf, pathOf, worldsOf } from "./steps";

const WIDE = 600;
const HIGH = 90;

interface Props {
  match: Seated;
  worlds: Worlds;
  last: number;
  at: number;
  show(step: number): void;
}

/** Whose counts these are: those of one seat, or those of all. */
function whose(match: Seated, worlds: Worlds): number[] {
  return worlds.seat === null ? match.seats.map((seat) => seat.seat) : [worlds.seat];
}

function Words({ match, worlds, last, at }: Omit<Props, "show">) {
  return (
    <ul class="worlds-words">
      {whose(match, worlds).map((seat, place) => {
        const n = worldsOf(worlds, place, last + 1)[at];
        if (n == null) return null;
        const code = n >= worlds.bound ? "replay.left-of-bound" : "replay.left-of";
        return (
          <li key={seat} class={`worlds-${seat % 4}`}>
            <svg class="worlds-key" viewBox="0 0 32 6" aria-hidden="true">
              <path class="worlds-line" d="M0 3H32" />
            </svg>
            {t(code, { who: nameAt(match, seat), n })}
          </li>
        );
      })}
    </ul>
  );
}

/** How many worlds each seat could not tell apart, step by step, on a scale of doublings. */
export function WorldsLine(props: Props) {
  const { match, worlds, last, at, show } = props;
  const seats = whose(match, worlds);
  const all = seats.map((_, place) => worldsOf(worlds, place, last + 1));
  const counts = all.flat();
  const most = Math.max(1, ...counts.map((n) => n ?? 1));
  const known = counts.filter((n) => n !== null && n !== undefined).length;
  if (most <= 1 || 2 * known < counts.length) return null;
  const far = Math.max(1, last);
  const x = (step: number) => (step / far) * WIDE;
  const pressed = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    show(Math.round(((event.clientX - box.left) / box.width) * far));
  };
  return (
    <section class="worlds" aria-label={t("replay.left")}>
      <h2 class="pane-title">{t("replay.left")}</h2>
      <svg viewBox={`-8 -8 ${WIDE + 16} ${HIGH + 16}`} preserveAspectRatio="none" aria-hidden="true" onClick={pressed}>
        <path class="worlds-floor" d={`M0 ${HIGH}H${WIDE}`} />
        <path class="worlds-now" d={`M${x(at)} -8V${HIGH + 8}`} />
        {all.map((line, i) => (
          <g key={i} class={`worlds-${seats[i]! % 4}`}>
            <path class="worlds-line" d={pathOf(line, most, WIDE, HIGH)} />
            {line[at] != null && <path class="worlds-dot" d={`M${x(at)} ${(1 - heightOf(line[at], most)) * HIGH}h0`} />}
          </g>
        ))}
      </svg>
      <Words {...props} />
    </section>
  );
}

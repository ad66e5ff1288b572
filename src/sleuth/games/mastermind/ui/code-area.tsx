import { t } from "../../../ui/words/texts";
import type { Draft, Step } from "./compose";
import type { Peg } from "./ghost";
import { colourCode, namesOf } from "./pegs";
import { HEIGHT, holeX, KEYS, LEFT, PegOrHole, PITCH } from "./row";
import type { Options } from "./types.gen";

/** The code, and the row or the code that is being filled. */
export interface CodeProps {
  options: Options;
  /** The code, where it is known to whoever looks. */
  code: readonly number[] | null;
  /** Does everybody see it? */
  open: boolean;
  /** Is it the code of whoever looks, and not only lent to their eyes? */
  own: boolean;
  hidden: boolean;
  /** The row being filled: in the next row of the board, or behind the shield. */
  draft: Draft | null;
  where: "row" | "code" | null;
  step(step: Step): void;
  grab(event: PointerEvent, peg: Peg): void;
}

interface HolesProps extends Pick<CodeProps, "options" | "step" | "grab"> {
  draft: Draft;
  y: number;
}

function OpenHole({ options, draft, y, step, grab, hole }: HolesProps & { hole: number }) {
  const colour = draft.code[hole] ?? null;
  const here = draft.at === hole;
  const words = t(colour === null ? "mastermind.hole.open" : colourCode(options, colour));
  return (
    <g
      class={here ? "open-hole at" : "open-hole"}
      role="button"
      tabindex={here ? 0 : -1}
      data-drop={hole}
      aria-label={t("mastermind.hole", { hole: hole + 1, colour: words })}
      onClick={() => step({ do: "go", hole })}
      onPointerDown={(event) => colour !== null && grab(event, { colour, from: hole })}
    >
      <rect
        class="hole-back"
        x={holeX(hole) - PITCH / 2 + 1.5}
        y={y - 1}
        width={PITCH - 3}
        height={HEIGHT + 2}
        rx="10"
      />
      <PegOrHole options={options} x={holeX(hole)} y={y + HEIGHT / 2} colour={colour} />
    </g>
  );
}

/** The holes that are being filled: pressed, dropped on, or filled by keys. */
export function OpenHoles(props: HolesProps) {
  return (
    <>
      {props.draft.code.map((_, hole) => (
        <OpenHole key={hole} {...props} hole={hole} />
      ))}
    </>
  );
}

const Lock = ({ hole }: { hole: number }) => (
  <g fill="#f2c98c">
    <circle cx={holeX(hole)} cy={31} r="5.5" />
    <path d={`M${holeX(hole)} 31l5 14h-10z`} />
  </g>
);

function Shield({ options }: { options: Options }) {
  const width = LEFT + options.pegs * PITCH - 14;
  return (
    <g class="shield">
      <rect x="14" y="9" width={width} height="46" rx="9" fill="#8a2b21" />
      <rect x="14" y="9" width={width} height="13" rx="6.5" fill="#a63a2d" />
      {Array.from({ length: options.pegs }, (_, hole) => (
        <Lock key={hole} hole={hole} />
      ))}
    </g>
  );
}

interface AreaProps extends CodeProps {
  /** How many holes of a code that is open to all are turned over. */
  opened: number;
}

/** A hole of the shield that is not turned over yet. */
const Keyhole = ({ hole }: { hole: number }) => (
  <g class="shield">
    <rect x={holeX(hole) - PITCH / 2 + 1} y="9" width={PITCH - 2} height="46" rx="7" fill="#8a2b21" />
    <Lock hole={hole} />
  </g>
);

/** What lies in the code area: the holes to fill, the code, the shield, or nothing yet. */
function CodeOrShield(props: AreaProps) {
  const { options, code, hidden, draft, where, opened } = props;
  if (where === "code" && draft) return <OpenHoles {...props} draft={draft} y={10} />;
  if (!code && hidden) return <Shield options={options} />;
  return (
    <>
      {(code ?? Array<null>(options.pegs).fill(null)).map((colour, hole) =>
        hole < opened ? (
          <PegOrHole key={hole} options={options} x={holeX(hole)} y={32} colour={colour} />
        ) : (
          <Keyhole key={hole} hole={hole} />
        ),
      )}
    </>
  );
}

function codeWords({ options, code, hidden }: CodeProps): string {
  if (code) return t("mastermind.code.words", { code: namesOf(options, code) });
  return t(hidden ? "mastermind.code.hidden" : "mastermind.code.none");
}

/** The code area, and whose code it is. */
export function CodeArea(props: AreaProps) {
  const { options, code, open, own, hidden, where } = props;
  const width = LEFT + options.pegs * PITCH;
  const note = code && !open && own ? "mastermind.code.yours" : code || open ? "mastermind.code.open" : null;
  const said = where === "code" ? {} : { role: "img" as const, "aria-label": codeWords(props) };
  const line = hidden && !code ? "none" : "var(--board-line)";
  const area = {
    width: width - 14,
    fill: "var(--board-deep)",
    stroke: line,
    "stroke-dasharray": open ? "none" : "4 4",
  };
  return (
    <g class={open ? "code-area revealed" : "code-area"} data-guide="shield" {...said}>
      <rect x="14" y="9" height="46" rx="9" {...area} />
      <CodeOrShield {...props} />
      {note && (
        <text class="code-note" x={width + KEYS / 2 + 2} y="36">
          {t(note)}
        </text>
      )}
    </g>
  );
}

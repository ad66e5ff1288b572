import type { SeatProps } from "../../../ui/games";
import { ClearMarks, type Mark, type Marks, nextMark, useMarks } from "../../../ui/table/panes/marks";
import { percent, t } from "../../../ui/words/texts";
import { colourCode, PegPicture } from "./pegs";
import { type Proof, prove, useProof } from "./proof";
import type { Board, Cross, Notes, Options, Past, View } from "./types.gen";
import "./pad.css";

interface Props extends SeatProps<View, Notes> {
  /** The game in sight, if it is over. */
  past: Past | null;
}

interface CellProps {
  options: Options;
  hole: number;
  colour: number;
  mark: Mark;
  cross: Cross | undefined;
  share: number | null;
  shown: boolean;
  /** Is it what the code has there, now that it lies open? */
  true: boolean;
  press(): void;
}

function Sign({ mark, crossed }: { mark: Mark; crossed: boolean }) {
  if (crossed) return <path class="sign computed" d="M8 8l16 16M24 8L8 24" />;
  if (mark === "x") return <path class="sign hand" d="M9 9c5 4 9 9 14 14M23 9c-5 4-9 10-14 14" />;
  if (mark === "o") return <circle class="sign hand" cx="16" cy="16" r="9" />;
  return <circle cx="16" cy="16" r="1.6" fill="var(--line-strong)" />;
}

function label({ options, hole, colour, mark, cross, share, true: was }: CellProps): string {
  const state = was ? "true" : cross ? "proven" : mark === "x" ? "crossed" : mark === "o" ? "sure" : "open";
  const words = t("mastermind.pad.cell", {
    hole: hole + 1,
    colour: t(colourCode(options, colour)),
    state: t(`mastermind.pad.${state}`),
  });
  return share === null ? words : `${words}, ${percent(share)}`;
}

function Cell(props: CellProps) {
  const { mark, cross, share, shown, press } = props;
  const kind = `cell${shown ? " shown" : ""}${props.true ? " true" : ""}`;
  return (
    <td>
      <button
        type="button"
        class={kind}
        aria-label={label(props)}
        aria-pressed={cross ? shown : undefined}
        onClick={press}
      >
        {share !== null && !cross && (
          <svg class="share" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y={100 - share * 100} width="10" height={share * 100} />
          </svg>
        )}
        <svg class="cell-sign" viewBox="0 0 32 32" aria-hidden="true">
          {(share === null || cross || mark) && <Sign mark={mark} crossed={!!cross} />}
        </svg>
        {share !== null && !cross && <span class="percent">{percent(share)}</span>}
      </button>
    </td>
  );
}

function ProofWords({ proof, options }: { proof: Proof; options: Options }) {
  const rows = proof.rows.map((row) => row + 1).join(", ");
  return (
    <p class="proof" role="status">
      {t("mastermind.pad.proof", {
        n: proof.rows.length,
        rows,
        hole: proof.hole + 1,
        colour: t(colourCode(options, proof.colour)),
      })}
    </p>
  );
}

/** Above the grid: how many codes are left, and whether keys are merely taken to be right. */
function Summary({ notes }: { notes: Notes | null }) {
  if (!notes) return null;
  return (
    <>
      {notes.left !== null && <p class="mm-left">{t("mastermind.pad.left", { n: notes.left })}</p>}
      {notes.assumed && <p class="small soft">{t("mastermind.pad.assumed")}</p>}
    </>
  );
}

interface GridProps {
  props: Props;
  marks: Marks;
  put(marks: Marks): void;
}

/** A square that knows what it shows, and what a press on it does. */
function GridCell({
  props,
  marks,
  put,
  cross,
  hole,
  colour,
}: GridProps & Pick<CellProps, "cross" | "hole" | "colour">) {
  const { view, notes, past } = props;
  const proof = useProof();
  const at = `${hole}.${colour}`;
  const mark = (marks[at] ?? "") as Mark;
  const shown = proof?.hole === hole && proof.colour === colour;
  const share = notes?.counts && notes.left ? (notes.counts[hole]?.[colour] ?? 0) / notes.left : null;
  const press = () => (cross ? prove(shown ? null : cross) : put({ ...marks, [at]: nextMark(mark) }));
  const was = past?.code[hole] === colour;
  return <Cell {...{ options: view.board.options, hole, colour, mark, cross, share, shown, press, true: was }} />;
}

function Holes({ holes }: { holes: readonly number[] }) {
  return (
    <thead>
      <tr>
        <td />
        {holes.map((hole) => (
          <th key={hole} scope="col">
            <span class="unseen">{t("mastermind.pad.hole", { hole: hole + 1 })}</span>
            <span aria-hidden="true">{hole + 1}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Grid(grid: GridProps) {
  const { view, notes } = grid.props;
  const { options } = view.board;
  const holes = Array.from({ length: options.pegs }, (_, i) => i);
  const colours = Array.from({ length: options.colours + (options.blanks ? 1 : 0) }, (_, i) => i);
  const crosses = new Map(notes?.crosses.map((cross) => [`${cross.hole}.${cross.colour}`, cross]));
  return (
    <table class="mm-pad">
      <Holes holes={holes} />
      <tbody>
        {colours.map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <span class="unseen">{t(colourCode(options, colour))}</span>
              <PegPicture options={options} colour={colour} />
            </th>
            {holes.map((hole) => (
              <GridCell key={hole} {...grid} hole={hole} colour={colour} cross={crosses.get(`${hole}.${colour}`)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which attempt a pad belongs to: the one that is played, or the one in sight that is over. */
function attemptOf({ game, attempt, past }: Board, shown: Past | null): string {
  if (!shown) return `${game}.${attempt}`;
  return `${shown.game}.${past.slice(0, past.indexOf(shown)).filter((one) => one.game === shown.game).length}`;
}

/** The Codebreaker's pad: hole by colour, marked by hand, filled in as far as was agreed. It stays when all is open. */
export function Pad(props: Props) {
  const { view, seat, past } = props;
  const { board } = view;
  const proof = useProof();
  const [marks, put] = useMarks(`${props.kept}.${attemptOf(board, past)}`);
  if (seat !== null && seat === (past ?? board).maker) return <p class="soft">{t("mastermind.pad.maker")}</p>;
  const kept = !past || (past === board.past.at(-1) && !board.ready);
  const notes = kept ? props.notes : null;
  return (
    <>
      <Summary notes={notes} />
      <Grid props={{ ...props, notes }} marks={marks} put={put} />
      {proof && <ProofWords proof={proof} options={board.options} />}
      <p class="small soft">
        {t(past ? "mastermind.pad.stays" : notes ? "mastermind.pad.how-computed" : "mastermind.pad.how")}
      </p>
      <ClearMarks marks={marks} put={put} words={t("mastermind.pad.clear")} />
    </>
  );
}

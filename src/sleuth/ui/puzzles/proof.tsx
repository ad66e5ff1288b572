import type { CaseShown, GameUi } from "../games";
import type { Case, Proof, PuzzleInfo } from "../wire/wire.gen";
import { t } from "../words/texts";

interface Props {
  proof: Proof;
  /** The move that it speaks of; none: it only lists what may be so. */
  move: { type: string } | null;
  puzzle: PuzzleInfo;
  ui: GameUi;
}

const plain = ({ what, says }: Case): CaseShown => ({ thing: what.join(" "), said: says.join(" ") });

/** Does another of them say the same? Then the move does not tell them apart. */
const doubled = (cases: readonly CaseShown[], one: CaseShown): boolean =>
  one.said !== "" && cases.filter((other) => other.said === one.said).length > 1;

function Cases({ proof, move, puzzle, ui }: Props) {
  const cased = ui.cased ?? plain;
  const cases = proof.cases.map((one) => cased(one, move as never, puzzle as never));
  const apart = puzzle.kind === "decide" && move !== null;
  return (
    <>
      <ol>
        {cases.map((one, n) => (
          <li
            key={n}
            data-doubled={apart && doubled(cases, one) ? "" : undefined}
            data-apart={apart && !doubled(cases, one) ? "" : undefined}
          >
            <span class="puzzle-thing">{one.thing}</span>
            {one.said && <span class="puzzle-said">{one.said}</span>}
          </li>
        ))}
      </ol>
      {proof.left > cases.length && <p class="small soft">{t("puzzle.more", { n: proof.left - cases.length })}</p>}
    </>
  );
}

/** What may be so, drawn with the pieces of the game, and what each says to the move. */
export function ProofList(props: Props) {
  return (
    <div class="puzzle-proof">
      <h3>{t(`puzzle.proof.${props.puzzle.kind}`, { n: props.proof.left })}</h3>
      <Cases {...props} />
    </div>
  );
}

/** The same on the board itself, once it was answered; it can be folded away from what lies under it. */
export function ProofOnBoard(props: Props) {
  return (
    <details class="puzzle-proof puzzle-on-board" open>
      <summary>{t(`puzzle.proof.${props.puzzle.kind}`, { n: props.proof.left })}</summary>
      <Cases {...props} />
    </details>
  );
}

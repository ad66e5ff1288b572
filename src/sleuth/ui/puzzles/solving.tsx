import { useEffect, useState } from "preact/hooks";
import type { GameUi, SeatProps, TableParts } from "../games";
import { IconButton } from "../parts/button";
import { BulbIcon } from "../parts/drawn/icons";
import { useSize } from "../parts/narrow";
import { LookingStage, layoutBack } from "../replay/looking-stage";
import { Dock } from "../table/stage/dock";
import type { PuzzleInfo } from "../wire/wire.gen";
import { join, sentence, t } from "../words/texts";
import { PuzzlePanel } from "./panel";
import { ProofOnBoard } from "./proof";
import { puzzleProps } from "./puzzle-props";
import { type Tries, useTries } from "./tries";

interface Props {
  puzzle: PuzzleInfo;
  ui: GameUi;
  /** In a streak: on to its next puzzle. */
  onward: (() => void) | null;
}

/** The controls of the game, as long as there is something to answer. */
function Answering({ tries, parts }: { tries: Tries; parts: TableParts }) {
  return (
    <Dock
      parts={tries.over ? { choice: <p>{t("puzzle.answered")}</p> } : parts}
      busy={tries.busy}
      waits={t("puzzle.think")}
      panes={false}
      notices={null}
      over={false}
    />
  );
}

/** A moment of a match, to be solved with the controls of its game: beside it what is asked, tried and proved. */
export function Solving({ puzzle, ui, onward }: Props) {
  const size = useSize();
  const tries = useTries(puzzle, onward !== null);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (tries.judged) setOpen(true);
  }, [tries.judged]);
  const given = puzzleProps(puzzle, tries);
  const parts = ui.useParts(given as SeatProps<never, never>);
  const judged = tries.judged?.proof ?? null;
  const narrow = size !== "wide" || ui.layout?.pad === "drawer";
  const asked = join(sentence(puzzle.prompt, given));
  const proof = judged && (size === "wide" || !open) && (
    <ProofOnBoard key="proof" proof={judged} move={tries.move} puzzle={puzzle} ui={ui} />
  );
  const close = narrow ? () => setOpen(false) : null;
  const panel = (
    <PuzzlePanel puzzle={puzzle} ui={ui} tries={tries} asked={asked} close={close} onward={onward} onBoard={!!proof}>
      {parts.pad && <section class="pad puzzle-pad">{parts.pad}</section>}
    </PuzzlePanel>
  );
  return (
    <LookingStage
      given={given}
      parts={{ ...parts, board: [parts.board, proof] }}
      layout={layoutBack(ui.layout, size)}
      size={size}
      title={t(onward ? "puzzle.streak" : puzzle.day === null ? "puzzle.title" : "puzzle.today")}
      words={t(`puzzle.kind.${puzzle.kind}`)}
      tools={
        narrow && (
          <IconButton label={t("puzzle.panel")} icon={<BulbIcon />} quiet pressed={open} act={() => setOpen(!open)} />
        )
      }
      dock={<Answering tries={tries} parts={parts} />}
      beside={!narrow && panel}
      over={narrow && open && <div class="drawer puzzle-drawer">{panel}</div>}
      busy={tries.busy}
    />
  );
}

import type { ComponentChildren } from "preact";
import type { DockParts, GameUi, SeatProps, TableParts } from "../../games";
import type { Size } from "../../parts/narrow";
import { Dock } from "../../table/stage/dock";
import { type Names, t } from "../../words/texts";
import { fills, LookingStage, layoutBack } from "../looking-stage";
import { LearnPanel } from "./learn-panel";
import type { LessonUnderWay } from "./learning";

interface Props {
  ui: GameUi;
  given: SeatProps;
  parts: TableParts;
  size: Size;
  /** Is the moment there? */
  seen: boolean;
  lesson: LessonUnderWay;
  names: Names;
}

/** Where there is no room beside the board it lies over its upper part, and can be folded. */
function Sheet({ children }: { children: ComponentChildren }) {
  return (
    <details class="learn-sheet" open>
      <summary>{t("review.learn.title")}</summary>
      {children}
    </details>
  );
}

/** The board of a moment at which something better is looked for, with its real dock, and beside it how it goes. */
export function LearningStage({ ui, given, parts, size, seen, lesson, names }: Props) {
  const { trying, made } = lesson;
  if (!made) return null;
  const [wide, over, done] = [size === "wide", fills(ui, size), trying.tried?.right];
  const panel = <LearnPanel {...lesson} made={made} names={names} />;
  const dock: DockParts = done ? { choice: <p>{t("review.learn.right")}</p> } : parts;
  return (
    <LookingStage
      given={given}
      parts={parts}
      layout={layoutBack(ui.layout, size)}
      size={size}
      words={t("review.learn.title")}
      tools={null}
      dock={
        <Dock
          parts={dock}
          busy={trying.busy}
          waits={t("review.learn.waits")}
          panes={null}
          notices={null}
          over={false}
        />
      }
      beside={wide && !over && <aside class="panel past-panes">{panel}</aside>}
      over={wide ? over && <aside class="drawer">{panel}</aside> : <Sheet>{panel}</Sheet>}
      busy={!seen}
    />
  );
}

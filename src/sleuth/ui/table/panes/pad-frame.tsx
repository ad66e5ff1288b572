import type { ComponentChildren } from "preact";
import type { GameUi } from "../../games";
import { Button } from "../../parts/button";
import { BulbIcon } from "../../parts/drawn/icons";
import type { Hint } from "../../wire/wire.gen";
import { type Names, t } from "../../words/texts";
import { Sentence } from "./log";
import { useMarks } from "./marks";

function OwnNotes({ id }: { id: string }) {
  const [kept, keep] = useMarks(`${id}.words`);
  return (
    <details class="own-notes" open={!!kept.words}>
      <summary class="label">{t("pad.notes")}</summary>
      <textarea
        aria-label={t("pad.notes")}
        value={kept.words ?? ""}
        onInput={(event) => keep({ words: event.currentTarget.value })}
      />
    </details>
  );
}

interface Props {
  id: string;
  level: string;
  /** How much it helps from the next game on, where that is agreed on. */
  next: string | null;
  hint: { step: number; hint: Hint } | null;
  names: Names;
  ui: GameUi;
  ask: ((step: number) => void) | null;
  children: ComponentChildren;
}

const STEPS = ["hint.nudge", "hint.fact", "hint.move"] as const;

interface HintsProps extends Pick<Props, "hint" | "names" | "ui"> {
  ask(step: number): void;
}

function Hints({ hint, names, ui, ask }: HintsProps) {
  const next = Math.min(STEPS.length - 1, hint ? hint.step + 1 : 0);
  const finished = hint?.step === STEPS.length - 1;
  return (
    <div class="hints">
      {hint && (
        <p class="hint-words" role="status">
          <Sentence line={hint.hint.line} names={names} ui={ui} />
        </p>
      )}
      {!finished && (
        <Button act={() => ask(next)}>
          <BulbIcon />
          {t(STEPS[next]!)}
        </Button>
      )}
      <p class="small soft">{t("hint.told")}</p>
    </div>
  );
}

/** The frame round a game's pad: which help was agreed on, and hints where they are. */
export function PadFrame({ id, level, next, children, ...hints }: Props) {
  return (
    <section class="pad" data-guide="pane-pad" aria-label={t("pad.title")}>
      <div class="pad-top">
        <h2 class="pane-title">{t("pad.title")}</h2>
        <span class="badge" title={t(`level.${level}.about`)}>
          {t(`level.${level}`)}
        </span>
      </div>
      {next && <p class="small soft">{t("help.next", { level: t(`level.${next}`) })}</p>}
      {children}
      {level === "hints" && hints.ask && <Hints {...hints} ask={hints.ask} />}
      <OwnNotes id={id} />
    </section>
  );
}

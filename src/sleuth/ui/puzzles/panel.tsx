import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameUi } from "../games";
import { Button, IconButton } from "../parts/button";
import { CrossIcon } from "../parts/drawn/icons";
import { share } from "../parts/share";
import { attempt } from "../parts/toast";
import { go } from "../router";
import type { PuzzleInfo, PuzzleOutcome } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { join, sentence, t } from "../words/texts";
import { Countdown } from "./countdown";
import { ProofList } from "./proof";
import { puzzleApi } from "./puzzle-api";
import type { Tries } from "./tries";

const ALL = 2;

/** The answers so far, as squares: nothing in them says what was answered. */
export function Squares({ answers }: { answers: readonly boolean[] }) {
  const words = answers.map((right) => t(right ? "puzzle.square.right" : "puzzle.square.wrong")).join(", ");
  return (
    <p class="puzzle-squares">
      <span>{t("puzzle.tries")}</span>
      <span role="img" aria-label={words || t("puzzle.square.none")}>
        {Array.from({ length: ALL }, (_, n) => (
          <i key={n} data-right={answers[n] === undefined ? undefined : String(answers[n])} />
        ))}
      </span>
    </p>
  );
}

/** A line to show around: the number of the day and the squares, and where the puzzle is. */
export function shareLine(day: number, squares: string): string {
  return `${t("house.name")} ${day} ${squares} ${location.origin}/puzzle/today`;
}

interface Props {
  puzzle: PuzzleInfo;
  ui: GameUi;
  tries: Tries;
  asked: string;
  close: (() => void) | null;
  /** In a streak: on to its next puzzle, or to a new one. */
  onward: (() => void) | null;
  /** Is the proof on the board? Then it does not stand here as well. */
  onBoard: boolean;
  /** The pad of the seat. */
  children?: ComponentChildren;
}

function Told({ judged }: { judged: PuzzleOutcome }) {
  const { right, tried, written } = judged;
  return (
    <div class="puzzle-told" role="status" data-right={String(right)}>
      <strong>{t(right ? "puzzle.right" : tried.over ? "puzzle.shown" : "puzzle.wrong")}</strong>
      {!right && written.length > 0 && <p class="small">{t("puzzle.was", { move: written[0]! })}</p>}
      <p class="small soft">{t("puzzle.rating", { n: judged.rating })}</p>
    </div>
  );
}

/** The next puzzle of this kind, or the list of them all. */
function Onward({ puzzle: { game, kind } }: { puzzle: PuzzleInfo }) {
  const [busy, set] = useState(false);
  const next = async () => {
    set(true);
    const found = await attempt(puzzleApi.next(game, kind));
    set(false);
    if (found) go(`/puzzle/${found.id}`);
  };
  return (
    <>
      <Button first disabled={busy} act={next} words={t("puzzle.next")} />
      <a class="button" href="/puzzles">
        {t("puzzle.all")}
      </a>
    </>
  );
}

/** How a streak stands after an answer, and what comes next. */
function InStreak({ judged, onward }: { judged: PuzzleOutcome | null; onward(): void }) {
  if (!judged?.streak) return <p class="small soft">{t("puzzle.streak.rule")}</p>;
  const [n, most] = judged.streak;
  return (
    <div class="puzzle-do">
      <p class="puzzle-streak">
        {t(judged.right ? "puzzle.streak.on" : "puzzle.streak.end", { n })} {t("puzzle.streak.most", { n: most })}
      </p>
      <Button first act={onward} words={t(judged.right ? "puzzle.next" : "puzzle.streak.again")} />
      <a class="button" href="/puzzles">
        {t("puzzle.all")}
      </a>
    </div>
  );
}

function Doing({ puzzle, tries, close, onward }: Props) {
  const { over, judged, busy, info } = tries;
  if (onward) return <InStreak judged={judged} onward={onward} />;
  const again = () => {
    tries.again();
    close?.();
  };
  if (over)
    return (
      <div class="puzzle-do">
        {!judged && <Button disabled={busy} act={tries.giveUp} words={t("puzzle.show")} />}
        {puzzle.day !== null && info && (
          <Button act={() => share(shareLine(puzzle.day!, info.squares))} words={t("puzzle.share")} />
        )}
        <Onward puzzle={puzzle} />
      </div>
    );
  return (
    <div class="puzzle-do">
      {judged ? (
        <Button first act={again} words={t("puzzle.again")} />
      ) : (
        <Button disabled={busy || tries.hints.length > 1} act={tries.hint} words={t("puzzle.hint")} />
      )}
      <Button quiet disabled={busy} act={tries.giveUp} words={t("puzzle.show")} />
    </div>
  );
}

/** What is asked, how it was answered, and why. */
export function PuzzlePanel(props: Props) {
  const { puzzle, ui, tries, asked, close } = props;
  const proof = tries.judged?.proof ?? puzzle.cases;
  return (
    <section class="panel puzzle-panel" aria-label={t("puzzle.panel")} tabIndex={0}>
      <div class="puzzle-head">
        <h2>{t(`puzzle.kind.${puzzle.kind}`)}</h2>
        {close && <IconButton label={t("house.close")} icon={<CrossIcon />} quiet act={close} />}
      </div>
      <p class="small soft">
        {gameName(puzzle.game)}
        {puzzle.day !== null && ` · ${t("puzzle.number", { day: puzzle.day })}`}
      </p>
      <p class="puzzle-prompt">{asked}</p>
      <Squares answers={tries.info?.answers ?? []} />
      {tries.judged && <Told judged={tries.judged} />}
      {tries.hints.map((line, n) => (
        <p key={n} class="puzzle-hint small">
          {join(sentence(line, { name: (seat) => t("seat.number", { n: seat + 1 }), mine: () => false }))}
        </p>
      ))}
      <Doing {...props} />
      {proof && !props.onBoard && (
        <ProofList proof={proof} move={tries.judged ? tries.move : null} puzzle={puzzle} ui={ui} />
      )}
      {puzzle.day !== null && <Countdown />}
      {props.children}
    </section>
  );
}

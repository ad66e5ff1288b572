/** Learning from decisions that lost something: the page stops before each, and other moves can be tried. */
import { useEffect, useState } from "preact/hooks";
import type { SeatProps } from "../../games";
import { attempt } from "../../parts/toast";
import { api } from "../../wire/api";
import type { Decision, MatchReview, ReviewMoment, Tried } from "../../wire/wire.gen";
import type { Sight } from "../shown";

/** The decision that is looked at again. */
export interface SecondTry {
  seat: number;
  n: number;
}

/** The decisions of a seat that can be learnt from. */
export function mistakesOf(review: MatchReview, seat: number): readonly Decision[] {
  const all = review.seats[seat]?.decisions ?? [];
  return all.filter(({ badge }) => badge === "mistake" || badge === "inaccuracy");
}

/** The one after this; none after the last. */
export function nextOf(all: readonly Decision[], n: number): Decision | null {
  return all.find((one) => one.n > n) ?? null;
}

export interface Trying {
  moment: ReviewMoment | undefined;
  tried: Tried | null;
  /** The move that was tried last, while the house looks at it. */
  busy: boolean;
  hints: number;
  hint(): void;
  play(move: unknown): void;
}

/** What can be tried in a lesson, and what came of it. */
export function useTrying(id: string, lesson: SecondTry | null): Trying {
  const [moment, setMoment] = useState<ReviewMoment>();
  const [tried, setTried] = useState<Tried | null>(null);
  const [busy, setBusy] = useState(false);
  const [hints, setHints] = useState(0);
  useEffect(() => {
    setMoment(undefined);
    setTried(null);
    setHints(0);
    if (lesson) void attempt(api.moment(id, lesson.seat, lesson.n)).then(setMoment);
  }, [id, lesson?.seat, lesson?.n]);
  const play = (move: unknown) => {
    if (!lesson || busy) return;
    setBusy(true);
    void attempt(api.tryMove(id, lesson.seat, lesson.n, move))
      .then((found) => found && setTried(found))
      .finally(() => setBusy(false));
  };
  return { moment, tried, busy, hints, hint: () => setHints((n) => n + 1), play };
}

/** What the page needs to go to a moment. */
interface Ways {
  match: { id: string };
  look(eyes: number | null): void;
  go(at: number): void;
}

export interface LessonUnderWay {
  lesson: SecondTry | null;
  /** The decision that is looked at again; none if no lesson is under way. */
  made: Decision | null;
  trying: Trying;
  /** Which of how many. */
  nth: number;
  all: number;
  learn(seat: number, n: number): void;
  /** To the one after this; none after the last. */
  next: (() => void) | null;
  leave(): void;
}

/** The lesson that is under way, and the ways to another. */
export function useLesson({ match, look, go }: Ways, review: MatchReview | null): LessonUnderWay {
  const [lesson, set] = useState<SecondTry | null>(null);
  const trying = useTrying(match.id, lesson);
  const learn = (seat: number, n: number) => {
    set({ seat, n });
    look(seat);
    go(n - 1);
  };
  const all = lesson && review ? mistakesOf(review, lesson.seat) : [];
  const made = (lesson && review?.seats[lesson.seat]?.decisions.find(({ n }) => n === lesson.n)) || null;
  const after = lesson && nextOf(all, lesson.n);
  return {
    lesson,
    made,
    trying,
    nth: lesson ? all.filter(({ n }) => n <= lesson.n).length : 0,
    all: all.length,
    learn,
    next: lesson && after ? () => learn(lesson.seat, after.n) : null,
    leave: () => set(null),
  };
}

/** The table of then, on which a move can be made again: once it shows that moment. */
export function playable(given: SeatProps, sight: Sight, { lesson, trying }: LessonUnderWay): SeatProps {
  const { moment, tried, busy, play } = trying;
  const there = lesson && moment?.n === lesson.n && sight.eyes === lesson.seat && sight.step.n === lesson.n - 1;
  if (!there || tried?.right) return given;
  return { ...given, moves: moment.moves, still: false, busy, play };
}

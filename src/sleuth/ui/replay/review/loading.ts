/** Asks for a review, and how far it is while it is worked out. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../wire/api";
import { errorWords, Refusal } from "../../wire/asking";
import type { MatchReview, ReviewProgress } from "../../wire/wire.gen";

/** Between two looks at how far it is, in milliseconds. */
const LOOKS = 400;

export interface Loading {
  /** Undefined while it is worked out, null if it was refused. */
  review: MatchReview | null | undefined;
  far: ReviewProgress | null;
  /** Why there is none, and whether it may come of asking again. */
  why: Why | null;
  load(): void;
}

export interface Why {
  words: string;
  passes: boolean;
}

/** What the house has decided stays so; what it could not do now it may do later. */
function whyOf(wrong: unknown): Why {
  const status = wrong instanceof Refusal ? wrong.body.status : 0;
  return { words: errorWords(wrong), passes: status < 400 || status === 429 || status >= 500 };
}

/** How far a review is, for as long as somebody waits for it. */
function useFar(id: string, waits: boolean): ReviewProgress | null {
  const [far, set] = useState<ReviewProgress | null>(null);
  useEffect(() => {
    if (!waits) return undefined;
    const look = () => void api.reviewProgress(id).then(set, () => undefined);
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [id, waits]);
  return far;
}

/** The review of a match; it is asked for when somebody wants to see it, and kept by the page. */
export function useDecisions(id: string, wanted: boolean): Loading {
  const [review, set] = useState<MatchReview | null>();
  const [why, refuse] = useState<Why | null>(null);
  const waits = wanted && review === undefined;
  const load = () => {
    set(undefined);
    refuse(null);
    void api.review(id).then(set, (wrong) => {
      refuse(whyOf(wrong));
      set(null);
    });
  };
  useEffect(() => {
    if (waits) load();
  }, [id, wanted]);
  return { review, far: useFar(id, waits), why, load };
}

/** An answer is an event: said at the face, brought to whoever asked, stamped on the pad; then it is quiet. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameUi, Said } from "../../games";
import { ring } from "../../parts/call/sound";
import type { Stream } from "../../wire/table-state";

/** So long an answer stands there, in milliseconds. */
const STANDS = 4200;

interface Heard extends Said {
  n: number;
}

/** How often somebody else answered so far, and the answer that was given just now, if there is one. */
interface Answers {
  heard: number;
  said: Heard | null;
}

/** Hears what is answered: it is shown for a moment, and one who did not say it hears a sound. */
export function useAnswers({ facts, view }: Stream, ui: GameUi, seat: number | null): Answers {
  const [said, set] = useState<Heard | null>(null);
  const [heard, count] = useState(0);
  const seen = useRef(facts.length);
  useEffect(() => {
    const fresh = facts.slice(Math.min(seen.current, facts.length));
    seen.current = facts.length;
    const answers = fresh.flatMap((fact) => ui.said?.(fact as never, view as never) ?? []);
    const last = answers.at(-1);
    if (!last) return undefined;
    set({ ...last, n: facts.length });
    const others = answers.filter((one) => one.seat !== seat).length;
    count((old) => old + others);
    if (others) ring();
    const timer = setTimeout(() => set(null), STANDS);
    return () => clearTimeout(timer);
  }, [facts.length]);
  return { heard, said };
}

interface Place {
  x: number;
  y: number;
}

/** The middle of what is in sight under this selector. */
function middleOf(what: string): Place | null {
  const box = document.querySelector(what)?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

interface Drawn {
  from: Place | null;
  to: Place | null;
  pad: DOMRect | null;
}

function whereIs({ seat, to }: Said): Drawn {
  const pad = document.querySelector(".stage .pad")?.getBoundingClientRect() ?? null;
  const asker = to === null ? null : middleOf(`[data-face="${to}"]`);
  const shown = pad?.width ? pad : null;
  return {
    from: middleOf(`[data-face="${seat}"]`),
    to: asker ?? (shown && { x: shown.x, y: shown.y + shown.height / 2 }),
    pad: shown,
  };
}

const bow = ({ from, to }: { from: Place; to: Place }): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 40} ${to.x} ${to.y}`;

/** A bubble opens towards the middle of the window, so that its words are in sight. */
function bubbleAt({ x, y }: Place): Record<string, string> {
  const side = x > innerWidth / 2 ? { right: `${innerWidth - x}px` } : { left: `${x}px` };
  return { ...side, top: `${y}px` };
}

/** Lies over the table for a moment, moves nothing and can be pressed through. */
export function Answer({ said }: { said: Heard }) {
  const [at, set] = useState<Drawn | null>(null);
  useLayoutEffect(() => set(whereIs(said)), [said.n]);
  if (!at) return null;
  const { from, to, pad } = at;
  return (
    <div class="answer" aria-hidden="true" key={said.n}>
      {from && to && (
        <svg width="100%" height="100%" aria-hidden="true">
          <path class="answer-line" d={bow({ from, to })} />
        </svg>
      )}
      {from && (
        <span class="answer-bubble" style={bubbleAt(from)}>
          {said.words}
        </span>
      )}
      {pad && (
        <span class="answer-stamp" style={{ left: `${pad.x + pad.width / 2}px`, top: `${pad.y + 28}px` }}>
          {said.words}
        </span>
      )}
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import { listen } from "../parts/listen";

const LOOK = 250;
const ROOM = 4;

interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  label: string;
}

/** What bears this mark and is in sight. */
export function marked(mark: string): Element | undefined {
  return [...document.querySelectorAll(`[data-guide="${mark}"]`)].find((one) => one.getClientRects().length > 0);
}

function ringAt({ mark, label }: Props["marks"][number]): Ring[] {
  const box = marked(mark)?.getBoundingClientRect();
  if (!box) return [];
  return [
    { left: box.left - ROOM, top: box.top - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM, label },
  ];
}

interface Props {
  marks: readonly { mark: string; label: string }[];
}

/** Calls it now, now and then, and whenever something on the page moves; ends when the answer is called. */
function onMotion(look: () => void): () => void {
  look();
  const timer = setInterval(look, LOOK);
  const deaf = listen(window, { scroll: look, resize: look }, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    deaf();
  };
}

/** Rings round what a step points at. They lie over the page and follow what they ring; nothing under them changes. */
export function Rings({ marks }: Props) {
  const [rings, set] = useState<readonly Ring[]>([]);
  const wanted = JSON.stringify(marks);
  useEffect(() => {
    const same = (old: readonly Ring[], found: readonly Ring[]) => JSON.stringify(old) === JSON.stringify(found);
    return onMotion(() => {
      const found = marks.flatMap(ringAt);
      set((old) => (same(old, found) ? old : found));
    });
  }, [wanted]);
  return (
    <div class="rings" aria-hidden="true">
      {rings.map(({ label, left, top, width, height }, i) => (
        <span key={i} style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}>
          {label && <b>{label}</b>}
        </span>
      ))}
    </div>
  );
}

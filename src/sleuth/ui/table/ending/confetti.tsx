import { useEffect, useState } from "preact/hooks";

const PIECES = 28;
const LASTS = 1800; // ms

/** For those who won and saw it happen: it falls once, and is gone. Whoever wants no movement gets none. */
export function Confetti({ won }: { won: boolean }) {
  const [falls, set] = useState(false);
  const [before, seen] = useState(won);
  useEffect(() => {
    if (won === before) return;
    seen(won);
    set(won);
    const done = setTimeout(() => set(false), LASTS);
    return () => clearTimeout(done);
  }, [won]);
  if (!falls) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, n) => (
        <i key={n} style={{ "--n": `${n}`, "--x": `${(n * 37) % 100}%`, "--spin": `${(n % 5) * 140 - 280}deg` }} />
      ))}
    </div>
  );
}

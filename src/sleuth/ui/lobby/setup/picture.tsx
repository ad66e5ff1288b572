/** What a pad shows with no help, with some, and with a lot. */
const CELLS = Array.from({ length: 12 }, (_, i) => i);
const CROSSED: Readonly<Record<string, readonly number[]>> = { none: [], some: [0, 3, 6, 9], lots: [0, 3, 6, 9] };
const SHARES: readonly number[] = [2, 4, 6, 3, 0, 5, 0, 4, 3, 0, 2, 6];

export function HelpPicture({ help }: { help: string }) {
  return (
    <svg class="help-picture" viewBox="0 0 50 44" width="50" height="44" aria-hidden="true">
      <rect x="1" y="1" width="48" height="42" rx="5" fill="var(--paper-sunk)" stroke="var(--line-strong)" />
      {CELLS.map((i) => {
        const [x, y] = [5 + (i % 4) * 10.4, 5 + Math.floor(i / 4) * 12];
        const crossed = CROSSED[help]?.includes(i);
        const share = help === "lots" && !crossed ? SHARES[i]! : 0;
        return (
          <g key={i}>
            <rect x={x} y={y} width="9" height="10" rx="2" fill="var(--paper-raised)" stroke="var(--line)" />
            {share > 0 && <rect x={x} y={y + 10 - share} width="9" height={share} fill="var(--brass-bright)" />}
            {crossed && <path d={`M${x + 2} ${y + 2.5}l5 5m0-5l-5 5`} stroke="var(--accent)" stroke-width="1.6" />}
          </g>
        );
      })}
    </svg>
  );
}

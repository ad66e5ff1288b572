import type { ComponentChildren } from "preact";
import { t } from "../../../../ui/words/texts";
import type { Grid } from "./where";

/** The letters of the columns and the numbers of the rows, as the log names them. */
function Coordinates({ columns, rows, pitch, left, top }: Grid) {
  return (
    <g class="cx-coordinates" aria-hidden="true">
      {Array.from({ length: columns }, (_, n) => (
        <text key={`c${n}`} x={left + (n + 0.5) * pitch} y={top - 7}>
          {"abcde"[n]}
        </text>
      ))}
      {Array.from({ length: rows }, (_, n) => (
        <text key={`r${n}`} x={left - 10} y={top + (n + 0.5) * pitch + 5}>
          {n + 1}
        </text>
      ))}
    </g>
  );
}

/** The name of the Information board, where there is room for it. */
function Named({ beside, width, left, top, columns, rows, pitch, height }: Grid) {
  const right = left + columns * pitch;
  const foot = top + rows * pitch;
  if (beside)
    return (
      <text class="cx-board-name" x={right + (width - right) / 2 + 2} y={top - 9} aria-hidden="true">
        {t("code-x.information")}
      </text>
    );
  if (width < 400) return <path class="cx-rule" d={`M10 ${foot + 4}H${width - 10}`} />;
  return (
    <text class="cx-board-name" x="48" y={foot + (height - foot) / 2 + 4} aria-hidden="true">
      {t("code-x.information")}
    </text>
  );
}

/** The board that all lies on: as large as the window allows, whatever lies there. */
export function Ground({ grid, laying, children }: { grid: Grid; laying?: boolean; children: ComponentChildren }) {
  return (
    <svg
      class={laying ? "cx-field laying" : "cx-field"}
      viewBox={`0 0 ${grid.width} ${grid.height}`}
      role="group"
      aria-label={t("code-x.field")}
    >
      <rect class="board-back" x="1" y="1" width={grid.width - 2} height={grid.height - 2} rx="14" />
      <Coordinates {...grid} />
      {!laying && <Named {...grid} />}
      {children}
    </svg>
  );
}

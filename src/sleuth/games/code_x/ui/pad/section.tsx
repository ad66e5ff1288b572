import { nextMark } from "../../../../ui/table/marks";
import { percent, t, wholePercent } from "../../../../ui/words/texts";
import { ObjectPicture } from "../icons";
import { lookOf, NAMES, trait } from "../pieces";
import type { Cross } from "../types.gen";
import type { Marked } from "./marked";

interface CellProps {
  position: number;
  token: number;
  mark: string;
  cross: Cross | undefined;
  share: number | null;
  shown: boolean;
  press(): void;
}

function stateOf({ cross, mark }: CellProps): string {
  return cross ? "proven" : mark === "x" ? "crossed" : mark === "o" ? "sure" : "open";
}

function Cell(props: CellProps) {
  const { position, token, cross, share, shown, press } = props;
  const state = stateOf(props);
  const look = lookOf(trait(token, "colour"));
  const words = t("code-x.pad.cell", {
    token,
    position: t(`code-x.position.${position}`),
    state: t(`code-x.pad.${state}`),
  });
  return (
    <td>
      <button
        type="button"
        class={`cx-cell ${state}${shown ? " shown" : ""}`}
        aria-pressed={cross ? shown : undefined}
        style={{ "--fill": look.fill }}
        onClick={press}
      >
        <span class="unseen">{share === null || cross ? words : `${words}, ${percent(share)}`}</span>
        <span class="cx-cell-number" aria-hidden="true">
          {token}
        </span>
        <span class="cx-cell-letter" aria-hidden="true">
          {look.letter}
        </span>
        {share !== null && !cross && (
          <>
            <svg class="cx-share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={share * 100} height="10" />
            </svg>
            {share > 0 && (
              <span class="cx-percent" aria-hidden="true">
                {wholePercent(share)}
              </span>
            )}
          </>
        )}
      </button>
    </td>
  );
}

interface SectionProps extends Marked {
  position: number;
  proof: Cross | null;
  prove(cross: Cross | null): void;
}

/** One of the three sections: all numbers, a row for each range, a column for each object. */
export function Section({ props, position, marks, put, proof, prove }: SectionProps) {
  const { view, notes } = props;
  const ticked = view.seat === null ? null : (view.board.ticks[view.seat]?.[position] ?? null);
  const crosses = new Map(
    notes?.crosses.filter((cross) => cross.position === position).map((cross) => [cross.token, cross]),
  );
  const cell = (token: number) => {
    const at = `${position}.${token}`;
    const cross = crosses.get(token);
    const mark = ticked === token ? "o" : (marks[at] ?? "");
    const shown = proof?.position === position && proof.token === token;
    const share = notes?.counts && notes.left ? (notes.counts[position]?.[token - 1] ?? 0) / notes.left : null;
    const press = () => (cross ? prove(shown ? null : cross) : put({ ...marks, [at]: nextMark(mark) }));
    return <Cell key={token} {...{ position, token, mark, cross, share, shown, press }} />;
  };
  return (
    <table class="cx-section">
      <caption>
        {t(`code-x.position.${position}`)}
        {ticked !== null && <strong> {ticked} ✓</strong>}
      </caption>
      <thead>
        <tr>
          {NAMES.object.map((name, object) => (
            <th key={name} scope="col">
              <svg viewBox="0 0 24 24" role="img" aria-label={t(`code-x.object.${name}`)}>
                <ObjectPicture object={object} />
              </svg>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NAMES.range.map((_, row) => (
          <tr key={row}>{NAMES.object.map((_name, column) => cell(row * 5 + column + 1))}</tr>
        ))}
      </tbody>
    </table>
  );
}

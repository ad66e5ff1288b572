import { nextMark } from "../../../../ui/table/panes/marks";
import { percent, t, wholePercent } from "../../../../ui/words/texts";
import { chanceOf, tapped } from "../naming";
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
  /** Is it tapped to be named? */
  wished: boolean;
  /** Is it what stood there, now that all lies open? */
  truth: boolean;
  press(): void;
}

function stateOf({ cross, mark, truth }: CellProps): string {
  return truth ? "truth" : cross ? "proven" : mark === "x" ? "crossed" : mark === "o" ? "sure" : "open";
}

/** How likely it is, drawn and in figures. */
function Share({ share }: { share: number }) {
  return (
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
  );
}

function cellWords({ position, token, share, cross }: CellProps, state: string): string {
  const words = t("code-x.pad.cell", { token, position: t(`code-x.position.${position}`), state });
  return share === null || cross ? words : `${words}, ${percent(share)}`;
}

function Cell(props: CellProps) {
  const { position, token, cross, share, shown, wished, press } = props;
  const state = stateOf(props);
  const look = lookOf(trait(token, "colour"));
  const kind = `cx-cell ${state}${shown ? " shown" : ""}${wished ? " wished" : ""}`;
  const pressed = wished || (cross ? shown : undefined);
  return (
    <td>
      <button
        type="button"
        class={kind}
        data-guide={`cell-${token}.${position}`}
        aria-pressed={pressed}
        style={{ "--fill": look.fill }}
        onClick={press}
      >
        <span class="unseen">{cellWords(props, t(`code-x.pad.${state}`))}</span>
        <span class="cx-cell-number" aria-hidden="true">
          {token}
        </span>
        <span class="cx-cell-letter" aria-hidden="true">
          {look.letter}
        </span>
        {share !== null && !cross && <Share share={share} />}
      </button>
    </td>
  );
}

interface SectionProps extends Marked {
  position: number;
  proof: Cross | null;
  prove(cross: Cross | null): void;
}

interface TokenProps extends SectionProps {
  token: number;
  ticked: number | null;
}

/** The cell of a token, which knows what it shows and what a press on it does. */
function TokenCell({ props, position, marks, put, proof, prove, token, ticked }: TokenProps) {
  const { notes, naming, setNaming, view } = props;
  const at = `${position}.${token}`;
  const cross = notes?.crosses.find((one) => one.position === position && one.token === token);
  const mark = ticked === token ? "o" : (marks[at] ?? "");
  const shown = proof?.position === position && proof.token === token;
  const share = chanceOf(notes, position, token);
  const ticks = view.seat === null ? [] : view.board.ticks[view.seat]!;
  const wished = naming?.wish[position] === token;
  const truth = view.seat !== null && view.board.opened[view.seat]?.[position] === token;
  const press = () => {
    if (naming) setNaming(ticked === null ? tapped(naming, position, token, ticks) : naming);
    else if (cross) prove(shown ? null : cross);
    else put({ ...marks, [at]: nextMark(mark) });
  };
  return <Cell {...{ position, token, mark, cross, share, shown, wished, truth, press }} />;
}

/** How many numbers are still open in a section, where the pad may say it. */
function openIn({ notes }: Marked["props"], position: number): number | null {
  return notes?.counts ? notes.counts[position]!.filter(Boolean).length : null;
}

/** One of the three sections: all numbers, a row for each range, a column for each object. */
export function Section(section: SectionProps) {
  const { view } = section.props;
  const { position } = section;
  const ticked = view.seat === null ? null : (view.board.ticks[view.seat]?.[position] ?? null);
  const open = openIn(section.props, position);
  const cell = (token: number) => <TokenCell key={token} {...section} token={token} ticked={ticked} />;
  return (
    <table class="cx-section">
      <caption>
        {t(`code-x.position.${position}`)}
        {ticked !== null && <strong> {ticked} ✓</strong>}
        {open !== null && <span class="cx-open">{t("code-x.pad.numbers", { n: open })}</span>}
      </caption>
      <tbody>
        {NAMES.range.map((_, row) => (
          <tr key={row}>{NAMES.object.map((_name, column) => cell(row * 5 + column + 1))}</tr>
        ))}
      </tbody>
    </table>
  );
}

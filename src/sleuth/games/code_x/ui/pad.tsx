import { useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { useMarks } from "../../../ui/table/pad-frame";
import { percent, t } from "../../../ui/words/texts";
import { answersTo, clueWords } from "./clues";
import { ObjectPicture } from "./icons";
import { KINDS, NAMES, lookOf, placeName, slotsOf, trait, traitCode, type Kind } from "./pieces";
import type { Cross, Notes, View } from "./types.gen";
import "./pad.css";

type Props = SeatProps<View, Notes>;
type Marks = Readonly<Record<string, string>>;

const NEXT: Readonly<Record<string, string>> = { "": "x", x: "o", o: "" };
const COUNTED: Readonly<Record<string, string>> = { "": "0", "0": "1", "1": "2", "2": "3", "3": "" };

interface CellProps {
  position: number;
  token: number;
  mark: string;
  cross: Cross | undefined;
  share: number | null;
  shown: boolean;
  press(): void;
}

const figure = (share: number): string => (share > 0 && share < 0.01 ? "<1" : String(Math.round(share * 100)));

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
                {figure(share)}
              </span>
            )}
          </>
        )}
      </button>
    </td>
  );
}

interface SectionProps {
  props: Props;
  position: number;
  marks: Marks;
  put(marks: Record<string, string>): void;
  proof: Cross | null;
  prove(cross: Cross | null): void;
}

/** One of the three sections: all numbers, a row for each range, a column for each object. */
function Section({ props, position, marks, put, proof, prove }: SectionProps) {
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
    const press = () => (cross ? prove(shown ? null : cross) : put({ ...marks, [at]: NEXT[mark] ?? "" }));
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

function Sign({ kind, value }: { kind: Kind; value: number }) {
  if (kind === "object")
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <ObjectPicture object={value} />
      </svg>
    );
  if (kind === "range")
    return (
      <span class="cx-range" aria-hidden="true">
        {t(traitCode(kind, value))}
      </span>
    );
  const look = lookOf(value);
  return (
    <span class="cx-swatch" aria-hidden="true" style={{ "--fill": look.fill, "--on": look.ink }}>
      {look.letter}
    </span>
  );
}

/** How often each object, colour and range appears: from answers, or by hand. */
function Tallies({ props, marks, put }: Pick<SectionProps, "props" | "marks" | "put">) {
  const given = props.table.assistance === "none" ? [] : answersTo(props.view);
  const known = new Map(
    given.filter((one) => one.position === null).map((one) => [`${one.kind}.${one.value}`, String(one.answer)]),
  );
  return (
    <div class="cx-tallies">
      {KINDS.map((kind) => (
        <div key={kind} role="group" aria-label={t(`code-x.pad.tally.${kind}`)}>
          {NAMES[kind].map((_, value) => {
            const at = `${kind}.${value}`;
            const told = known.get(at);
            const count = told ?? marks[at] ?? "";
            return (
              <button
                key={value}
                class={told === undefined ? "cx-tally" : "cx-tally told"}
                disabled={told !== undefined}
                onClick={() => put({ ...marks, [at]: COUNTED[count] ?? "" })}
              >
                <span class="unseen">
                  {t("code-x.pad.tally", { trait: t(traitCode(kind, value)), count: count || "–" })}
                </span>
                <Sign kind={kind} value={value} />
                <b aria-hidden="true">{count || "–"}</b>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Notes for the six places of the Information board; what I saw stands there. */
function Places({ props, marks, put }: Pick<SectionProps, "props" | "marks" | "put">) {
  const { view } = props;
  if (!view.board.field.length) return null;
  return (
    <div class="cx-places" role="group" aria-label={t("code-x.pad.places")}>
      {slotsOf(view).map((place, n) => {
        const known = view.known[place] ? String(view.known[place]) : "";
        return (
          <label key={place}>
            <span>{n + 1}</span>
            <input
              class="input"
              maxLength={12}
              aria-label={placeName(view.board, place)}
              placeholder={known}
              value={marks[`place:${n}`] ?? ""}
              onInput={(event) => put({ ...marks, [`place:${n}`]: event.currentTarget.value })}
            />
          </label>
        );
      })}
    </div>
  );
}

const FEW = 8; // so many numbers in one place are worth a line

/** Tokens of which I saw nothing, and yet know what they may be. */
function Lies({ view, notes }: Props) {
  const narrow = notes?.lies.filter((one) => one.tokens.length <= FEW) ?? [];
  if (!narrow.length) return null;
  return (
    <div>
      <p class="small">{t("code-x.pad.lies")}</p>
      <dl class="cx-lies">
        {narrow.map(({ place, tokens }) => [
          <dt key={place}>{placeName(view.board, place)}</dt>,
          <dd key={-place}>{tokens.join(", ")}</dd>,
        ])}
      </dl>
    </div>
  );
}

function ProofWords({ cross, view, name }: { cross: Cross; view: View; name(seat: number): string }) {
  const what = t("code-x.pad.proof", {
    n: cross.clues.length,
    token: cross.token,
    position: t(`code-x.position.${cross.position}`),
  });
  return (
    <div class="proof" role="status">
      <p>
        {cross.clues.length
          ? what
          : t("code-x.pad.proof-order", { token: cross.token, position: t(`code-x.position.${cross.position}`) })}
      </p>
      <ul>
        {cross.clues.map((n) => (
          <li key={n}>{clueWords(view, n, name)}</li>
        ))}
      </ul>
    </div>
  );
}

/** My answers in a row, as they were given. */
function Answers({ view, name }: Props) {
  const all = answersTo(view);
  if (!all.length) return null;
  return (
    <ol class="cx-answers" aria-label={t("code-x.pad.answers")}>
      {all.map((one) => (
        <li key={one.clue}>{clueWords(view, one.clue, name)}</li>
      ))}
    </ol>
  );
}

/** The pad of the box: three sections of thirty, tallies, and notes for the Information board. */
export function Pad(props: Props) {
  const { view, seat, table, notes, name } = props;
  const [marks, put] = useMarks(`${table.id}.${seat}`);
  const [proof, prove] = useState<Cross | null>(null);
  if (seat === null) return <p class="soft">{t("code-x.pad.nobody")}</p>;
  const kept = proof && notes?.crosses.find((one) => one.position === proof.position && one.token === proof.token);
  const common = { props, marks, put };
  return (
    <div class="cx-pad">
      {notes && notes.left !== null && <p class="cx-left">{t("code-x.pad.left", { n: notes.left })}</p>}
      {kept && <ProofWords cross={kept} view={view} name={name} />}
      <div class="cx-sections">
        {[0, 1, 2].map((position) => (
          <Section key={position} {...common} position={position} proof={kept ?? null} prove={prove} />
        ))}
      </div>
      <Tallies {...common} />
      <Places {...common} />
      <Lies {...props} />
      {table.assistance !== "none" && <Answers {...props} />}
      <p class="small soft">{t(notes ? "code-x.pad.how-computed" : "code-x.pad.how")}</p>
      {Object.values(marks).some(Boolean) && (
        <button class="button quiet" onClick={() => put({})}>
          {t("code-x.pad.clear")}
        </button>
      )}
    </div>
  );
}

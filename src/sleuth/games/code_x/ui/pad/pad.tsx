import { useEffect, useState } from "preact/hooks";
import { useNarrow } from "../../../../ui/parts/narrow";
import { ClearMarks, useMarks } from "../../../../ui/table/panes/marks";
import { t } from "../../../../ui/words/texts";
import { answersTo, clueWords } from "../clues";
import { ObjectPicture } from "../icons";
import { NAMES } from "../pieces";
import type { Cross, View } from "../types.gen";
import type { Marked, PadProps } from "./marked";
import { Lies, Places } from "./places";
import { Section } from "./section";
import { Tabs } from "./tabs";
import { Tallies } from "./tallies";
import "./pad.css";

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
function Answers({ view, name }: PadProps) {
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

/** What each column of a section shows: once, over all three. */
function Objects() {
  return (
    <div class="cx-objects">
      {NAMES.object.map((name, object) => (
        <svg key={name} viewBox="0 0 24 24" role="img" aria-label={t(`code-x.object.${name}`)}>
          <ObjectPicture object={object} />
        </svg>
      ))}
    </div>
  );
}

/** How many codes are left, and what a tap does just now. */
function Top({ notes, naming, view }: PadProps) {
  const what = naming ? "code-x.pad.name" : view.board.opened.length ? "code-x.pad.truth" : null;
  const left = notes?.left ?? null;
  if (left === null && what === null) return null;
  return (
    <div class="cx-pad-top">
      {left !== null && <p class="cx-left">{t("code-x.pad.left", { n: left })}</p>}
      {what && <span class={naming ? "badge calls" : "badge true"}>{t(what)}</span>}
    </div>
  );
}

/** What is looked up now and then: notes for the Information board, what lies where, the answers. */
function More({ props, marks, put }: Marked) {
  const { notes, table } = props;
  return (
    <details class="cx-more">
      <summary class="label">{t("code-x.pad.more")}</summary>
      <Places props={props} marks={marks} put={put} />
      <Lies {...props} />
      {table.assistance !== "none" && <Answers {...props} />}
      <p class="small soft">{t(notes ? "code-x.pad.how-computed" : "code-x.pad.how")}</p>
      <ClearMarks marks={marks} put={put} words={t("code-x.pad.clear")} />
    </details>
  );
}

/** Which section is in sight where there is room for one: that of the place which is named. */
function useSection(naming: PadProps["naming"]): [number, (at: number) => void] {
  const [at, turnTo] = useState(0);
  useEffect(() => {
    if (naming) turnTo(naming.at);
  }, [naming?.at]);
  return [at, turnTo];
}

/** The pad of the box: three sections of thirty, tallies, and notes for the Information board. */
export function Pad(props: PadProps) {
  const { view, seat, notes, name, naming, setNaming } = props;
  const [marks, put] = useMarks(props.kept);
  const [proof, prove] = useState<Cross | null>(null);
  const [at, turnTo] = useSection(naming);
  const narrow = useNarrow();
  if (seat === null) return <p class="soft">{t("code-x.pad.nobody")}</p>;
  const kept = proof && notes?.crosses.find((one) => one.position === proof.position && one.token === proof.token);
  const common = { props, marks, put };
  const turn = (next: number) => (naming ? setNaming({ ...naming, at: next }) : turnTo(next));
  return (
    <div class={naming ? "cx-pad naming" : "cx-pad"}>
      <Top {...props} />
      {narrow && <Tabs at={at} notes={notes} wish={naming?.wish ?? null} turnTo={turn} />}
      <Objects />
      <div class="cx-sections">
        {(narrow ? [at] : [0, 1, 2]).map((position) => (
          <Section key={position} {...common} position={position} proof={kept ?? null} prove={prove} />
        ))}
      </div>
      <Tallies {...common} />
      {kept && <ProofWords cross={kept} view={view} name={name} />}
      <More {...common} />
    </div>
  );
}

import { useState } from "preact/hooks";
import { ClearMarks, useMarks } from "../../../../ui/table/panes/marks";
import { t } from "../../../../ui/words/texts";
import { answersTo, clueWords } from "../clues";
import type { Cross, View } from "../types.gen";
import type { PadProps } from "./marked";
import { Lies, Places } from "./places";
import { Section } from "./section";
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

/** The pad of the box: three sections of thirty, tallies, and notes for the Information board. */
export function Pad(props: PadProps) {
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
      <ClearMarks marks={marks} put={put} words={t("code-x.pad.clear")} />
    </div>
  );
}

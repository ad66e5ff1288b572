import { useState } from "preact/hooks";
import type { SeatProps } from "../../../../ui/games";
import { Chip } from "../../../../ui/parts/button";
import { ClearMarks, useMarks } from "../../../../ui/table/panes/marks";
import { t } from "../../../../ui/words/texts";
import { answerOf, brief } from "../answers";
import { type Focus, useFocus } from "../focus";
import type { Notes, View } from "../types.gen";
import { Sheet } from "./sheet";
import { TableOfAnswers } from "./table-of-answers";
import "./pad.css";

export type Props = SeatProps<View, Notes>;

/** Why a mark holds, if no answer is needed for it. */
function without(view: View, proof: NonNullable<Focus["proof"]>): string {
  if (proof.tries.length) return "break-the-code.pad.proof-guess";
  return view.centre ? "break-the-code.pad.proof-seen" : "break-the-code.pad.proof-none";
}

/** What proves the mark that was tapped. */
function ProofWords({ view, name }: Pick<Props, "view" | "name">) {
  const { proof } = useFocus();
  if (!proof) return null;
  const { asked, seats } = view.board;
  const told = proof.answers.map(([n, seat]) => {
    const answer = answerOf(asked[n], seat);
    const said = answer === null ? "" : brief(asked[n]!.question, answer);
    return seats > 2 ? t("break-the-code.pad.proof-answer", { who: name(seat), said }) : said;
  });
  return (
    <div class="proof btc-proof" role="status">
      <p>{told.length ? t("break-the-code.pad.proof", { n: told.length }) : t(without(view, proof))}</p>
      <p class="btc-told">
        {told.map((words, n) => (
          <span key={n}>{words}</span>
        ))}
      </p>
      {told.length > 0 && proof.tries.length > 0 && <p>{t("break-the-code.pad.proof-guess")}</p>}
    </div>
  );
}

/** What a press on the pad does; at the end, that it stays. */
function howWords(over: boolean, computed: boolean): string {
  if (over) return "break-the-code.pad.stays";
  return computed ? "break-the-code.pad.how-computed" : "break-the-code.pad.how";
}

/** The pad: for every hidden hand a sheet of all tiles by place, which keeps its place; answers below it. */
export function Pad(props: Props) {
  const { view, seat, table, notes, name } = props;
  const { board } = view;
  const hidden = [
    ...(board.seats > 2 ? [board.seats] : []),
    ...Array.from({ length: board.seats }, (_, one) => one).filter((one) => one !== seat),
  ];
  const [chosen, choose] = useState<number | null>(null);
  const [marks, put] = useMarks(props.kept);
  const place = chosen !== null && hidden.includes(chosen) ? chosen : hidden[0]!;
  return (
    <>
      {notes?.codes != null && <p class="btc-left">{t("break-the-code.pad.left", { n: notes.codes })}</p>}
      {hidden.length > 1 && (
        <div class="sheets" role="group" aria-label={t("break-the-code.pad.sheets")}>
          {hidden.map((one) => (
            <Chip
              key={one}
              on={one === place}
              words={one === board.seats ? t("break-the-code.centre") : name(one)}
              act={() => choose(one)}
            />
          ))}
        </div>
      )}
      <Sheet props={props} place={place} marks={marks} put={put} />
      <ProofWords view={view} name={name} />
      {table.assistance !== "none" && <TableOfAnswers {...props} />}
      <p class="small soft">{t(howWords(board.shown.length > 0, notes !== null))}</p>
      <ClearMarks marks={marks} put={put} words={t("break-the-code.pad.clear")} />
    </>
  );
}

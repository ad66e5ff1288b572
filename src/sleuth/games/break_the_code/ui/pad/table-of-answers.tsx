import type { SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import { answerOf, cardCode, reply, short } from "../answers";
import { lookAt, useFocus } from "../focus";
import type { Inquiry, Notes, View } from "../types.gen";

interface RowProps {
  inquiry: Inquiry;
  n: number;
  seats: readonly number[];
}

/** One card, and what each player answered; a press shows it on the tiles. */
function Row({ inquiry, n, seats }: RowProps) {
  const focus = useFocus();
  const { question } = inquiry;
  const looked = focus.card === n;
  const look = () => lookAt({ card: looked ? null : n });
  const proves = (seat: number) => focus.proof?.answers.some(([card, who]) => card === n && who === seat);
  const said = (seat: number) => {
    const answer = answerOf(inquiry, seat);
    return answer === null ? "" : reply(question, answer);
  };
  return (
    <tr class={looked ? "looked" : undefined}>
      <th scope="row">
        <button type="button" title={t(cardCode(question.card, question.number))} aria-pressed={looked} onClick={look}>
          {short(question)}
        </button>
      </th>
      {seats.map((seat) => (
        <td key={seat} class={proves(seat) ? "proves" : undefined}>
          {said(seat)}
        </td>
      ))}
    </tr>
  );
}

/** Every card that was used. */
export function TableOfAnswers({ view, name }: SeatProps<View, Notes>) {
  const { asked } = view.board;
  if (!asked.length) return <p class="small soft">{t("break-the-code.no-answers")}</p>;
  const seats = Array.from({ length: view.board.seats }, (_, seat) => seat);
  return (
    <table class="answers">
      <thead>
        <tr>
          <th scope="col">{t("break-the-code.card")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {asked.map((one, n) => (
          <Row key={n} inquiry={one} n={n} seats={seats} />
        ))}
      </tbody>
    </table>
  );
}

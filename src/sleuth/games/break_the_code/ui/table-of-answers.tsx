import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { answerOf, cardCode, reply, short } from "./answers";
import { lookAt, useFocus } from "./focus";
import type { Notes, View } from "./types.gen";

/** Every card that was used, and what each player answered; a press shows it on the tiles. */
export function TableOfAnswers({ view, name }: SeatProps<View, Notes>) {
  const { asked, seats } = view.board;
  const focus = useFocus();
  if (!asked.length) return <p class="small soft">{t("break-the-code.no-answers")}</p>;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <table class="answers">
      <thead>
        <tr>
          <th scope="col">{t("break-the-code.card")}</th>
          {all.map((seat) => (
            <th key={seat} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {asked.map((one, n) => {
          const looked = focus.card === n;
          const proves = (seat: number) => focus.proof?.answers.some(([card, who]) => card === n && who === seat);
          return (
            <tr key={n} class={looked ? "looked" : undefined}>
              <th scope="row">
                <button
                  type="button"
                  title={t(cardCode(one.question.card, one.question.number))}
                  aria-pressed={looked}
                  onClick={() => lookAt({ card: looked ? null : n })}
                >
                  {short(one.question)}
                </button>
              </th>
              {all.map((seat) => {
                const answer = answerOf(one, seat);
                return (
                  <td key={seat} class={proves(seat) ? "proves" : undefined}>
                    {answer === null ? "" : reply(one.question, answer)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

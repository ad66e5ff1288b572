import type { ComponentChildren } from "preact";
import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { answerOf, cardCode, reply } from "./answers";
import { useFocus } from "./focus";
import { Stand } from "./stand";
import type { Board, Inquiry, Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** How a seat fares: what it won, or that it is out. */
export function standing(board: Board, seat: number): string | null {
  const place = board.places[seat];
  if (place != null) return board.seats === 2 ? "break-the-code.won" : `break-the-code.won.${place}`;
  if (board.out.includes(seat)) return "break-the-code.out";
  return board.locked.includes(seat) ? "break-the-code.locked" : null;
}

function said(inquiry: Inquiry | undefined, seat: number) {
  const answer = answerOf(inquiry, seat);
  return inquiry && answer !== null ? { question: inquiry.question, answer } : null;
}

interface HandProps {
  view: View;
  seat: number;
  name: string;
  face: ComponentChildren;
  mine: boolean;
  inquiry: Inquiry | undefined;
}

function Hand({ view, seat, name, face, mine, inquiry }: HandProps) {
  const { board } = view;
  const tiles = board.shown[seat] ?? (mine ? view.hand : null);
  const answer = said(inquiry, seat);
  const state = standing(board, seat);
  const gone = state && board.places[seat] == null;
  const kind = `hand${board.turn === seat ? " turn" : ""}${mine ? " own" : ""}${gone ? " gone" : ""}`;
  return (
    <div class={kind} data-seat={seat} data-guide={`hand-${seat}`}>
      <div class="hand-top">
        {face}
        <span class="hand-name">{name}</span>
        {state && <span class="badge">{t(state)}</span>}
        {answer && <span class="hand-said">{reply(answer.question, answer.answer)}</span>}
      </div>
      <Stand tiles={tiles ?? null} size={board.size} label={name} said={answer} />
    </div>
  );
}

/** The tiles in the centre, which all are after with three and four players. */
function Centre({ view }: { view: View }) {
  const { board } = view;
  const tiles = board.shown[board.seats] ?? view.centre;
  return (
    <div class="hand centre">
      <div class="hand-top">
        <span class="hand-name">{t("break-the-code.centre")}</span>
        {view.wrote && !board.shown.length && (
          <span class="badge">{t(view.centre ? "break-the-code.seen" : "break-the-code.wrote")}</span>
        )}
      </div>
      <Stand tiles={tiles ?? null} size={board.size} label={t("break-the-code.centre")} said={null} flat />
    </div>
  );
}

/** Everybody's tiles: the others across the table, the centre, one's own in front. */
export function Hands({ view, seat, name, face }: Props) {
  const { board } = view;
  const focus = useFocus();
  const inquiry = board.asked[focus.card ?? board.asked.length - 1];
  const order = Array.from({ length: board.seats }, (_, i) => (i + 1 + (seat ?? -1)) % board.seats);
  const hand = (one: number) => (
    <Hand key={one} view={view} seat={one} name={name(one)} face={face(one)} mine={one === seat} inquiry={inquiry} />
  );
  return (
    <div class="hands" data-seats={board.seats}>
      {inquiry && (
        <p class="hands-asked small">
          {t("break-the-code.looked", {
            who: name(inquiry.seat),
            card: [cardCode(inquiry.question.card, inquiry.question.number)],
          })}
        </p>
      )}
      {order.filter((one) => one !== seat).map(hand)}
      {board.seats > 2 && <Centre view={view} />}
      {seat !== null && hand(seat)}
    </div>
  );
}

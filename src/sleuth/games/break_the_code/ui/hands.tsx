import type { ComponentChildren } from "preact";
import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { answerOf, cardCode, reply } from "./answers";
import { useFocus } from "./focus";
import { Stand } from "./stand";
import type { Board, Inquiry, Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** What is seen with all open: every hand, while the match is not over. */
export interface OpenView extends View {
  readonly hands?: readonly View["hand"][];
}

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
  /** How many tiles of a hand that was hidden are turned over, once all is over. */
  opened: number;
}

function Hand({ view, seat, name, face, mine, inquiry, opened }: HandProps) {
  const { board } = view;
  const tiles = board.shown[seat] ?? (mine ? view.hand : (view as OpenView).hands?.[seat]);
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
      <Stand tiles={tiles ?? null} size={board.size} label={name} said={answer} opened={mine ? board.size : opened} />
    </div>
  );
}

/** The tiles in the centre, which all are after with three and four players. */
function Centre({ view, opened }: { view: View; opened: number }) {
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
      <Stand
        tiles={tiles ?? null}
        size={board.size}
        label={t("break-the-code.centre")}
        said={null}
        opened={opened}
        flat
      />
    </div>
  );
}

interface HandsProps extends Pick<Props, "view" | "seat" | "name" | "face"> {
  opened: number;
}

/** The question whose answers stand at the racks: the last while it is played, or the one that is looked at. */
function useInquiry({ board }: View): Inquiry | undefined {
  const { card } = useFocus();
  return board.asked[card ?? (board.shown.length ? -1 : board.asked.length - 1)];
}

/** The others across the table, and between them the code that all are after. */
export function Others({ view, seat, name, face, opened }: HandsProps) {
  const { seats } = view.board;
  const inquiry = useInquiry(view);
  const order = Array.from({ length: seats }, (_, i) => (i + 1 + (seat ?? -1)) % seats).filter((one) => one !== seat);
  const hands = order.map((one) => (
    <Hand
      key={one}
      view={view}
      seat={one}
      name={name(one)}
      face={face(one)}
      mine={false}
      inquiry={inquiry}
      opened={opened}
    />
  ));
  if (seats > 2) hands.splice(Math.ceil(hands.length / 2), 0, <Centre key="centre" view={view} opened={opened} />);
  return (
    <div class="others" data-racks={hands.length}>
      {hands}
    </div>
  );
}

/** My own tiles, in front of me, and what was asked last. */
export function Own({ children, ...props }: HandsProps & { children: ComponentChildren }) {
  const { view, seat, name, face, opened } = props;
  const inquiry = useInquiry(view);
  const mine = { view, inquiry, opened, mine: true };
  const question = inquiry && [cardCode(inquiry.question.card, inquiry.question.number)];
  return (
    <div class="own-row">
      {seat !== null && <Hand {...mine} seat={seat} name={name(seat)} face={face(seat)} />}
      <div class="own-told">
        {inquiry && (
          <p class="hands-asked small">{t("break-the-code.looked", { who: name(inquiry.seat), card: question! })}</p>
        )}
        {children}
      </div>
    </div>
  );
}

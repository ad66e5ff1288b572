import type { SeatProps } from "../../../../ui/games";
import { offers } from "../../../../ui/wire/offers";
import { t } from "../../../../ui/words/texts";
import { collectors } from "../collect";
import type { Lay, Move, View } from "../types.gen";
import { Hourglass } from "./hourglass";
import { Keypad } from "./keypad";
import { Piles } from "./piles";
import { TurnTimer } from "./turn-timer";

interface Props extends Pick<SeatProps<View>, "view" | "moves" | "still" | "name" | "face" | "talk" | "seat"> {
  now: number;
  /** The sets that I can lay: on the code, and on the timer. */
  sets: readonly Lay[];
  timed: Lay | null;
  /** Was I asked whether to turn the timer so early? */
  sure: boolean;
  play(move: Move): void;
}

/** What lies in the middle of the table: the sand, the code, the cards to draw and those discarded. */
export function Middle({ view, moves, still, name, face, talk, seat, now, sets, timed, sure, play }: Props) {
  const { board } = view;
  const take = offers(moves, "take") && !still ? () => play({ type: "take" }) : null;
  return (
    <div class="xc-top">
      <div class="xc-timer">
        <Hourglass board={board} now={now} turns={board.times.length} />
        {timed ? (
          <TurnTimer board={board} now={now} still={still} sure={sure} play={() => play(timed)} />
        ) : (
          <span class="xc-turn-how">{t("x-code.turn.how")}</span>
        )}
      </div>
      <Keypad
        board={board}
        name={name}
        face={face}
        collects={collectors(board, talk, { seat, hand: view.hand })}
        sets={still ? [] : sets}
        lay={play}
      />
      <Piles board={board} take={take} />
    </div>
  );
}

import { useEffect, useRef, useState } from "preact/hooks";
import { ASIDE, pointOf, type Point } from "./field";
import { cellsOf } from "./pieces";
import { Disc } from "./token";
import type { Board, View } from "./types.gen";

interface Flight {
  key: number;
  token: number;
  from: Point;
  to: Point;
  fades: boolean;
}

type Clue = View["clues"][number];

function lyingAt(board: Board, place: number): Point {
  const at = pointOf(board, place);
  return place < cellsOf(board) && place >= 0 ? { x: at.x + ASIDE.x, y: at.y + ASIDE.y } : at;
}

/** Above the field stand the screens: what goes behind one leaves upwards, what comes, comes from there. */
const screenOf = (board: Board, seat: number): Point => ({ x: ((seat + 0.5) * board.columns * 100) / board.seats, y: -30 });

/** How a token travels because of one clue. */
export function flightsOf(clue: Clue, before: View, after: View): Omit<Flight, "key">[] {
  const { board } = after;
  switch (clue.type) {
    case "moved":
      return [
        { token: before.known[clue.slot] ?? 0, from: lyingAt(board, clue.slot), to: lyingAt(board, clue.to), fades: false },
        { token: before.asked, from: lyingAt(board, -1), to: lyingAt(board, clue.slot), fades: false },
      ];
    case "took":
      return [{ token: before.known[clue.place] ?? 0, from: lyingAt(board, clue.place), to: screenOf(board, clue.seat), fades: true }];
    case "swapped":
      return [
        { token: before.known[clue.place] ?? 0, from: lyingAt(board, clue.place), to: screenOf(board, clue.seat), fades: true },
        { token: after.known[clue.place] ?? 0, from: screenOf(board, clue.seat), to: lyingAt(board, clue.place), fades: false },
      ];
    case "asked":
      return [{ token: after.asked, from: screenOf(board, clue.seat), to: lyingAt(board, -1), fades: false }];
    default:
      return [];
  }
}

/** Tokens on their way, so that eyes can follow them. */
export function Flights({ view }: { view: View }) {
  const before = useRef(view);
  const next = useRef(0);
  const [flights, set] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const old = before.current;
    before.current = view;
    const fresh = view.clues.slice(old.clues.length);
    if (!old.board.field.length || view.clues.length <= old.clues.length || fresh.length > 12) return set([]);
    const found = fresh.flatMap((clue) => flightsOf(clue, old, view)).map((one) => ({ ...one, key: next.current++ }));
    if (found.length) set(found);
  }, [view]);
  return (
    <g aria-hidden="true">
      {flights.map(({ key, token, from, to, fades }) => (
        <g
          key={key}
          class={fades ? "cx-flight fades" : "cx-flight"}
          style={{ "--from": `translate(${from.x}px, ${from.y}px)`, "--to": `translate(${to.x}px, ${to.y}px)` }}
          onAnimationEnd={() => set((all) => all.filter((one) => one.key !== key))}
        >
          <Disc token={token} r={22} />
        </g>
      ))}
    </g>
  );
}

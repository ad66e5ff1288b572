"""The umpire's side: who sees everything, and tells what the printed rules say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import assert_never

from sleuth.games.scotland_yard.board import (
    TRADERS,
    Board,
    clear,
    due,
    finished,
    hides,
    offer,
    rides,
    tell,
    unready,
)
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.facts import (
    Caught,
    Cornered,
    Declined,
    Doubled,
    Escaped,
    Exchanged,
    Fact,
    Hid,
    Lurked,
    Paid,
    Placed,
    Readied,
    Stepped,
    Stranded,
    Surfaced,
    Travelled,
    Vanished,
    Wished,
)
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import MISTER_X, Options, Wish
from sleuth.kernel.data import Data, Drawn, Pending, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove, Malformed


class State(Data, frozen=True):
    """The whole truth: the open board, and every station of Mister X, the start first."""

    board: Board
    trail: tuple[Station, ...]

    @property
    def at(self) -> Station | None:
        """Where Mister X stands."""
        return self.trail[-1] if self.trail else None


def setup(options: Options, seats: int) -> State:
    """Everybody on their starts, as far as these are not drawn."""
    if options.detectives not in (None, seats - 1):
        raise Malformed("scotland-yard.detectives", detectives=seats - 1)
    board = clear(options, seats)
    return State(board, () if board.lair is None else (board.lair,))


def pending(state: State) -> Pending:
    """Who or what the match waits for: the open board tells."""
    return due(state.board)


def secret(state: State, seat: Seat | None) -> Station | None:
    """What a seat wonders about: where Mister X is."""
    del seat
    return state.at


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """What is told because of this input."""
    match came:
        case Played():
            if came.move not in offer(state.board, came.seat, state.at):
                raise refusal(state.board, came.seat, came.move, state.at)
            return played(state, came.seat, came.move)
        case Drawn():
            return drawn(state.board, came.picks)
        case _:
            raise IllegalMove("match.no-clock")


def drawn(board: Board, picks: tuple[int, ...]) -> Sequence[Fact]:
    """Start cards: all detectives draw first, then Mister X, whom beginners see from the start."""
    cards = board.options.chart.classic
    if not board.posts:
        return tuple(Placed(Seat(n), cards.posts[pick]) for n, pick in enumerate(picks, 1))
    lair = cards.lairs[picks[0]]
    told: tuple[Fact, ...] = (Placed(MISTER_X, lair),)
    if board.options.classic:
        told = (Hid(MISTER_X, lair), Lurked())
    return *told, *concluded(reduce(tell, told, board), (lair,))


def played(state: State, seat: Seat, move: Move) -> Sequence[Fact]:
    """What a legal move tells, and what follows from it."""
    match move:
        case Exchange() | Decline() | Ready():
            return (chosen(state.board, seat, move),)
        case Go() if seat != MISTER_X:
            return stepped(state, seat, move)
        case Go():
            return travelled(state, (move,))
        case Double():
            return travelled(state, (move.first, move.second))
        case _:
            assert_never(move)


def chosen(board: Board, seat: Seat, move: Exchange | Decline | Ready) -> Fact:
    """A detective chooses a start; two exchange when each has asked the other."""
    match move:
        case Exchange():
            agreed = Wish(move.other, seat) in board.wishes
            return (Exchanged if agreed else Wished)(seat, move.other)
        case Decline():
            return Declined(seat, move.other)
        case Ready():
            return Readied(seat)


def travelled(state: State, halves: tuple[Go, ...]) -> Sequence[Fact]:
    """Mister X moves, once or twice; a first half alone in the dark is shown with the second."""
    board, options = state.board, state.board.options
    told: list[Fact] = [Doubled()] * (len(halves) - 1)
    for field, half in enumerate(halves, len(board.log) + 1):
        told += logged(options, field, half)
    if not options.classic and isinstance(told[-1], Travelled):
        told += uncovered(reduce(tell, told, board), (*state.trail, halves[0].to))
    trail = (*state.trail, *(half.to for half in halves))
    return *told, *concluded(reduce(tell, told, board), trail)


def logged(options: Options, field: int, go: Go) -> Sequence[Fact]:
    """How one move of Mister X is told."""
    by_black = go.by == "black" and not options.classic
    if not by_black and not hides(options, field):
        return (Travelled(go.to, go.by),)
    return Hid(MISTER_X, go.to), Vanished() if go.by is None else Paid(go.by)


def stepped(state: State, seat: Seat, go: Go) -> Sequence[Fact]:
    """A detective moves; on Mister X's station that is the end."""
    step = Stepped(seat, go.to, go.by)
    board = tell(state.board, step)
    if go.to == state.at:
        return step, *uncovered(board, state.trail), Caught(seat, go.to)
    return step, *concluded(board, state.trail)


def concluded(board: Board, trail: tuple[Station, ...]) -> Sequence[Fact]:
    """What is told when no detective moves any more: beginners see where Mister X was."""
    if board.todo:
        return ()
    shown = uncovered(board, trail)
    if board.log and finished(board):
        return *shown, Escaped()
    if board.log and board.options.classic and not board.moved:
        return *shown, Stranded()
    if not rides(board.options, trail[-1], board.posts, len(board.log) + 1, board.black):
        return *shown, Cornered(trail[-1])
    return () if board.options.classic else shown


def uncovered(board: Board, trail: tuple[Station, ...]) -> Sequence[Surfaced]:
    """The covered fields of the log, opened."""
    return tuple(Surfaced(n, trail[n]) for n, field in enumerate(board.log, 1) if field.at is None)


def refusal(board: Board, seat: Seat, move: Move, at: Station | None) -> IllegalMove:
    """Why a move is refused, told from what the mover can see."""
    if isinstance(move, Exchange | Decline | Ready):
        return refused(choice_refused(board, seat, move))
    if seat != MISTER_X:
        return refused(walk_refused(board, seat, move))
    if board.todo or board.over is not None or not board.placed or at is None:
        return refused("not-now")
    if unready(board):
        return refused("not-ready")
    halves = (move.first, move.second) if isinstance(move, Double) else (move,)
    if len(halves) > 1 and not board.doubles:
        return refused("no-ticket")
    return refused(ride_refused(board, at, halves))


def refused(reason: str) -> IllegalMove:
    return IllegalMove(f"scotland-yard.{reason}")


def choice_refused(board: Board, seat: Seat, move: Exchange | Decline | Ready) -> str:
    """What is wrong with the way in which a detective chooses a start."""
    if seat == MISTER_X or board.over is not None or not unready(board):
        return "not-now"
    if isinstance(move, Decline):
        return "not-asked"
    if seat in board.ready:
        return "ready"
    if isinstance(move, Exchange) and Wish(seat, move.other) in board.wishes:
        return "asked"
    return "exchange" if seat <= TRADERS else "not-now"


def walk_refused(board: Board, seat: Seat, move: Go | Double) -> str:
    """What is wrong with a detective's step."""
    if seat in board.moved and board.todo:
        return "moved"
    if isinstance(move, Double) or seat not in board.todo:
        return "not-now"
    if wrong_ticket(board, move, detective=True):
        return "ticket"
    if not connected(board.options, board.posts[seat - 1], move):
        return "no-line"
    return "occupied" if move.to in board.posts else "no-ticket"


def ride_refused(board: Board, at: Station, halves: tuple[Go, ...]) -> str:
    """What is wrong with a move of Mister X, the first half first."""
    black = board.black
    for field, half in enumerate(halves, len(board.log) + 1):
        if half in rides(board.options, at, board.posts, field, black):
            at, black = half.to, black - (half.by == "black")
        elif wrong_ticket(board, half, detective=False):
            return "ticket"
        elif half.by == "black" and not board.options.classic and hides(board.options, field):
            return "hidden-anyway"
        elif half.by == "black" and not black:
            return "no-ticket"
        else:
            return "occupied" if connected(board.options, at, half) else "no-line"
    return "not-now"


def wrong_ticket(board: Board, go: Go, detective: bool) -> bool:
    """Beginners show only the black ticket, others always one; no detective has a black one."""
    if go.by == "black":
        return detective
    return (go.by is None) == board.options.classic


def connected(options: Options, at: Station, go: Go) -> bool:
    """Does a line lead there that this ticket pays for?"""
    chart = options.chart
    if not options.classic:
        return go.to in chart.streets[at]
    if go.by is None or go.by == "black":
        return go.to in chart.anywhere[at]
    return go.to in chart.around[go.by][at]


def apply(state: State, fact: Fact) -> State:
    """The truth after a fact."""
    return apply_told(state, fact, tell(state.board, fact))


def apply_told(state: State, fact: Fact, board: Board) -> State:
    """The truth after a fact, of which this became the open board."""
    match fact:
        case Hid():
            return State(board, (*state.trail, fact.to))
        case Travelled():
            return State(board, (*state.trail, fact.to))
        case Placed(seat=seat) if seat == MISTER_X:
            return State(board, (fact.at,))
        case _:
            return State(board, state.trail)

"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from sleuth.games.scotland_yard.board import Board, clear, offer, tell
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.facts import Fact, Hid, Placed, Travelled
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.pieces import MISTER_X, Options
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.moves import Moves


class View(Data, frozen=True):
    """The open board, and for Mister X all stations of his journey, the start first."""

    board: Board
    seat: Seat | None
    trail: tuple[Station, ...] = ()


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    board = clear(options, seats)
    if seat != MISTER_X or board.lair is None:
        return View(board, seat)
    return View(board, seat, (board.lair,))


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    return see_told(view, fact, tell(view.board, fact))


def see_told(view: View, fact: Fact, board: Board) -> View:
    """What is known after one more fact, of which this became the open board."""
    match fact:
        case Hid():
            return View(board, view.seat, (*view.trail, fact.to))
        case Travelled() if view.seat == MISTER_X:
            return View(board, view.seat, (*view.trail, fact.to))
        case Placed(seat=seat) if seat == view.seat == MISTER_X:
            return View(board, view.seat, (fact.at,))
        case _:
            return View(board, view.seat, view.trail)


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.seat, view.trail[-1] if view.trail else None)

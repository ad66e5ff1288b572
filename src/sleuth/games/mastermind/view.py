"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from sleuth.games.mastermind.board import Board, clear, offer, tell
from sleuth.games.mastermind.facts import Fact, Hidden
from sleuth.games.mastermind.moves import Move
from sleuth.games.mastermind.pieces import Code, Options
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.moves import Moves


class View(Data, frozen=True):
    """The open board, and my own code while I am the Codemaker."""

    board: Board
    seat: Seat | None
    code: Code | None = None


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    del seats
    return View(clear(options), seat)


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    return see_told(view, fact, tell(view.board, fact))


def see_told(view: View, fact: Fact, board: Board) -> View:
    """What is known after one more fact, of which this became the open board."""
    if type(fact) is Hidden:
        return View(board, view.seat, fact.code)
    return View(board, view.seat, view.code if board.ready else None)


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.seat)

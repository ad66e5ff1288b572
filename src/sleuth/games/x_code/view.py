"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games.x_code.board import Board, Cards, clear, tell
from sleuth.games.x_code.facts import Fact
from sleuth.games.x_code.hands import held
from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.offers import offer
from sleuth.games.x_code.pieces import Options
from sleuth.kernel.data import Data, Millis, Seat
from sleuth.kernel.moves import Moves


class View(Data, frozen=True):
    """The open table, and my own hand, lowest card first.

    `now` is what my watch shows. No fact tells it, so it is set only for one who is about to think.
    """

    board: Board
    seat: Seat | None
    hand: Cards = ()
    now: Millis | None = None


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    return View(clear(options, seats), seat)


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    return see_told(view, fact, tell(view.board, fact))


def see_told(view: View, fact: Fact, board: Board) -> View:
    """What is known after one more fact, of which this became the open board."""
    return View(board, view.seat, held(view.hand, view.seat, fact))


def clocked(view: View, now: Millis) -> View:
    """The same view, with a look at the watch."""
    return replace(view, now=now)


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.hand, view.seat)

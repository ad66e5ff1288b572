"""The game of boardgame_io.cjs by our rules: two take turns, and each move counts one further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from sleuth.kernel.data import Await, Data, Drawn, Pending, Played, Rang, Seat, Tagged
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.facts import Open
from sleuth.kernel.game import Game
from sleuth.kernel.moves import Moves


class Options(Data, frozen=True):
    """There is nothing to choose."""


class Mark(Tagged, frozen=True):
    """Count one further."""


class Marked(Open, frozen=True):
    """Somebody counted."""

    seat: Seat


class Board(Data, frozen=True):
    """Whose turn it is, and how far it came. Everything lies open."""

    seats: int
    turn: Seat = Seat(0)
    n: int = 0


class View(Board, frozen=True):
    """The board, as a seat sees it."""

    seat: Seat | None = None


def pending(state: Board) -> Pending:
    """Whose turn it is; there is no end."""
    return Await(frozenset((state.turn,)))


def decide(state: Board, came: Played[Mark] | Drawn | Rang) -> Sequence[Marked]:
    """What is told."""
    if not isinstance(came, Played) or came.seat != state.turn:
        raise IllegalMove("cells.not-now")
    return (Marked(came.seat),)


def counted(board: Any, fact: Marked) -> Any:
    """The board after one more move."""
    return replace(board, turn=Seat((fact.seat + 1) % board.seats), n=board.n + 1)


def moves(view: View) -> Moves[Mark]:
    """One, when it is my turn."""
    return Moves((Mark(),)) if view.seat == view.turn else Moves()


GAME: Final = Game(
    name="cells",
    version=1,
    seats=range(2, 3),
    options=Options,
    move=Mark,
    fact=Marked,
    view=View,
    setup=lambda options, seats: Board(seats),
    pending=pending,
    decide=decide,
    apply=counted,
    blank=lambda options, seats, seat: View(seats, seat=seat),
    see=counted,
    moves=moves,
)

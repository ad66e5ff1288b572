"""What one seat knows of a match, and what it may do."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games.break_the_code.board import Board, clear, offer, tell
from sleuth.games.break_the_code.facts import Checked, Dealt, Fact, Wrote
from sleuth.games.break_the_code.moves import Move
from sleuth.games.break_the_code.pieces import Options
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.moves import Moves


class View(Data, frozen=True):
    """The open table, my own tiles, the guess I wrote, and the centre once I was shown it."""

    board: Board
    seat: Seat | None
    hand: Hand | None = None
    wrote: Hand | None = None
    centre: Hand | None = None


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    return View(clear(options, seats), seat)


MINE = frozenset({Dealt, Wrote, Checked})
"""What a seat is told alone."""


def see(view: View, fact: Fact) -> View:
    """What is known after one more fact."""
    return see_told(view, fact, tell(view.board, fact))


def see_told(view: View, fact: Fact, board: Board) -> View:
    """What is known after one more fact, of which this became the open board."""
    if type(fact) not in MINE:
        return replace(view, board=board)
    match fact:
        case Dealt(hand=hand):
            return replace(view, hand=hand)
        case Wrote(tiles=tiles):
            return replace(view, wrote=tiles)
        case Checked(tiles=tiles):
            return replace(view, centre=tiles)
        case _:
            return replace(view, board=board)


def moves(view: View) -> Moves[Move]:
    """What this seat may do now."""
    return offer(view.board, view.seat)

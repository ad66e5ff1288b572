"""Looking back at a match: how far each seat was when it was decided."""

from __future__ import annotations

from functools import reduce

from sleuth.games.code_x.thinking.worlds import worlds
from sleuth.games.code_x.view import blank, see
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.streams import reaching


class Review(Data, frozen=True):
    """The codes that each seat could not exclude before the last move."""

    left: tuple[int, ...]


def review(match: AnyMatch) -> Review:
    """Whose pad was how far."""
    return Review(tuple(left(match, Seat(seat)) for seat in range(match.seats)))


def left(match: AnyMatch, seat: Seat) -> int:
    """How many codes a seat had left, by all that was told before the last move."""
    told = [fact for entry in match.standing[:-1] for fact in entry.told]
    view = reduce(see, reaching(told, seat), blank(match.options, match.seats, seat))
    return len(worlds(view))

"""Looking back at a match: how far each seat was when it was decided."""

from __future__ import annotations

from functools import reduce

from sleuth.games.code_x.pieces import Token
from sleuth.games.code_x.thinking.worlds import worlds
from sleuth.games.code_x.view import blank, see
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.streams import reaching


class Review(Data, frozen=True):
    """The codes that each seat could not exclude before the last move, and what lay where.

    `lying` has a token for each place, 0 where nobody ever saw what lies there.
    """

    left: tuple[int, ...]
    lying: tuple[Token, ...]


def review(match: AnyMatch) -> Review:
    """Whose pad was how far."""
    counted = tuple(left(match, Seat(seat)) for seat in range(match.seats))
    return Review(counted, match.state.lying)


def left(match: AnyMatch, seat: Seat) -> int:
    """How many codes a seat had left, by all that was told before the last move."""
    told = [fact for entry in match.standing[:-1] for fact in entry.told]
    view = reduce(see, reaching(told, seat), blank(match.options, match.seats, seat))
    return len(worlds(view))

"""What can happen, and who is told.

Places lie open, numbers do not: a hand is its owner's, a code is everybody's but its owner's, the
token of a question is known to two, a token taken or looked at to one.
"""

from __future__ import annotations

from sleuth.games.code_x.pieces import Code, Gear, Kind, Place, Step, Tile, Token
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Open, Others, Own, Pair, Shadow


class Dealt(Own, frozen=True):
    """The tokens dealt to a seat, ascending."""

    tokens: tuple[Token, ...]


class Gave(Own, frozen=True):
    """The code that a seat chose for its neighbour."""

    code: Code


class Locked(Shadow, frozen=True):
    """A seat has chosen a code."""

    seat: Seat


class Coded(Others, frozen=True):
    """The code of `seat`, for everyone else."""

    code: Code


class Appointed(Open, frozen=True):
    """By lot, this seat starts."""

    seat: Seat


class Picked(Open, frozen=True):
    """The Action tiles of this match, by lot."""

    tiles: tuple[Tile, ...]


class Allotted(Open, frozen=True):
    """Advanced layout: tiles in front of each seat, and the one that starts the field."""

    tiles: tuple[tuple[Tile, ...], ...]
    start: Tile | None = None


class Spread(Open, frozen=True):
    """The field, row by row, by lot."""

    field: tuple[Tile, ...]


class Laid(Open, frozen=True):
    """A seat laid a tile."""

    seat: Seat
    tile: Tile
    x: int
    y: int


class Stood(Open, frozen=True):
    """A figure stands on its first tile."""

    seat: Seat
    place: Place


class Went(Open, frozen=True):
    """A figure moved."""

    seat: Seat
    to: Place
    by: Step


class Took(Open, frozen=True):
    """A seat took the token on which its figure landed."""

    seat: Seat
    place: Place


class Peeked(Open, frozen=True):
    """A seat looked at a token."""

    seat: Seat
    place: Place


class Swapped(Open, frozen=True):
    """A seat exchanged a token of its own for the one in a place."""

    seat: Seat
    place: Place


class Dropped(Own, frozen=True):
    """The token that a seat laid down in a place."""

    place: Place
    token: Token


class Found(Own, frozen=True):
    """The token that a seat has now behind its screen."""

    token: Token


class Saw(Own, frozen=True):
    """The token that a seat looked at."""

    place: Place
    token: Token


class Reactivated(Open, frozen=True):
    """A seat turned up used tokens."""

    seat: Seat
    gear: tuple[Gear, ...]


class Earned(Open, frozen=True):
    """A seat has an extra turn after this one."""

    seat: Seat


class Shown(Pair, frozen=True):
    """The token of a question, for asker and answerer."""

    token: Token


class Asked(Open, frozen=True):
    """A question and its true answer; no position means the whole code."""

    seat: Seat
    other: Seat
    kind: Kind
    position: int | None
    answer: int


class Declined(Open, frozen=True):
    """A seat could ask, and did not."""

    seat: Seat


class Moved(Open, frozen=True):
    """The answerer moved a token of the board to a tile; the asked one takes its place."""

    seat: Seat
    slot: Place
    to: Place


class Deciphered(Open, frozen=True):
    """A seat named one number of its code."""

    seat: Seat
    position: int
    value: Token
    right: bool


class Declared(Open, frozen=True):
    """A seat named its whole code."""

    seat: Seat
    code: Code
    right: bool


class Passed(Open, frozen=True):
    """A turn begins, after some that were skipped."""

    turn: Seat
    skipped: tuple[Seat, ...] = ()
    extra: bool = False


class Opened(Open, frozen=True):
    """The match is over, and every code is turned round."""

    codes: tuple[Code, ...]


Fact = (
    Dealt
    | Gave
    | Locked
    | Coded
    | Appointed
    | Picked
    | Allotted
    | Spread
    | Laid
    | Stood
    | Went
    | Took
    | Peeked
    | Swapped
    | Dropped
    | Found
    | Saw
    | Reactivated
    | Earned
    | Shown
    | Asked
    | Declined
    | Moved
    | Deciphered
    | Declared
    | Passed
    | Opened
)

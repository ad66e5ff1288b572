"""What can happen, and who is told: the code reaches its maker, all else lies open."""

from __future__ import annotations

from typing import final

from sleuth.games.mastermind.pieces import Code, Key
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Open, Own, Shadow


class Appointed(Open, frozen=True):
    """By lot, this seat makes the first code."""

    seat: Seat


@final
class Hidden(Own, frozen=True):
    """The Codemaker's code."""

    code: Code


class Ready(Shadow, frozen=True):
    """A code is hidden."""

    seat: Seat


@final
class Guessed(Open, frozen=True):
    """The Codebreaker filled a row; unless keys are placed by hand, it is keyed at once."""

    seat: Seat
    code: Code
    key: Key | None = None


class Answered(Open, frozen=True):
    """The Codemaker placed key pegs beside the last row."""

    red: int
    white: int


class Challenged(Open, frozen=True):
    """The Codebreaker said that no code fits the keys."""

    seat: Seat


class Revealed(Open, frozen=True):
    """The shield is down: this was the code."""

    code: Code


class Scored(Open, frozen=True):
    """The game counts: the Codemaker gets these points."""

    seat: Seat
    points: int


class Voided(Open, frozen=True):
    """Keys were wrong in these rows (0 is the first): the fine goes to the Codebreaker `seat`."""

    seat: Seat
    points: int
    rows: tuple[int, ...]
    replayed: bool


Fact = Appointed | Hidden | Ready | Guessed | Answered | Challenged | Revealed | Scored | Voided

"""Words of the table: seats, what comes in, and what is awaited."""

from __future__ import annotations

import re
from typing import Generic, NewType, TypeVar, final

import msgspec

Seat = NewType("Seat", int)
Millis = NewType("Millis", int)

M = TypeVar("M")


def tag(name: str) -> str:
    """How a class is called on the wire: `ExtraTurn` is `extra-turn`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Every value: immutable, hashable, serialisable, closed."""


class Tagged(Data, frozen=True, tag_field="type", tag=tag):
    """A member of a union; its class names it."""


@final
class Played(Tagged, Generic[M], frozen=True):
    """A seat made a move."""

    seat: Seat
    move: M
    at: Millis = Millis(0)


@final
class Drawn(Tagged, frozen=True):
    """Chance answered a Draw: `picks` are numbers below `Draw.of`."""

    picks: tuple[int, ...]
    at: Millis = Millis(0)


@final
class Rang(Tagged, frozen=True):
    """The clock reached the deadline that the rules had asked for."""

    at: Millis


@final
class Back(Tagged, frozen=True):
    """A takeback: of the entries that stand, the first `to` go on standing."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...] = ()
    at: Millis = Millis(0)


@final
class Await(Tagged, frozen=True):
    """Seats whose inaction blocks the match, and the moment at which the clock rings."""

    seats: frozenset[Seat]
    until: Millis | None = None


@final
class Draw(Tagged, frozen=True):
    """Chance must pick `k` different things of `of`; unordered picks come ascending."""

    of: int
    k: int = 1
    ordered: bool = False


@final
class Over(Tagged, frozen=True):
    """The match has ended: places, best first; those who share a place stand together.

    Of these places the first `won` have won: one as a rule, none if nobody has. Where all share
    one place that is won, it is a draw, or a team's.
    """

    places: tuple[tuple[Seat, ...], ...]
    why: str
    won: int = 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, best first."""
        return tuple(seat for place in self.places[: self.won] for seat in place)


Pending = Await | Draw | Over

"""How strong a person is: worked out anew from all that counted, never kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import pi, sqrt
from typing import Final

from sleuth.kernel.data import Data
from sleuth.players.cast import CAST
from sleuth.players.ladder.glicko import MIDDLE, SCALE, UNKNOWN, Result, Strength, after
from sleuth.players.ladder.measured import known

WEEK: Final = 7 * 24 * 3_600_000
"""Milliseconds in a week: after each without a match somebody is known a little less."""

LONGEST: Final = 520
"""Weeks after which nobody is forgotten any further."""


class Counted(Data, frozen=True):
    """A match that counted: when, the points, and what stood against the person.

    `against` is the rating at which chances were even, `weight` how much of the result was theirs:
    1 alone against others, less in a team.
    """

    game: str
    at: int
    points: float
    against: float
    weight: float
    company: tuple[str, ...]


def newcomer(game: str) -> Strength:
    """Of whom nothing is known: taken for the lowest of the house until shown otherwise."""
    lowest, found = next(iter(CAST)), known(game)
    return Strength(found[0].rating(lowest) if found else MIDDLE)


def curve(game: str, counted: Iterable[Counted]) -> Iterator[Strength]:
    """What is known of somebody after each match, oldest first."""
    now, last = newcomer(game), None
    for each in counted:
        for _ in range(0 if last is None else min(LONGEST, (each.at - last) // WEEK)):
            now = after(now, ())
        now = after(now, (Result(opponent(each.against, each.weight), each.points),))
        last = each.at
        yield now


def strength(game: str, counted: Iterable[Counted]) -> Strength:
    """What is known of somebody after all of them."""
    now = newcomer(game)
    for now in curve(game, counted):  # noqa: B007
        pass
    return now


def opponent(rating: float, weight: float) -> Strength:
    """Somebody against whom a result says so much, and no more."""
    deviation = SCALE * pi * sqrt((1 / (weight * weight) - 1) / 3)
    return Strength(rating, deviation)


def is_new(of: Strength) -> bool:
    """Is next to nothing known of them?"""
    return of.deviation >= UNKNOWN

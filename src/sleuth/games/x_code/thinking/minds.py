"""Characters as team-mates: how much of what the others said each remembers, and how it plans.

Everybody remembers what lies open and what it said itself. Who goes through less has the newest
phrases of the table in the ear alone, plans by what is in the hands, and does not follow the
discards; who goes through everything reckons with the draws to come.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.thinking.bots import BOTS, Ears, mate
from sleuth.games.x_code.thinking.solver import by_draws, by_hand
from sleuth.games.x_code.view import View
from sleuth.kernel.minds import Mind
from sleuth.kernel.talents import Bot, Heard

EARS: Final = 5.2  # who can try n possibilities has so many phrases in the ear, times the root of n
BUSY: Final = 8.2  # so many are given up for the own hand
LOOKS: Final = 10  # the same, for each that is weighed


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]
    prices = by_hand if mind.span is not None else by_draws
    return mate(newest(remembered(mind)), prices, remembers=False)


def remembered(mind: Mind) -> int | None:
    """How many phrases of the table somebody has in the ear; `None` for all."""
    if mind.span is not None:
        return round(EARS * sqrt(mind.span) - BUSY)
    return None if mind.look is None else LOOKS * mind.look


def newest(many: int | None) -> Ears:
    """What I said, and what others said in so many of the newest phrases of the table."""

    def hears(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
        old = 0 if many is None else max(0, len(heard) - many)
        mine = [each for each in heard[:old] if each.seat == view.seat]
        return (*mine, *heard[old:])

    return hears

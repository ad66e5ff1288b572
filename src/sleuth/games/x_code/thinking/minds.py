"""Characters as team-mates: how much of what the others said each remembers, and how it plans.

Everybody remembers what lies open and what it said itself. Who goes through less has the newest
phrases of the table in the ear alone, plans by what is in the hands, and does not follow the
discards; who goes through least hears those beside alone. Who goes through everything reckons with
the draws to come.
"""

from __future__ import annotations

from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.thinking.bots import BOTS, Ears, mate, neighbours
from sleuth.games.x_code.thinking.solver import by_draws, by_hand
from sleuth.games.x_code.view import View
from sleuth.kernel.minds import Mind, curve
from sleuth.kernel.talents import Bot, Heard

EARS: Final = curve((5, 2), (7, 7), (13, 14), (24, 19))
"""Phrases in the ear of who tries so many possibilities: some are given up for the own hand."""
BESIDE: Final = 3  # who tries no more than so many hears only those to the left and right
LOOKS: Final = 9.5  # the same for who loses nothing, for each possibility that is weighed


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]
    prices = by_hand if mind.span is not None else by_draws
    return mate(ears(mind), prices, remembers=False)


def remembered(mind: Mind) -> int | None:
    """How many phrases of the table somebody has in the ear; `None` for all."""
    if mind.span is not None:
        return round(EARS(mind.span))
    return None if mind.look is None else round(LOOKS * mind.look)


def ears(mind: Mind) -> Ears:
    """The newest phrases of the table; of these, who goes through least hears those from beside."""
    hears = newest(remembered(mind))
    if mind.span is None or mind.span > BESIDE:
        return hears
    return lambda view, heard: neighbours(view, hears(view, heard))


def newest(many: int | None) -> Ears:
    """What I said, and what others said in so many of the newest phrases of the table."""

    def hears(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
        old = 0 if many is None else max(0, len(heard) - many)
        mine = [each for each in heard[:old] if each.seat == view.seat]
        return (*mine, *heard[old:])

    return hears

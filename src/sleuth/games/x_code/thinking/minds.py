"""Characters as team-mates: how much of what the others said each remembers, and how it plans.

Everybody remembers what lies open and what it said itself. Who goes through less has the newest
phrases of the table in the ear alone, plans by what is in the hands, and does not follow the
discards; who has a single phrase in the ear hears it from beside alone. Who goes through everything
reckons with the draws to come.
"""

from __future__ import annotations

from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.thinking.bots import BOTS, Ears, mate, neighbours
from sleuth.games.x_code.thinking.solver import by_draws, by_hand
from sleuth.games.x_code.view import View
from sleuth.kernel.minds import Mind, curve
from sleuth.kernel.talents import Bot, Heard

EARS: Final = curve((3, 1), (7, 7), (13, 14), (24, 21))
"""Phrases in the ear of who tries so many possibilities: some are given up for the own hand."""
LOOKS: Final = 9.5  # the same for who loses nothing, for each possibility that is weighed


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]
    prices = by_hand if mind.span is not None else by_draws
    return mate(ears(remembered(mind)), prices, remembers=False)


def remembered(mind: Mind) -> int | None:
    """How many phrases of the table somebody has in the ear; `None` for all."""
    if mind.span is not None:
        return round(EARS(mind.span))
    return None if mind.look is None else round(LOOKS * mind.look)


def ears(many: int | None) -> Ears:
    """So many of the newest phrases; a single one is heard from beside alone."""
    return newest(many) if many != 1 else beside


def newest(many: int | None) -> Ears:
    """What I said, and what others said in so many of the newest phrases of the table."""

    def hears(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
        old = 0 if many is None else max(0, len(heard) - many)
        mine = [each for each in heard[:old] if each.seat == view.seat]
        return (*mine, *heard[old:])

    return hears


def beside(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """What I said, and the newest phrase of the table if it came from my left or right."""
    return neighbours(view, newest(1)(view, heard))

"""Characters as team-mates: how much of what the others said each remembers, and how it plans.

Everybody remembers what lies open and what it said itself. Who goes through less has the newest
phrases of the others in the ear alone, plans by what is in the hands, and does not follow the
discards; who goes through everything reckons with the draws to come.
"""

from __future__ import annotations

from typing import Final

from sleuth.games.x_code.moves import Move
from sleuth.games.x_code.thinking.bots import BOTS, Ears, mate
from sleuth.games.x_code.thinking.solver import by_draws, by_hand
from sleuth.games.x_code.view import View
from sleuth.kernel.minds import Mind
from sleuth.kernel.talents import Bot, Heard

EARS: Final = 0.8  # phrases in the ear for each possibility that somebody can try
BUSY: Final = 1  # so many are given up for the own hand
LOOKS: Final = 8  # the same, for each that is weighed


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""
    if mind.deepest:
        return BOTS["expert"]
    prices = by_hand if mind.span is not None else by_draws
    return mate(newest(remembered(mind)), prices, remembers=False)


def remembered(mind: Mind) -> int | None:
    """How many phrases of the others somebody has in the ear; `None` for all."""
    if mind.span is not None:
        return round(EARS * mind.span) - BUSY
    return None if mind.look is None else LOOKS * mind.look


def newest(many: int | None) -> Ears:
    """What I said, and so many of the newest phrases of the others."""

    def hears(view: View, heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
        others = [at for at, each in enumerate(heard) if each.seat != view.seat]
        old = frozenset(others[: max(0, len(others) - many)] if many is not None else ())
        return tuple(each for at, each in enumerate(heard) if at not in old)

    return hears

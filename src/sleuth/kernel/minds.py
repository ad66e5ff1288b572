"""What a character of the house remembers, combines, looks at and dares: one small record."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from sleuth.kernel.data import Data

DEEPEST: Final = 3

Curve = Callable[[int], float]
"""What a number of a mind comes to in a game."""


def curve(*points: tuple[int, float]) -> Curve:
    """Straight from point to point, level before the first and after the last."""
    numbers = [number for number, _ in points]

    def read(number: int) -> float:
        after = bisect_right(numbers, number)
        if after in (0, len(points)):
            return points[min(after, len(points) - 1)][1]
        (left, low), (right, high) = points[after - 1 : after + 1]
        return low + (high - low) * (number - left) / (right - left)

    return read


class Mind(Data, frozen=True):
    """How somebody thinks, whatever the game; each game reads it in its own way.

    Nobody blunders at random: who is weaker remembers less, or goes through less.
    """

    recall: int | None = None  # of the newest answers so many are held word for word; None: all
    span: int | None = None  # so many possibilities are tried against all answers; None: every one
    look: int | None = None  # of what fits so many are weighed against each other; None: all
    nerve: float = 0.5  # a code is named when it is as likely as this
    give: float = 0.0  # how much weighs what an own move tells the others
    depth: int = 1  # turns that are thought ahead; DEEPEST: the strongest that the game has

    @property
    def deepest(self) -> bool:
        """Does the strongest bot of a game think for this one?"""
        return self.depth >= DEEPEST

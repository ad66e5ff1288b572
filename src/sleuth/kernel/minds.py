"""What a character of the house remembers, combines, looks at and dares: one small record."""

from __future__ import annotations

from typing import Final

from sleuth.kernel.data import Data

DEEPEST: Final = 3


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

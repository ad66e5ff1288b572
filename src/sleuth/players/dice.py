"""Dice for bots: every throw follows from a seed, so equal games can be played again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


class SeededDice:
    """Dice whose throws follow from the words they were made with; made at the first throw."""

    __slots__ = ("_random", "_words")

    def __init__(self, *words: str | int) -> None:
        self._words = words
        self._random: Callable[[], float] | None = None

    @property
    def seed(self) -> str:
        """What all throws follow from."""
        return ":".join(map(str, self._words))

    def below(self, n: int) -> int:
        """A number from 0 to n − 1; numbers under 2^40 are as good as equally likely."""
        if self._random is None:
            self._random = Random(self.seed).random
        return int(self._random() * n)

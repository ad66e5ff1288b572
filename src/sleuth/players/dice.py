"""Dice for bots: every throw follows from a seed, so equal games can be played again."""

from __future__ import annotations

from random import Random


class SeededDice:
    """Dice whose throws follow from the words they were made with."""

    __slots__ = ("_random",)

    def __init__(self, *words: str | int) -> None:
        self._random = Random(":".join(map(str, words))).random

    def below(self, n: int) -> int:
        """A number from 0 to n − 1; numbers under 2^40 are as good as equally likely."""
        return int(self._random() * n)

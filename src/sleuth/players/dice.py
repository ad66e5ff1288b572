"""Dice for bots: every throw follows from a seed, so equal games can be played again."""

from __future__ import annotations

from random import Random


class SeededDice:
    """Dice whose throws follow from the words they were made with."""

    __slots__ = ("below",)

    def __init__(self, *words: str | int) -> None:
        self.below = Random(":".join(map(str, words))).randrange

"""What a seat may do."""

from __future__ import annotations

from typing import final

from sleuth.games.mastermind.pieces import Code
from sleuth.kernel.data import Tagged


class Hide(Tagged, frozen=True):
    """The Codemaker hides a code."""

    code: Code


@final
class Guess(Tagged, frozen=True):
    """The Codebreaker fills the next row."""

    code: Code


class Answer(Tagged, frozen=True):
    """The Codemaker, keying by hand, places key pegs."""

    red: int
    white: int


class Challenge(Tagged, frozen=True):
    """The Codebreaker shows that no code fits the keys so far."""


Move = Hide | Guess | Answer | Challenge

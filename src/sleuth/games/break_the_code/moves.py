"""What a seat may do."""

from __future__ import annotations

from sleuth.games.break_the_code.cards import Card
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel.data import Tagged


class Ask(Tagged, frozen=True):
    """Use an open card; where it leaves a choice, name the number."""

    card: Card
    number: int | None = None


class Guess(Tagged, frozen=True):
    """Name all tiles of the code, left to right."""

    tiles: Hand


class Pass(Tagged, frozen=True):
    """Let a chance to guess go by; with three and four players, for good."""


Move = Ask | Guess | Pass

"""What a seat may do."""

from __future__ import annotations

from msgspec.structs import force_setattr

from sleuth.games.break_the_code.cards import Card
from sleuth.games.break_the_code.tiles import Hand
from sleuth.kernel.data import Tagged


class Ask(Tagged, frozen=True):
    """Use an open card; where it leaves a choice, name the number."""

    card: Card
    number: int | None = None


class Guess(Tagged, frozen=True):
    """Name all tiles of the code; in whatever order they are named, they stand left to right."""

    tiles: Hand

    def __post_init__(self) -> None:
        if isinstance(self.tiles, tuple) and {int}.issuperset(map(type, self.tiles)):
            force_setattr(self, "tiles", tuple(sorted(self.tiles)))


class Pass(Tagged, frozen=True):
    """Let a chance to guess go by; with three and four players, for good."""


Move = Ask | Guess | Pass

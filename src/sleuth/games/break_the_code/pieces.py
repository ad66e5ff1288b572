"""Tiles, hands, the box they come from, and the options of a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from sleuth.games.break_the_code.cards import CARDS, SHARED, WITHOUT_FOUR, Card
from sleuth.games.break_the_code.tiles import FIVES, TILES, Hand, Tile
from sleuth.kernel.data import Data


class Box(Data, frozen=True, cache_hash=True):
    """What a match is played with: tiles, how many make a hand, cards, how many lie open."""

    tiles: tuple[Tile, ...]
    hand: int
    deck: tuple[Card, ...]
    row: int


FIVE_EACH = Box(TILES, 5, tuple(CARDS), 6)
FOUR_EACH = Box(TILES, 4, tuple(card for card in CARDS if card not in WITHOUT_FOUR), 6)


class Options(Data, frozen=True, cache_hash=True):
    """What the players agree on. `guessing` counts with three and four players only."""

    guessing: Literal["any-time", "own-turn"] = "any-time"
    first: Annotated[int, Meta(ge=0, le=3)] | None = None

    def box(self, seats: int) -> Box:
        """The printed box, for so many players."""
        return FOUR_EACH if seats == 4 else FIVE_EACH


class Toy(Options, frozen=True, kw_only=True):
    """A match with a box of one's own, so small that its histories can be walked."""

    own: Box

    def box(self, seats: int) -> Box:
        del seats
        return self.own


def plain(tiles: Iterable[Tile]) -> Hand:
    """Tiles in order, left to right; a lone green 5 is always the first of the two."""
    chosen = set(tiles)
    if FIVES[1] in chosen and FIVES[0] not in chosen:
        chosen = chosen - {FIVES[1]} | {FIVES[0]}
    return tuple(sorted(chosen))


def rest(box: Box, hands: Iterable[Hand]) -> tuple[Tile, ...]:
    """The tiles of the box that are in none of these hands."""
    left = list(box.tiles)
    for tile in (tile for hand in hands for tile in hand):
        left.remove(tile if tile in left else FIVES[1])
    return tuple(left)


def is_shared(card: Card, seats: int) -> bool:
    """Does the asker answer this card as well? With four players, always."""
    return seats == 4 or card in SHARED

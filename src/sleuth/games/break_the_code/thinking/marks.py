"""Which tile can be at which place of which hidden hand, counted over all deals that are left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sleuth.games.break_the_code.thinking.deals import deals
from sleuth.games.break_the_code.thinking.solver import Array, rivals, table
from sleuth.games.break_the_code.tiles import COLOURS, FIVES, TILES, colour
from sleuth.games.break_the_code.view import View

Sign = int
"""A tile, or (after all tiles) a colour: 20 is red, 21 is blue, 22 is green."""

Mark = tuple[int, int, Sign, bool]
"""A hidden hand, a place in it, a tile or a colour, and whether it is there, or surely not."""

PAINTED = tuple([t for t in TILES if colour(t) == each] for each in COLOURS)
"""The tiles of each colour."""


@dataclass(frozen=True, eq=False)
class Found:
    """How many deals are left, in how many each tile is at each place, and what that proves.

    Both green fives are counted as the first: nobody tells them apart. `codes` are those that
    are still to choose from, however many deals lead to each.
    """

    left: int
    codes: int
    counts: Mapping[int, Array]
    proven: frozenset[Mark]


@lru_cache(maxsize=1024)
def found(view: View) -> Found:
    """All that a view proves."""
    codes, counts = of_centre(view) if view.board.crowd else of_rival(view)
    left = int(next(iter(counts.values()))[0].sum())
    proven = frozenset(mark for place in counts for mark in marks(place, counts[place], left))
    return Found(left, codes, counts, proven)


Counts = tuple[int, Mapping[int, Array]]
"""How many codes there are to choose from, and the spread of every hidden hand."""


def of_rival(view: View) -> Counts:
    """Two players: one hidden hand."""
    assert view.seat is not None
    hands = rivals(view)
    return distinct(hands), {1 - view.seat: spread(view, hands, np.ones(len(hands)))}


def of_centre(view: View) -> Counts:
    """Three and four players: every opponent's hand, and the centre."""
    left = deals(view)
    ways = [left.ways(nth) for nth in range(len(left.places))]
    spreads = (spread(view, left.hands, each) for each in ways)
    return distinct(left.hands[ways[-1] > 0]), dict(zip(left.places, spreads, strict=True))


def distinct(hands: Array) -> int:
    """How many of these hands look different."""
    return len(np.unique(hands))


def spread(view: View, hands: Array, ways: Array) -> Array:
    """In how many ways each tile is at each place."""
    some = ways > 0
    tiles = table(view.board.box).hands[hands[some]]
    tiles = np.where(tiles == FIVES[1], FIVES[0], tiles)
    rows = (np.bincount(column, ways[some], len(TILES)) for column in tiles.T)
    return np.array([*rows]).astype(np.int64)


def marks(place: int, counts: Array, left: int) -> Iterator[Mark]:
    """What is nowhere, and what is everywhere."""
    for at, row in enumerate(counts):
        painted = [row[tiles].sum() for tiles in PAINTED]
        for sign, ways in enumerate([*row, *painted]):
            if sign != FIVES[1] and ways in (0, left):
                yield place, at, sign, bool(ways)

"""Which tile can be at which place of which hidden hand, counted over all deals that are left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sleuth.games.break_the_code.deals import Deals
from sleuth.games.break_the_code.solver import Array, rivals, table
from sleuth.games.break_the_code.tiles import FIVES, TILES
from sleuth.games.break_the_code.view import View

Mark = tuple[int, int, int, bool]
"""A hidden hand, a place in it, a tile, and whether it is there for sure, or surely not."""


@dataclass(frozen=True, eq=False)
class Found:
    """How many deals are left, in how many each tile is at each place, and what that proves.

    Both green fives are counted as the first: nobody tells them apart.
    """

    left: int
    counts: Mapping[int, Array]
    proven: frozenset[Mark]


@lru_cache(maxsize=512)
def found(view: View) -> Found:
    """All that a view proves."""
    counts = of_centre(view) if view.board.crowd else of_rival(view)
    left = int(next(iter(counts.values()))[0].sum())
    proven = frozenset(mark for place in counts for mark in marks(place, counts[place], left))
    return Found(left, counts, proven)


def of_rival(view: View) -> Mapping[int, Array]:
    """Two players: one hidden hand."""
    assert view.seat is not None
    hands = rivals(view)
    return {1 - view.seat: spread(view, hands, np.ones(len(hands)))}


def of_centre(view: View) -> Mapping[int, Array]:
    """Three and four players: every opponent's hand, and the centre."""
    deals = Deals(view)
    return {
        place: spread(view, deals.hands, deals.ways(nth)) for nth, place in enumerate(deals.places)
    }


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
        for tile in TILES:
            if tile != FIVES[1] and row[tile] in (0, left):
                yield place, at, tile, bool(row[tile])

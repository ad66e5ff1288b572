"""A town cut into quarters of few stations, so that what a turn asks for lies close together.

Three detectives and Mister X each have a quarter; the four quarters name a block of places. A turn
leads to few quarters, so few blocks are wanted at a time.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution import teams

QUARTER = 8  # stations
CELLS = QUARTER**3  # ways in which three can stand in their quarters


class Quarters(NamedTuple):
    """Stations in the order of their quarters, the place of each in it, and the blocks by quarter.

    `sets` has the number of the three detectives for each block and cell; −1 for who would share.
    """

    order: Array
    place: Array
    blocks: Array
    sets: Array

    @property
    def wide(self) -> int:
        """How many quarters there are."""
        return len(self.blocks)

    def found(self, rows: Array) -> tuple[Array, Array]:
        """The block of each team, and its cell there."""
        one, two, three = np.sort(self.place[rows], axis=1).T
        block = self.blocks[one // QUARTER, two // QUARTER, three // QUARTER]
        cell = (one % QUARTER * QUARTER + two % QUARTER) * QUARTER + three % QUARTER
        return block, cell


def near_each_other(map_: Packed) -> list[int]:
    """The stations in an order in which neighbours stand close: halves of halves of the town."""
    return halved(map_.distance.astype(int), list(range(map_.size)))


def halved(distance: Array, stations: list[int]) -> list[int]:
    """The stations nearer to one end of this part of the town, then those nearer to the other."""
    if len(stations) <= QUARTER:
        return stations
    within = distance[np.ix_(stations, stations)]
    one, other = np.unravel_index(int(within.argmax()), within.shape)
    line = np.argsort(within[one] - within[other], kind="stable")
    middle = -(-len(stations) // (2 * QUARTER)) * QUARTER
    parts = [stations[n] for n in line[:middle]], [stations[n] for n in line[middle:]]
    return [*halved(distance, parts[0]), *halved(distance, parts[1])]


def quartered(order: Array) -> Quarters:
    """The quarters that this order of stations makes."""
    size, wide = len(order), -(-len(order) // QUARTER)
    place = np.empty(size, np.int64)
    place[order] = np.arange(size)
    blocks = np.full((wide, wide, wide), -1, np.int64)
    for number, trio in enumerate(combinations_with_replacement(range(wide), 3)):
        blocks[trio] = number
    return Quarters(order, place, blocks, numbers(order, np.argwhere(blocks >= 0)))


def numbers(order: Array, trios: Array) -> Array:
    """The number of each team, by block and cell."""
    within = np.stack(np.meshgrid(*[np.arange(QUARTER)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    places = trios[:, None, :] * QUARTER + within
    rising = (np.diff(places, axis=2) > 0).all(axis=2) & (places < len(order)).all(axis=2)
    found = np.full(places.shape[:2], -1, np.int32)
    found[rising] = teams.rank(order[places[rising]])
    return found

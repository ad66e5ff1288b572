"""The field while players lay it tile by tile: it floats, and must stay within the grid."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sleuth.games.code_x.pieces import Box, Tile
from sleuth.kernel.data import Data

Spot = tuple[int, int]


class Spotted(Data, frozen=True):
    """A tile that lies, counted from the first."""

    tile: Tile
    x: int
    y: int


def spots(laid: Collection[Spotted], box: Box) -> tuple[Spot, ...]:
    """Where the next tile may lie: edge to edge with another, and the grid still fits."""
    if not laid:
        return ((0, 0),)
    taken = {(each.x, each.y) for each in laid}
    beside = {spot for each in taken for spot in neighbours(each)} - taken
    return tuple(sorted(spot for spot in beside if fits(taken | {spot}, box)))


def neighbours(spot: Spot) -> Iterator[Spot]:
    """The four spots that share an edge with this one."""
    x, y = spot
    yield from ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


def size(taken: Collection[Spot]) -> tuple[int, int]:
    """Columns and rows that are needed to hold these spots."""
    xs, ys = [x for x, _ in taken], [y for _, y in taken]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def fits(taken: Collection[Spot], box: Box) -> bool:
    """Do these spots stay within the grid, upright or on its side?"""
    columns, rows = size(taken)
    upright = columns <= box.columns and rows <= box.rows
    return upright or (columns <= box.rows and rows <= box.columns)


def settled(laid: Collection[Spotted]) -> tuple[int, tuple[Tile, ...]]:
    """The full grid: its columns, and its tiles row by row."""
    columns, _ = size([(each.x, each.y) for each in laid])
    ordered = sorted(laid, key=lambda each: (each.y, each.x))
    return columns, tuple(each.tile for each in ordered)

"""A map in characters: lines in dots of Braille, eight to a cell, and stations by their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from sleuth.games.scotland_yard.charts import Chart, Station, Transport

Cell = tuple[int, int]

SIZES = ((76, 26), (128, 44), (186, 64))
"""Columns and rows of the map, from how near one looks."""

MARGIN = 3
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
BRAILLE = 0x2800
STEP: Mapping[Transport, int] = MappingProxyType(
    {"taxi": 2, "bus": 1, "underground": 1, "ferry": 4}
)
"""Lines differ by how dense their dots are, too."""

AROUND = tuple(
    sorted(
        ((x, y) for y in (-1, 0, 1) for x in range(-3, 4)),
        key=lambda by: (abs(by[0]) + 2 * abs(by[1]), by),
    )
)
"""Where the number of a station may stand, the nearest first."""


class Town(NamedTuple):
    """A map drawn once: what is on each cell that has a line, and where each station stands."""

    columns: int
    rows: int
    lines: Mapping[Cell, tuple[str, Transport]]
    stations: Mapping[Station, Cell]


@lru_cache(maxsize=8)
def town(chart: Chart, near: int, transports: tuple[Transport, ...]) -> Town:
    """The map from so near, with the lines of these transports; the last lie on top."""
    columns, rows = SIZES[near]
    at = scaled(chart, columns, rows)
    bits: dict[Cell, int] = {}
    tops: dict[Cell, Transport] = {}
    for by in transports:
        for path in chart.lines[by]:
            for one, other in pairwise(path):
                for x, y in dotted(at[one], at[other], STEP[by]):
                    cell = (x // 2, y // 4)
                    bits[cell] = bits.get(cell, 0) | DOTS[y % 4][x % 2]
                    tops[cell] = by
    lines = {cell: (chr(BRAILLE + bits[cell]), tops[cell]) for cell in bits}
    return Town(columns, rows, MappingProxyType(lines), placed(at))


def scaled(chart: Chart, columns: int, rows: int) -> dict[Station, Cell]:
    """Where each station stands, counted in dots."""
    xs, ys = zip(*chart.places, strict=True)
    wide, tall = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return {
        station: (
            round(2 * MARGIN + (x - min(xs)) / wide * 2 * (columns - 2 * MARGIN - 1)),
            round(4 + (y - min(ys)) / tall * 4 * (rows - 3)),
        )
        for station, (x, y) in zip(chart.stations, chart.places, strict=True)
    }


def dotted(one: Cell, other: Cell, step: int) -> Iterator[Cell]:
    """Every so many dots between two places."""
    far = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    for n in range(0, far + 1, step):
        yield (
            one[0] + round((other[0] - one[0]) * n / far),
            one[1] + round((other[1] - one[1]) * n / far),
        )


def placed(at: Mapping[Station, Cell]) -> Mapping[Station, Cell]:
    """A cell for the number of each station: on the spot, or beside it where that is taken."""
    found: dict[Station, Cell] = {}
    taken: set[Cell] = set()
    for station, (x, y) in at.items():
        wide = len(str(station)) + 1  # a sign may stand before it
        home = (x // 2 - wide // 2, y // 4)
        spots = ((home[0] + dx, home[1] + dy) for dx, dy in AROUND)
        cell = next((spot for spot in spots if not taken & covered(spot, wide)), home)
        found[station] = cell
        taken |= covered(cell, wide)
    return MappingProxyType(found)


def covered(cell: Cell, wide: int) -> set[Cell]:
    """The cells that a number takes."""
    return {(cell[0] + n, cell[1]) for n in range(wide)}

"""Maps and their timetables: London, and a toy on which the rare rules come soon."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

Station = int
Transport = Literal["taxi", "bus", "underground", "ferry"]
Path_ = tuple[Station, ...]
"""How a line runs: it stops at both ends, and passes what stands between."""

TRANSPORTS: tuple[Transport, ...] = ("taxi", "bus", "underground", "ferry")
Around = Mapping[Station, tuple[Station, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Timetable:
    """What a version of the game plays with: starts, tickets, rounds, and fields that stay covered.

    With `fields` the log ends the game, whatever the number of rounds; without, the rounds do.
    """

    lairs: tuple[Station, ...]
    posts: tuple[Station, ...]
    covered: frozenset[int]
    rounds: int
    fields: int | None
    black: int
    doubles: int
    purse: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Chart:
    """A map: where each transport leads from each station; beginners ride the streets."""

    name: str
    stations: range
    places: tuple[tuple[float, float], ...]
    lines: Mapping[Transport, tuple[Path_, ...]]
    beginner: Timetable
    classic: Timetable
    around: Mapping[Transport, Around] = field(init=False)
    streets: Around = field(init=False)
    anywhere: Around = field(init=False)

    def __post_init__(self) -> None:
        around = {by: neighbours(self.stations, self.lines[by]) for by in TRANSPORTS}
        streets = neighbours(self.stations, (*self.lines["taxi"], *self.lines["bus"]))
        every = neighbours(self.stations, (path for by in TRANSPORTS for path in self.lines[by]))
        object.__setattr__(self, "around", MappingProxyType(around))
        object.__setattr__(self, "streets", streets)
        object.__setattr__(self, "anywhere", every)


def neighbours(stations: range, lines: Iterable[Path_]) -> Around:
    """The stations at the other end of these lines, lowest first."""
    ends: dict[Station, set[Station]] = {station: set() for station in stations}
    for path in lines:
        ends[path[0]].add(path[-1])
        ends[path[-1]].add(path[0])
    return MappingProxyType({station: tuple(sorted(found)) for station, found in ends.items()})


SHOWN = frozenset({3, 8, 13, 18, 24})


def london() -> Chart:
    """The board of 2013, with the starts and tickets of both versions."""
    data = json.loads((Path(__file__).parent / "data" / "london.json").read_text(encoding="utf-8"))
    return Chart(
        name="london",
        stations=range(1, 200),
        places=tuple((x, y) for x, y in data["stations"]),
        lines={by: tuple(tuple(path) for path in data[by]) for by in TRANSPORTS},
        beginner=Timetable(
            lairs=(82,),
            posts=(41, 46, 124, 142),
            covered=frozenset({3, 8, 13}),
            rounds=13,
            fields=13,
            black=1,
            doubles=1,
        ),
        classic=Timetable(
            lairs=(35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172),
            posts=(13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174),
            covered=frozenset(range(1, 25)) - SHOWN,
            rounds=22,
            fields=None,
            black=5,
            doubles=2,
            purse=(11, 8, 4),
        ),
    )


def village() -> Chart:
    """Eight stations: two squares side by side, a dead end, and a log of four fields.

    1 - 2        buses 1 - 3 and 2 - 5, an underground 1 - 6, a ferry 2 - 8
    |   |
    4 - 3
    |   |
    5 - 6 - 7 - 8
    """
    return Chart(
        name="village",
        stations=range(1, 9),
        places=((0, 0), (1, 0), (1, 1), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2)),
        lines={
            "taxi": ((1, 2), (1, 4), (2, 3), (3, 4), (3, 6), (4, 5), (5, 6), (6, 7), (7, 8)),
            "bus": ((1, 3), (2, 5)),
            "underground": ((1, 6),),
            "ferry": ((2, 8),),
        },
        beginner=Timetable(
            lairs=(1,),
            posts=(5, 6, 8, 7),
            covered=frozenset({2, 4}),
            rounds=4,
            fields=4,
            black=1,
            doubles=1,
        ),
        classic=Timetable(
            lairs=(1, 2, 4),
            posts=(5, 6, 7, 8),
            covered=frozenset({1, 3, 4, 6}),
            rounds=5,
            fields=None,
            black=1,
            doubles=1,
            purse=(2, 1, 1),
        ),
    )


MAPS = {"london": london, "village": village}


@cache
def chart(name: str) -> Chart:
    """The map of this name."""
    return MAPS[name]()

"""The map as both kinds of minds read it: who is whose neighbour, and who can end where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Protocol

from sleuth.games.scotland_yard.charts import chart, neighbours


class Streets(Protocol):
    """A map that knows its neighbours."""

    @property
    def around(self) -> tuple[tuple[int, ...], ...]: ...


@cache
def around_of(name: str, version: str) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each station, from 0. For the classic version the underground runs too."""
    board = chart(name)
    lines = (*board.lines["taxi"], *board.lines["bus"])
    if version == "classic":
        lines += board.lines["underground"]
    ways = neighbours(board.stations, lines)
    return tuple(tuple(s - 1 for s in ways[at]) for at in board.stations)


def choice(map_: Streets, posts: tuple[int, ...], free: tuple[int, ...], who: int) -> list[int]:
    """Where one detective may end; staying is on the list if the others could shut him in."""
    if who not in free:
        return [posts[who]]
    ways = map_.around[posts[who]]
    return [*ways, posts[who]] if len(ways) < len(posts) else [*ways]


@cache
def rings(free: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way in which some of them could stand in a ring, each wanting the next one's place."""
    found = []
    for size in range(2, len(free) + 1):
        for some in combinations(free, size):
            found += [(some[0], *rest) for rest in permutations(some[1:])]
    return tuple(found)


def exits(map_: Streets, at: int, posts: Sequence[int]) -> list[int]:
    """Where Mister X can go."""
    return [station for station in map_.around[at] if station not in posts]

"""The beginners' map in arrays: stations from 0, neighbours as lists and bit sets, distances.

Here readability stops: bots, search and retrograde analysis all work on this form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.thinking.streets import around_of, choice, exits, rings
from sleuth.kernel.moves import Dice

__all__ = ["choice", "exits", "rings"]
"""What needs no arrays is at hand for those who count in them."""

Array: TypeAlias = NDArray[Any]
ARRAYS = isinstance(np.float64, type)
"""Is there anything to count with? In a browser arrays are there in name only."""
WORDS = 4  # 64-bit words of a set of stations
FAR = 99


@dataclass(frozen=True, slots=True, eq=False)
class Packed:
    """One map, with the fields of its log that beginners cover."""

    size: int
    around: tuple[tuple[int, ...], ...]
    bits: tuple[int, ...]
    masks: Array
    distance: Array
    covered: frozenset[int]
    last: int
    lair: int
    posts: tuple[int, ...]


@cache
def packed(name: str = "london", version: str = "beginner") -> Packed:
    """The map of this name, packed. For the classic version the underground runs too.

    Tickets, ferries and starts by lot are left to those who look ahead on it.
    """
    board = chart(name)
    table = board.beginner if version == "beginner" else board.classic
    around = around_of(name, version)
    fields = table.fields or table.rounds + table.doubles
    return pack(around, table.covered, fields, table.lairs[0] - 1, table.posts)


def pack(
    around: tuple[tuple[int, ...], ...],
    covered: frozenset[int],
    last: int,
    lair: int,
    posts: Sequence[int],
) -> Packed:
    """Any map: the neighbours of each station are enough. Posts are numbered from 1."""
    return Packed(
        size=len(around),
        around=around,
        bits=tuple(sum(1 << s for s in each) for each in around),
        masks=np.array([words(each) for each in around]),
        distance=distances(around),
        covered=covered,
        last=last,
        lair=lair,
        posts=tuple(post - 1 for post in posts),
    )


def words(stations: Sequence[int]) -> Array:
    """A set of stations as machine words."""
    bits = sum(1 << s for s in set(stations))
    return np.array([bits >> (64 * w) & (2**64 - 1) for w in range(WORDS)], dtype=np.uint64)


@cache
def singles(map_: Packed) -> Array:
    """Each station as a set of its own."""
    return np.array([words([at]) for at in range(map_.size)])


def distances(around: tuple[tuple[int, ...], ...]) -> Array:
    """How many moves lie between any two stations."""
    found = np.full((len(around), len(around)), FAR, dtype=np.uint8)
    for start in range(len(around)):
        found[start, start], edge = 0, [start]
        while edge:
            beyond = {s for at in edge for s in around[at] if found[start, s] == FAR}
            for station in beyond:
                found[start, station] = found[start, edge[0]] + 1
            edge = list(beyond)
    return found


def plans(map_: Packed, posts: tuple[int, ...], free: tuple[int, ...]) -> Array:
    """Where the detectives can stand when their turn is over: a row for each way, one column each.

    `free` are those who have not moved. They move one after another, in any order; nobody steps on
    another, so two cannot change places; only who is shut in by the others in the end stays.
    """
    return _plans(map_, posts, free)


@lru_cache(maxsize=4096)
def _plans(map_: Packed, posts: tuple[int, ...], free: tuple[int, ...]) -> Array:
    choices = [choice(map_, posts, free, who) for who in range(len(posts))]
    ends = [each.ravel() for each in np.meshgrid(*choices, indexing="ij")]
    fine = np.ones(len(ends[0]), dtype=bool)
    for one, other in combinations(range(len(posts)), 2):
        if not set(choices[one]).isdisjoint(choices[other]):
            fine &= ends[one] != ends[other]
    for ring in rings(free):
        pairs = list(zip(ring, ring[1:] + ring[:1], strict=True))
        if all(posts[b] in choices[a] for a, b in pairs):
            fine &= ~np.logical_and.reduce([ends[a] == posts[b] for a, b in pairs])
    for who in free:
        if posts[who] in choices[who]:
            fine &= (ends[who] != posts[who]) | shut_in(map_.around[posts[who]], ends)
    return np.stack(ends, axis=1)[fine]


def shut_in(around: Sequence[int], ends: Sequence[Array]) -> Array:
    """In which plans are all of these stations taken?"""
    taken = [np.logical_or.reduce([each == station for each in ends]) for station in around]
    shut: Array = np.logical_and.reduce(taken)
    return shut


def playout(map_: Packed, detectives: int, dice: Dice) -> Iterator[int]:
    """One random game without tickets: every move as it is made, Mister X first in each round."""
    at, posts, below = map_.lair, list(map_.posts[:detectives]), dice.below
    for _ in range(map_.last):
        ways = exits(map_, at, posts)
        if not ways:
            return
        at = ways[below(len(ways))]
        yield at
        for who in range(detectives):
            ways = exits(map_, posts[who], posts)
            if ways:
                posts[who] = ways[below(len(ways))]
                yield posts[who]
                if posts[who] == at:
                    return

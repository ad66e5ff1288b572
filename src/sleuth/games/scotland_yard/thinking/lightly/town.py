"""The map in whole numbers: sets of stations are integers, one bit a station, from 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product

from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.streets import around_of, choice, rings

TIE = 0.01  # what a step of distance counts beside a station of territory
FINE = 9  # decimals by which weighted distances are compared: what differs less is equal

Plan = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Town:
    """Neighbours, distances, and for each station what lies at each distance, and up to it."""

    around: tuple[tuple[int, ...], ...]
    bits: tuple[int, ...]
    distance: tuple[bytes, ...]
    rings: tuple[tuple[int, ...], ...]
    balls: tuple[tuple[int, ...], ...]


@cache
def town(name: str, version: str) -> Town:
    """The map of this name."""
    around = around_of(name, version)
    ringed = [_ringed(around, at) for at in range(len(around))]
    widest = max(map(len, ringed))
    even = [each + [0] * (widest - len(each)) for each in ringed]
    return Town(
        around=around,
        bits=tuple(sum(1 << at for at in each) for each in around),
        distance=tuple(bytes(_steps(each, len(around))) for each in ringed),
        rings=tuple(map(tuple, even)),
        balls=tuple(tuple(_summed(each)) for each in even),
    )


def town_of(options: Options) -> Town:
    """The map of a table."""
    return town(options.chart.name, options.version)


def _ringed(around: Sequence[Sequence[int]], start: int) -> list[int]:
    """The stations at each distance from one."""
    found, seen, edge = [1 << start], 1 << start, [start]
    while edge:
        beyond = {to for at in edge for to in around[at] if not seen >> to & 1}
        found.append(sum(1 << at for at in beyond))
        seen |= found[-1]
        edge = [*beyond]
    return found[:-1]


def _steps(ringed: Sequence[int], size: int) -> list[int]:
    """The distance of each station."""
    return [next(n for n, ring in enumerate(ringed) if ring >> at & 1) for at in range(size)]


def _summed(even: Sequence[int]) -> list[int]:
    found = [even[0]]
    for ring in even[1:]:
        found.append(found[-1] | ring)
    return found


@lru_cache(maxsize=1024)
def plans(map_: Town, posts: Plan, free: tuple[int, ...]) -> tuple[Plan, ...]:
    """Where the detectives can stand when their turn is over, in the order of `packed.plans`."""
    choices = [choice(map_, posts, free, who) for who in range(len(posts))]
    turned = [[*pairwise((*ring, ring[0]))] for ring in rings(free)]
    turned = [ring for ring in turned if all(posts[b] in choices[a] for a, b in ring)]
    stay = [who for who in free if posts[who] in choices[who]]

    def fine(ends: Plan) -> bool:
        if len({*ends}) < len(ends):
            return False
        if any(all(ends[a] == posts[b] for a, b in ring) for ring in turned):
            return False
        kept = (who for who in stay if ends[who] == posts[who])
        return all(set(map_.around[posts[who]]) <= {*ends} for who in kept)

    return tuple(filter(fine, product(*choices)))


def nearest(
    map_: Town, rows: Sequence[Plan], believed: Mapping[int, float], many: int | None
) -> Sequence[Plan]:
    """So many plans, those first in which all come nearest to where he may be."""
    if many is None or len(rows) <= many:
        return rows
    near = {end for row in rows for end in row}
    away = {end: sum(map_.distance[end][at] * p for at, p in believed.items()) for end in near}
    return sorted(rows, key=lambda row: round(sum(away[end] for end in row), FINE))[:many]


def steps(map_: Town, at: int, row: Plan) -> int:
    """The sum of the detectives' distances."""
    return sum(map_.distance[end][at] for end in row)


def left(map_: Town, at: int, row: Plan) -> float:
    """How many stations he reaches first, after this plan; less than none where he is caught."""
    if at in row:
        return -1.0
    ground = 0
    for ring, *theirs in zip(map_.rings[at], *(map_.balls[end] for end in row), strict=True):
        first = ring
        for ball in theirs:
            first &= ~ball
        ground += first.bit_count()
    return ground + TIE * steps(map_, at, row)


def doomed(map_: Town, at: int, row: Plan) -> bool:
    """Does this plan catch him there, or shut him in for the next turn?"""
    watched = 0
    for end in row:
        watched |= map_.bits[end] | 1 << end
    return at in row or not map_.bits[at] & ~watched

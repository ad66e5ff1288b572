"""Sets of detectives, numbered, and every plan by which one set becomes another in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from math import comb

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, Packed, rings, singles
from sleuth.games.scotland_yard.thinking.solution import kernels
from sleuth.games.scotland_yard.thinking.solution.kernels import Moves


@cache
def ways_to_choose() -> Array:
    """How many sets of so many (row) there are among so many (column)."""
    return np.array([[comb(n, k) for n in range(64 * WORDS)] for k in range(5)], np.int32)


def rank(team: Array) -> Array:
    """The number of each set among all sets of its size, in the order of the highest station."""
    number = np.zeros(len(team), np.int32)
    for place, column in enumerate(np.sort(team, axis=1).T, 1):
        number += ways_to_choose()[place][column]
    return number


def threes(size: int) -> Array:
    """Every set of three stations, in the order of their numbers."""
    c, b, a = np.nonzero(np.tri(size, size, -1, bool)[:, :, None] & np.tri(size, size, -1, bool))
    return np.stack([a, b, c], axis=1).astype(np.int16)


def bits(map_: Packed, every: Array) -> tuple[Array, Array]:
    """The stations of each set, and all their neighbours."""
    return united(singles(map_), every), united(map_.masks, every)


def united(rows: Array, every: Array) -> Array:
    """The rows of all members of each set in one."""
    found = rows[every[:, 0]]
    for column in every.T[1:]:
        found |= rows[column]
    return found


def moves(map_: Packed, every: Array, index: Array | None = None, guarded: bool = False) -> Moves:
    """Every plan of every set. `guarded` leaves out those that one more detective could hinder.

    What a set becomes is known by its number, or by its place in a list if there is an index: then
    plans that lead off the list do not count.
    """
    if index is None:
        index = np.empty(0, np.int32)
    if kernels.COMPILED:
        return kernels.plans(every, rules(map_, every.shape[1], index), guarded)
    start = np.zeros(len(every) + 1, np.int64)
    for lot, _ in numbered(map_, every, index, guarded):
        start[lot + 1] += 1
    np.cumsum(start, out=start)
    ends, at = np.empty(start[-1], np.int32), start[:-1].copy()
    for lot, becomes in numbered(map_, every, index, guarded):
        ends[at[lot]] = becomes
        at[lot] += 1
    return Moves(start, ends)


def numbered(
    map_: Packed, every: Array, index: Array, guarded: bool
) -> Iterator[tuple[Array, Array]]:
    """Plans, with the numbers of what the sets become; what is on no list is left out."""
    for lot, after in plans(map_, every, guarded):
        becomes = index[rank(after)] if len(index) else rank(after)
        yield lot[becomes >= 0], becomes[becomes >= 0]


def rules(map_: Packed, team: int, index: Array) -> kernels.Rules:
    """The map as compiled steps want it."""
    ways = slots(map_, team)
    degree = np.array([len(each) for each in map_.around])
    beside = (map_.distance == 1).astype(np.int64)
    return kernels.Rules(ways, (ways >= 0).sum(axis=1), degree, beside, ways_to_choose(), index)


def plans(map_: Packed, every: Array, guarded: bool = False) -> Iterator[tuple[Array, Array]]:
    """For each way to pick neighbours: the sets for which it is a plan, and what they become."""
    for lot, after in picked(slots(map_, every.shape[1]), every, np.arange(len(every)), ()):
        fine = legal(map_, every[lot], after)
        if guarded:
            fine &= unhindered(map_, every[lot], after)
        yield lot[fine], after[fine]


def picked(
    ways: Array, every: Array, lot: Array, chosen: tuple[Array, ...]
) -> Iterator[tuple[Array, Array]]:
    """The n-th neighbour of the first, of the second and so on, for all n that there are."""
    if len(chosen) == every.shape[1]:
        yield lot, np.stack(chosen, axis=1)
        return
    for slot in ways.T:
        to = slot[every[lot, len(chosen)]]
        there = to >= 0
        if there.any():
            rest = tuple(each[there] for each in chosen)
            yield from picked(ways, every, lot[there], (*rest, to[there]))


def slots(map_: Packed, team: int) -> Array:
    """The neighbours of each station, −1 beyond; then itself, if so many can shut one in."""
    rows = [(*ways, at) if len(ways) < team else ways for at, ways in enumerate(map_.around)]
    found = np.full((map_.size, max(map(len, rows))), -1, np.int16)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


def legal(map_: Packed, before: Array, after: Array) -> Array:
    """Nobody shares a station, nobody changes places in a ring, and who stays is shut in."""
    who = range(before.shape[1])
    fine, into = np.ones(len(after), bool), np.zeros(len(after), bool)
    for one, other in combinations(who, 2):
        fine &= after[:, one] != after[:, other]
    for one, other in permutations(who, 2):
        into |= after[:, one] == before[:, other]
    into_rows = np.flatnonzero(into & fine)
    here, there = before[into_rows], after[into_rows]
    for ring in rings(tuple(who)):
        pairs = zip(ring, ring[1:] + ring[:1], strict=True)
        turned = [there[:, one] == here[:, other] for one, other in pairs]
        fine[into_rows] &= ~np.logical_and.reduce(turned)
    for one in who:
        stays = np.flatnonzero(fine & (after[:, one] == before[:, one]))
        fine[stays] = shut(map_, after[stays], one)
    return fine


def shut(map_: Packed, after: Array, who: int) -> Array:
    """Are all neighbours of a detective taken by the others?"""
    taken = np.zeros(len(after), np.int8)
    for other in after.T:
        taken += map_.distance[after[:, who], other] == 1
    ways = np.array([len(each) for each in map_.around])
    closed: Array = taken == ways[after[:, who]]
    return closed


def unhindered(map_: Packed, before: Array, after: Array) -> Array:
    """One more detective on a station of the plan can step aside first, out of everybody's way.

    Neighbours that are taken before and after the plan count twice: that only leaves out more.
    """
    beside = map_.distance == 1
    ways = np.array([len(each) for each in map_.around])
    fine = np.ones(len(before), bool)
    for place in after.T:
        taken = np.zeros(len(before), np.int8)
        for other in (*before.T, *after.T):
            taken += beside[place, other]
        fine &= (taken < ways[place]) | (place[:, None] == before).any(axis=1)
    return fine

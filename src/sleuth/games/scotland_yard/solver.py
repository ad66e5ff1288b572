"""Looking ahead in arrays: every plan of the detectives and every way of Mister X, some turns deep.

The stations that each detective can reach by his j-th turn span a grid, those of Mister X an axis
before it. The leaves are judged by territory, and backed up by maxima along the grid (detectives)
and minima along the axis (Mister X). Values run from 0 (he escapes) to SURE (he is caught).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import prod
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.packed import Array, Packed, plans

SURE = 10_000
STATION, STEP = 20, 15  # what a station that he reaches first, and a step of distance, count
CHANCE = (SURE / (1 + np.exp(np.arange(2500) / 100 - 2))).astype(np.int32)
DOUBLE = 0.75  # of what a place is worth to them is left while he has his double move
WORK = 400_000  # cells of the deepest level
ROUNDS = 300  # of regret matching, for the rounds in which he hides


class Outlook(NamedTuple):
    """What each plan is worth for each station on which Mister X may stand."""

    stations: tuple[int, ...]
    plans: Array
    values: Array


class Sight(NamedTuple):
    """What is looked at: the fields filled, whether he has his double move left, and how deep."""

    filled: int
    double: bool
    depth: int


def outlook(
    map_: Packed,
    posts: tuple[int, ...],
    free: tuple[int, ...],
    stations: Sequence[int],
    sight: Sight,
) -> Outlook:
    """The detectives in `free` are to move; Mister X stands on one of `stations`."""
    rows = plans(map_, posts, free)
    return Outlook(tuple(stations), rows, _values(map_, posts, free, tuple(stations), sight))


@lru_cache(maxsize=64)
def _values(
    map_: Packed,
    posts: tuple[int, ...],
    free: tuple[int, ...],
    stations: tuple[int, ...],
    sight: Sight,
) -> Array:
    rows = plans(map_, posts, free)
    first = [sorted({*rows[:, who].tolist()}) for who in range(len(posts))]
    grids, axes = levels(map_, first, list(stations), sight)
    depth = len(axes)
    plain = leaf(map_, axes[-1], grids[-1], sight.filled + depth - 1)
    worth: tuple[Array, ...] = (plain, (plain * DOUBLE).astype(np.int32)) if sight.double else (plain,)
    for level in range(depth - 1, 0, -1):
        ahead = (axes[level - 1], axes[level])
        below = (grids[level - 1], grids[level])
        worth = backed_up(map_, worth, ahead, below, sight.filled + level in map_.covered)
    found = worth[-1].copy()
    landed(found, axes[0], first, SURE)
    at = [np.searchsorted(axis, rows[:, who]) for who, axis in enumerate(first)]
    chosen: Array = found[np.arange(len(stations))[:, None], *at]
    return chosen


def levels(
    map_: Packed, first: list[list[int]], stations: list[int], sight: Sight
) -> tuple[list[list[list[int]]], list[list[int]]]:
    """The grids of the detectives and the axes of Mister X, as deep as the work allows."""
    grids, axes = [first], [stations]
    for _ in range(min(sight.depth, map_.last - sight.filled + 1) - 1):
        axis = spread(map_, axes[-1])
        if sight.double:
            axis = sorted({*axis, *spread(map_, axis)})
        grid = [spread(map_, each) for each in grids[-1]]
        if len(axis) * prod(map(len, grid)) > WORK:
            break
        grids.append(grid)
        axes.append(axis)
    return grids, axes


def spread(map_: Packed, stations: Sequence[int]) -> list[int]:
    """Every station one move away from one of these."""
    return sorted({to for at in stations for to in map_.around[at]})


def backed_up(
    map_: Packed,
    worth: tuple[Array, ...],
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
    dark: bool,
) -> tuple[Array, ...]:
    """One round earlier: he moves, then they do; first without his double move, then with it."""
    for each in worth:
        landed(each, ahead[1], below[1], SURE)
    single = tuple(moved(map_, each, ahead, below, dark) for each in worth)
    if len(worth) > 1:
        np.minimum(single[1], doubled(map_, worth[0], ahead, below), out=single[1])
    for each in single:
        apart(each, below[0])
    return single


def moved(
    map_: Packed,
    worth: Array,
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
    dark: bool,
) -> Array:
    """After one move of his. In the dark, one plan must do for all his ways, each as likely."""
    if dark:
        ways = np.array([len(map_.around[at]) for at in ahead[0]])
        worth = along(map_, worth, 0, ahead, np.add) // ways.reshape(-1, *[1] * (worth.ndim - 1))
        return replied(map_, worth, below)
    return shunned(map_, replied(map_, worth, below), ahead, below[0])


def doubled(
    map_: Packed,
    worth: Array,
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
) -> Array:
    """After two moves of his, with no detective in between."""
    middle = spread(map_, ahead[0])
    second = shunned(map_, replied(map_, worth, below), (middle, ahead[1]), below[0])
    return shunned(map_, second, (ahead[0], middle), below[0])


def replied(map_: Packed, worth: Array, below: tuple[list[list[int]], list[list[int]]]) -> Array:
    """The detectives' best plan."""
    for who, (here, there) in enumerate(zip(*below, strict=True)):
        worth = along(map_, worth, who + 1, (here, there), np.maximum)
    return worth


def shunned(
    map_: Packed, worth: Array, ahead: tuple[list[int], list[int]], grid: list[list[int]]
) -> Array:
    """Mister X's best move, which is never onto a detective."""
    landed(worth, ahead[1], grid, SURE)
    return along(map_, worth, 0, ahead, np.minimum)


def along(
    map_: Packed, worth: Array, axis: int, stations: tuple[list[int], list[int]], best: np.ufunc
) -> Array:
    """For each station of the first list, the best over its neighbours in the second."""
    place = {station: n for n, station in enumerate(stations[1])}
    ways = [[place[to] for to in map_.around[at] if to in place] for at in stations[0]]
    start = np.cumsum([0, *(len(each) for each in ways[:-1])])
    taken = np.take(worth, [n for each in ways for n in each], axis=axis)
    found: Array = best.reduceat(taken, start, axis=axis)
    return found


def landed(worth: Array, stations: list[int], grid: list[list[int]], value: int) -> None:
    """Set the value wherever a detective stands on Mister X's station."""
    for who, axis in enumerate(grid):
        for station in set(axis).intersection(stations):
            at: list[slice | int] = [slice(None)] * worth.ndim
            at[0], at[who + 1] = stations.index(station), axis.index(station)
            worth[tuple(at)] = value


def apart(worth: Array, grid: list[list[int]]) -> None:
    """No two detectives on one station: such places of the grid are worth nothing to them."""
    for one, other in combinations(range(len(grid)), 2):
        for station in set(grid[one]).intersection(grid[other]):
            at: list[slice | int] = [slice(None)] * worth.ndim
            at[one + 1], at[other + 1] = grid[one].index(station), grid[other].index(station)
            worth[tuple(at)] = 0


def leaf(map_: Packed, stations: list[int], grid: list[list[int]], filled: int) -> Array:
    """He is to move: nothing is won if the log is full, else his territory is counted."""
    shape = (len(stations), *map(len, grid))
    if filled >= map_.last:
        return np.zeros(shape, np.int32)
    away = wide(map_)
    near = outer(np.minimum, [away[axis] for axis in grid])
    found = np.empty(shape, np.int32)
    for n, at in enumerate(stations):
        odds = STATION * count(near > away[at]) + STEP * apartness(map_, at, grid)
        found[n] = CHANCE[np.minimum(odds, len(CHANCE) - 1)]
    apart(found, grid)
    return found


@cache
def wide(map_: Packed) -> Array:
    """Distances, with columns to spare so that a row is a whole number of machine words."""
    spare = -map_.size % 8
    return np.pad(map_.distance, ((0, 0), (0, spare)))


def count(flags: Array) -> Array:
    """How many flags of each row are set, eight at a time."""
    lanes: Array = flags.view(np.uint64).sum(axis=-1, dtype=np.uint64)
    found: Array = lanes[..., None].view(np.uint8).sum(axis=-1, dtype=np.int32)
    return found


def apartness(map_: Packed, at: int, grid: list[list[int]]) -> Array:
    """The sum of the detectives' distances, which tells equal territories apart."""
    steps = [map_.distance[axis, at].astype(np.int32)[:, None] for axis in grid]
    return outer(np.add, steps)[..., 0]


def outer(join: np.ufunc, parts: Sequence[Array]) -> Array:
    """Join rows of every detective with rows of every other."""
    found = parts[0]
    for part in parts[1:]:
        found = join(found[..., None, :], part)
    return found


def equilibrium(worth: Array, rounds: int = ROUNDS) -> tuple[Array, Array, float]:
    """Mixed strategies of a matrix game, by regret matching: rows want it low, columns high."""
    game = worth.astype(np.float64) / SURE
    rows, columns = game.shape
    lows, highs = np.zeros(rows), np.zeros(columns)
    row_sum, column_sum = np.zeros(rows), np.zeros(columns)
    for weight in range(1, rounds + 1):
        p, q = share(lows), share(highs)
        against_q, against_p = game @ q, p @ game
        lows = np.maximum(lows + (p @ against_q - against_q), 0)
        highs = np.maximum(highs + (against_p - against_p @ q), 0)
        row_sum += weight * p
        column_sum += weight * q
    p, q = row_sum / row_sum.sum(), column_sum / column_sum.sum()
    return p, q, float(p @ game @ q)


def share(weights: Array) -> Array:
    """Weights as probabilities; alike if there are none."""
    total = weights.sum()
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))

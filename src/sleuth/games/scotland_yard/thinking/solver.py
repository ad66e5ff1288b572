"""Looking ahead in arrays: every plan of the detectives and every way of Mister X, some turns deep.

The stations that each detective can reach by his j-th turn span a grid, those of Mister X an axis
before it. The leaves are judged by territory, and backed up by maxima along the grid (detectives)
and minima along the axis (Mister X). Values run from 0 (he escapes) to SURE (he is caught).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, plans

SURE = 10_000
ODDS = {
    (0, 0): (3.500, -2.321, -0.217, 2.979, -3.734),
    (1, 0): (4.402, -1.886, -0.209, 2.709, -4.965),
    (0, 1): (-1.5, -0.85, -0.08, 0.52, 0.73),
    (1, 1): (-2.0, -0.85, -0.08, 0.37, 1.17),
}
"""The log-odds that the detectives win, by his tickets (black, double): a constant, and what the
root of his territory, a step of distance, a field left and the root of the fields left add.

Without the double move: logistic regression on what the exact table calls sure, at 7,188 places out
of bots' games with every number of fields left. With it: set by hand near such a fit, and chosen
among a dozen candidates by 30 to 40 games each against a `territory` and a `perfect` Mister X."""
DOUBT = (2.0, -0.2, -0.15)
"""The same whatever the field: a constant, a station of his territory, a step of distance."""
HELD_BACK = 0.75  # of that is left while he has his double move
WIDEST = 64  # distances are summed up to this
WORK = 1_000_000  # cells of the deepest level
ROUNDS = 300  # of regret matching, for the rounds in which he hides

Tickets: TypeAlias = tuple[int, int]
Worth: TypeAlias = dict[Tickets, Array]
"""What places are worth, by the tickets (black, double) that he has left."""


class Outlook(NamedTuple):
    """What each plan is worth for each station on which Mister X may stand."""

    stations: tuple[int, ...]
    plans: Array
    values: Array


class Sight(NamedTuple):
    """What is looked at: the fields filled, his tickets (black, double), how deep, and whether
    leaves are doubtful: who has a table for what is sure judges the rest by territory alone."""

    filled: int
    tickets: Tickets
    depth: int
    doubtful: bool = False


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
    first = [np.flatnonzero(np.bincount(column)).tolist() for column in rows.T]
    grids, axes = levels(map_, first, list(stations), sight)
    depth = len(axes)
    worth = leaf(map_, axes[-1], grids[-1], sight._replace(filled=sight.filled + depth - 1))
    for level in range(depth - 1, 0, -1):
        ahead = (axes[level - 1], axes[level])
        below = (grids[level - 1], grids[level])
        worth = backed_up(map_, worth, ahead, below, sight.filled + level in map_.covered)
    found = worth[sight.tickets].copy()
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
        if sight.tickets[1]:
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
    worth: Worth,
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
    dark: bool,
) -> Worth:
    """One round earlier: he moves, with whatever tickets he likes, then they do."""
    for each in worth.values():
        landed(each, ahead[1], below[1], SURE)
    found: Worth = {}
    for (black, double), each in worth.items():
        best = moved(map_, each, ahead, below, dark)
        if black and not dark:
            np.minimum(best, moved(map_, worth[0, double], ahead, below, True), out=best)
        if double:
            np.minimum(best, doubled(map_, worth[black, 0], ahead, below), out=best)
        apart(best, below[0])
        found[black, double] = best
    return found


def moved(
    map_: Packed,
    worth: Array,
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
    dark: bool,
) -> Array:
    """After one move of his."""
    if dark:
        return unseen(map_, worth, ahead, below)
    return shunned(map_, replied(map_, worth, below), ahead, below[0])


def unseen(
    map_: Packed,
    worth: Array,
    ahead: tuple[list[int], list[int]],
    below: tuple[list[list[int]], list[list[int]]],
) -> Array:
    """After a move in the dark: one plan must do for all his ways, each as likely."""
    place = {station: n for n, station in enumerate(ahead[1])}
    found = np.full((len(ahead[0]), *map(len, below[0])), SURE, worth.dtype)
    for n, at in enumerate(ahead[0]):
        for grid, cells in parted(map_.around[at], below[0]):
            shut = {axis[0] for axis in grid if len(axis) == 1}
            ways = [place[to] for to in map_.around[at] if to not in shut]
            if ways:
                even = worth[ways].sum(axis=0, dtype=np.int32, keepdims=True) // len(ways)
                found[n][cells] = replied(map_, even.astype(worth.dtype), (grid, below[1]))[0]
    return found


def parted(
    ways: Sequence[int], grid: list[list[int]]
) -> Iterator[tuple[list[list[int]], tuple[Array, ...]]]:
    """The grid in parts, by which of his ways each detective shuts, and where their cells are."""
    choices = []
    for axis in grid:
        off = [station for station in axis if station not in ways]
        choices.append([[station] for station in axis if station in ways] + [off] * bool(off))
    for part in product(*choices):
        cells = [np.searchsorted(axis, some) for axis, some in zip(grid, part, strict=True)]
        yield list(part), np.ix_(*cells)


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
    front = np.ascontiguousarray(np.moveaxis(worth, axis, 0))
    found = np.empty((len(stations[0]), *front.shape[1:]), front.dtype)
    for row, at in zip(found, stations[0], strict=True):
        first, *others = [place[to] for to in map_.around[at] if to in place]
        row[...] = front[first]
        for other in others:
            best(row, front[other], out=row)
    return np.moveaxis(found, 0, axis)


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


def leaf(map_: Packed, stations: list[int], grid: list[list[int]], sight: Sight) -> Worth:
    """He is to move: nothing is won if the log is full, else his territory is counted."""
    black, double = sight.tickets
    states = [(b, d) for b in range(black + 1) for d in range(double + 1)]
    shape = (len(stations), *map(len, grid))
    if sight.filled >= map_.last:
        return {tickets: np.zeros(shape, np.int16) for tickets in states}
    left = map_.last - sight.filled
    place = places(map_, stations, grid)
    judge = doubt if sight.doubtful else chance
    found = {tickets: judge(left, tickets, len(grid))[place] for tickets in states}
    for each in found.values():
        apart(each, grid)
    return found


def places(map_: Packed, stations: list[int], grid: list[list[int]]) -> Array:
    """Territory and distances of each cell, in one number."""
    found = np.empty((len(stations), *map(len, grid)), np.int32)
    for n, at in enumerate(stations):
        steps = np.minimum(apartness(map_, at, grid), WIDEST - 1)
        found[n] = reached_first(map_, at, grid) * WIDEST + steps
    return found


def reached_first(map_: Packed, at: int, grid: list[list[int]]) -> Array:
    """How many stations he reaches strictly before any detective: those that each one misses.

    The sum over stations of a product over detectives is a product of two matrices.
    """
    missed = [(map_.distance[axis] > map_.distance[at]).astype(np.float32) for axis in grid]
    half = len(grid) // 2 + len(grid) % 2
    here, there = (outer(np.multiply, part).reshape(-1, map_.size) for part in halves(missed, half))
    return (here @ there.T).astype(np.int32).reshape([len(axis) for axis in grid])


def halves(parts: list[Array], at: int) -> tuple[list[Array], list[Array]]:
    return parts[:at], parts[at:]


@cache
def chance(left: int, tickets: Tickets, team: int) -> Array:
    """The chance of a sure win, for each territory and sum of distances."""
    constant, wide_, step, field, root = ODDS[tickets]
    territory, steps = np.divmod(np.arange(256 * WIDEST), WIDEST)
    odds = constant + wide_ * np.sqrt(territory) + step * steps * 3 / team
    odds = odds + field * left + root * np.sqrt(left)
    found: Array = (SURE / (1 + np.exp(-odds))).astype(np.int16)
    return found


@cache
def doubt(left: int, tickets: Tickets, team: int) -> Array:
    """How near to being caught he is, where no table calls it sure."""
    del left, team
    constant, station, step = DOUBT
    territory, steps = np.divmod(np.arange(256 * WIDEST), WIDEST)
    odds = constant + station * territory + step * steps
    found = SURE * (HELD_BACK if tickets[1] else 1) / (1 + np.exp(-odds))
    return found.astype(np.int16)


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

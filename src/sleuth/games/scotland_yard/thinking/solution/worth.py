"""The steps of the analysis in values: what each choice of Mister X leaves to the detectives.

`table[D, y]` is what the detectives win, in units of `FULL`, once they have become the set D and
Mister X, at y, is to move: all of it where he would stand on one of them. A table without rows
stands for the end, where only a catch counts. Each step lowers `out` to what is left after one of
his choices: a double move whose first half is seen (`still`), or one or two moves in sight (`seen`)
or in the dark (`hidden`). Where nothing is left, nothing is reckoned.

Mixing is what takes time. It is done where the detectives are `near`. Elsewhere an upper bound lets
Mister X hide only where he must, and then as if he were seen; a lower bound gives up, unless the
win is sure.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.kernels import compiled
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL, Desk, desk, mixed, pure


class Field(NamedTuple):
    """The sets, their plans, the streets, where Mister X can be, and how many steps away from him
    all of them together may be to be near."""

    every: Array
    start: Array
    ends: Array
    ways: Array
    fill: Array
    here: Array
    distance: Array
    near: int
    upper: bool


@compiled
def begin(field: Field, lot: Array, sure: Array, out: Array) -> None:
    """Nothing is lost yet: where he can be, and where he would stand on a detective."""
    every, distance, here = field.every, field.distance, field.here
    steps = np.empty(len(here), np.int16)
    for d in lot:
        _steps(every, distance, d, steps)
        for x in range(len(steps)):
            out[d, x] = FULL if here[x] and (field.upper or steps[x] <= field.near) else 0
        for x in range(len(steps) if len(sure) else 0):
            if here[x] and (sure[d, x >> 6] >> np.uint64(x & 63)) & np.uint64(1):
                out[d, x] = FULL
        _own(every, d, out[d])


@compiled
def lower(lot: Array, table: Array, out: Array) -> None:
    """He has a ticket more than here, and leaves no more to the detectives."""
    for d in lot:
        for x in range(out.shape[1]):
            out[d, x] = min(out[d, x], table[d, x])


@compiled
def still(field: Field, lot: Array, table: Array, out: Array) -> None:
    """He shows himself once more before anybody moves."""
    every, ways, fill = field.every, field.ways, field.fill
    worst = np.empty(len(fill), np.uint16)
    for d in lot:
        if _open(out[d], every.shape[1]):
            _worst(ways, fill, table[d], worst)
            for x in range(len(worst)):
                out[d, x] = min(out[d, x], worst[x])
            _own(every, d, out[d])


@compiled
def seen(field: Field, lot: Array, table: Array, moves: int, out: Array) -> None:
    """He moves in sight, once or twice, and then the detectives answer."""
    every, start, ends, ways, fill = field.every, field.start, field.ends, field.ways, field.fill
    top, worst = np.empty(len(fill), np.uint16), np.empty(len(fill), np.uint16)
    for d in lot:
        if not _open(out[d], every.shape[1]):
            continue
        _top(every, ends[start[d] : start[d + 1]], table, top)
        for _ in range(moves):
            _own(every, d, top)
            _worst(ways, fill, top, worst)
            top[:] = worst
        for x in range(len(top)):
            out[d, x] = min(out[d, x], top[x])
        _own(every, d, out[d])


@compiled
def hidden(field: Field, lot: Array, table: Array, moves: int, out: Array) -> tuple[int, int]:
    """He moves in the dark: how many games were mixed, and how far apart two bounds were."""
    every, start, ends, ways, fill = field.every, field.start, field.ends, field.ways, field.fill
    size, games, widest = len(fill), 0, 0
    at = desk(size, max(1, _widest(start, lot)))
    own, live = np.zeros(size, np.bool_), np.empty(size, np.bool_)
    steps, top = np.empty(size, np.int16), np.empty(size, np.uint16)
    ys, marks = np.empty(size, np.int64), np.zeros(size, np.int64)
    wanted = np.empty(size, np.int64)
    for d in lot:
        _steps(every, field.distance, d, steps)
        for i in range(every.shape[1]):
            own[every[d, i]] = True
        if _live(out[d], own, steps, field.near, live):
            number = _wanted(live, own, ways, fill, moves, ys, marks, wanted)
            plans = ends[start[d] : start[d + 1]]
            _spread(every, plans, table, wanted[:number], at.cols, top)
            for x in range(size):
                if live[x]:
                    number = _exits(x, own, ways, fill, moves, ys, marks)
                    left, gap = _blind(at, len(plans), ys, number, top, out[d, x], field.upper)
                    out[d, x] = left
                    games += gap > 0
                    widest = max(widest, gap)
        for i in range(every.shape[1]):
            own[every[d, i]] = False
    return games, widest


@compiled
def _blind(  # noqa: PLR0913, PLR0917
    at: Desk, plans: int, ys: Array, number: int, top: Array, left: int, upper: bool
) -> tuple[int, int]:
    """What is left if he may be at any of these stations; how far apart its bounds, if mixed."""
    ceiling = FULL
    for k in range(number):
        ceiling = min(ceiling, int(top[ys[k]]))
    if number == 0 or ceiling == 0:
        return min(int(left), ceiling), 0
    got = pure(at, plans, ys, number)
    if got >= min(ceiling, int(left)):
        return min(int(left), got), 0
    low, high = mixed(at, plans, ys, number, got)
    return min(int(left), min(ceiling, high) if upper else low), high - low


@compiled
def _steps(every: Array, distance: Array, d: int, steps: Array) -> None:
    """How far all of them together are from each station."""
    steps[:] = 0
    for i in range(every.shape[1]):
        row = distance[every[d, i]]
        for x in range(len(steps)):
            steps[x] += row[x]


@compiled
def _own(every: Array, d: int, row: Array) -> None:
    for i in range(every.shape[1]):
        row[every[d, i]] = FULL


@compiled
def _open(row: Array, team: int) -> bool:
    """Is anything left to the detectives, beside standing on him?"""
    some = 0
    for x in range(len(row)):
        some += 1 if row[x] > 0 else 0
    return bool(some > team)


@compiled
def _live(row: Array, own: Array, steps: Array, near: int, live: Array) -> bool:
    """Where mixing is worth while."""
    some = False
    for x in range(len(row)):
        live[x] = row[x] > 0 and not own[x] and steps[x] <= near
        some |= live[x]
    return bool(some)


@compiled
def _worst(ways: Array, fill: Array, row: Array, worst: Array) -> None:
    """What the worst neighbour of each station leaves; detectives' stations leave everything."""
    for x in range(len(worst)):
        least = np.uint16(FULL)
        for j in range(fill[x]):
            least = min(least, row[ways[x, j]])
        worst[x] = least


@compiled
def _top(every: Array, plans: Array, table: Array, top: Array) -> None:
    """What the best plan leaves at each station, if they see him there."""
    top[:] = 0
    for e in plans:
        if len(table):
            row = table[e]
            for y in range(len(top)):
                top[y] = max(top[y], row[y])
        else:
            _own(every, e, top)


@compiled
def _widest(start: Array, lot: Array) -> int:
    widest = 0
    for d in lot:
        widest = max(widest, start[d + 1] - start[d])
    return widest


@compiled
def _wanted(  # noqa: PLR0913, PLR0917
    live: Array,
    own: Array,
    ways: Array,
    fill: Array,
    moves: int,
    ys: Array,
    marks: Array,
    wanted: Array,
) -> int:
    """The stations that matter: where he can get to from where something is left."""
    count = 0
    for x in range(len(live)):
        if live[x]:
            for k in range(_exits(x, own, ways, fill, moves, ys, marks)):
                if marks[ys[k]] >= 0:
                    wanted[count] = ys[k]
                    count += 1
                    marks[ys[k]] = -1
    for k in range(count):
        marks[wanted[k]] = 0
    return count


@compiled
def _spread(  # noqa: PLR0913, PLR0917
    every: Array, plans: Array, table: Array, wanted: Array, cols: Array, top: Array
) -> None:
    """What each plan, and what the best one, is worth at each station that matters."""
    for y in wanted:
        best, column = np.uint16(0), cols[y]
        for p in range(len(plans)):
            if len(table):
                column[p] = table[plans[p], y]
            else:
                column[p] = 0
                for i in range(every.shape[1]):
                    if every[plans[p], i] == y:
                        column[p] = FULL
        for p in range(len(plans)):
            best = max(best, column[p])
        top[y] = best


@compiled
def _exits(  # noqa: PLR0913, PLR0917
    x: int, own: Array, ways: Array, fill: Array, moves: int, ys: Array, marks: Array
) -> int:
    """Where one or two moves lead from x, past the detectives."""
    number = 0
    for j in range(fill[x]):
        y = ways[x, j]
        if own[y]:
            continue
        if moves == 1:
            ys[number] = y
            number += 1
            continue
        for k in range(fill[y]):
            z = ways[y, k]
            if marks[z] < 1 and not own[z]:
                marks[z] += 2
                ys[number] = z
                number += 1
    if moves > 1:
        for k in range(number):
            marks[ys[k]] -= 2
    return number


@compiled
def become(field: Field, before: Array, after: Array) -> None:
    """The sets that these can become in one turn."""
    start, ends = field.start, field.ends
    for d in range(len(before)):
        if before[d]:
            for p in range(start[d], start[d + 1]):
                after[ends[p]] = True

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

from sleuth.games.scotland_yard.kernels import compiled
from sleuth.games.scotland_yard.mixing import FULL, desk, mixed, pure
from sleuth.games.scotland_yard.packed import Array


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
    steps = np.empty(len(field.here), np.int16)
    for d in lot:
        _steps(field, d, steps)
        for x in range(len(steps)):
            out[d, x] = FULL if field.here[x] and (field.upper or steps[x] <= field.near) else 0
        for x in range(len(steps) if len(sure) else 0):
            if field.here[x] and (sure[d, x >> 6] >> np.uint64(x & 63)) & np.uint64(1):
                out[d, x] = FULL
        _own(field, d, out[d])


@compiled
def _steps(field: Field, d: int, steps: Array) -> None:
    """How far all of them together are from each station."""
    steps[:] = 0
    for i in range(field.every.shape[1]):
        row = field.distance[field.every[d, i]]
        for x in range(len(steps)):
            steps[x] += row[x]


@compiled
def _near(field: Field, d: int, x: int) -> bool:
    steps = 0
    for i in range(field.every.shape[1]):
        steps += field.distance[field.every[d, i], x]
    return bool(steps <= field.near)


@compiled
def lower(lot: Array, table: Array, out: Array) -> None:
    """He has a ticket more than here, and leaves no more to the detectives."""
    for d in lot:
        for x in range(out.shape[1]):
            out[d, x] = min(out[d, x], table[d, x])


@compiled
def still(field: Field, lot: Array, table: Array, out: Array) -> None:
    """He shows himself once more before anybody moves."""
    worst = np.empty(len(field.here), np.uint16)
    for d in lot:
        if _open(field, d, out):
            _worst(field, d, table[d], worst)
            for x in range(len(worst)):
                out[d, x] = min(out[d, x], worst[x])


@compiled
def seen(field: Field, lot: Array, table: Array, moves: int, out: Array) -> None:
    """He moves in sight, once or twice, and then the detectives answer."""
    size = len(field.here)
    worst, other = np.empty(size, np.uint16), np.empty(size, np.uint16)
    for d in lot:
        if _open(field, d, out):
            _shown(field, d, table, moves, worst, other)
            for x in range(size):
                out[d, x] = min(out[d, x], worst[x])


@compiled
def hidden(field: Field, lot: Array, table: Array, moves: int, out: Array) -> int:
    """He moves in the dark: how many games were mixed."""
    size, games = len(field.here), 0
    top, wanted = np.empty(size, np.uint16), np.empty(size, np.int64)
    ys, marks = np.empty(size, np.int64), np.zeros(size, np.int64)
    at = desk(size, max(1, _widest(field, lot)))
    for d in lot:
        if not _open(field, d, out):
            continue
        plans = field.start[d + 1] - field.start[d]
        number = _wanted(field, d, moves, out, ys, marks, wanted)
        _spread(field, d, table, wanted[:number], at.cols, top)
        for x in range(size):
            number = _exits(field, d, x, moves, out, ys, marks)
            if number == 0:
                continue
            ceiling = FULL
            for k in range(number):
                ceiling = min(ceiling, int(top[ys[k]]))
            if ceiling == 0:
                out[d, x] = 0
                continue
            got = pure(at, plans, ys, number)
            if got < ceiling and got < out[d, x]:
                games += 1
                low, high = mixed(at, plans, ys, number, got)
                got = min(ceiling, high) if field.upper else low
            out[d, x] = min(int(out[d, x]), got)
    return games


@compiled
def _own(field: Field, d: int, row: Array) -> None:
    for i in range(field.every.shape[1]):
        row[field.every[d, i]] = FULL


@compiled
def _taken(field: Field, d: int, x: int) -> bool:
    found = False
    for i in range(field.every.shape[1]):
        found |= field.every[d, i] == x
    return found


@compiled
def _open(field: Field, d: int, out: Array) -> bool:
    """Is anything left to the detectives, beside standing on him?"""
    some = 0
    for x in range(out.shape[1]):
        some += 1 if out[d, x] > 0 else 0
    return bool(some > field.every.shape[1])


@compiled
def _worst(field: Field, d: int, row: Array, worst: Array) -> None:
    """What the worst free neighbour of each station leaves."""
    for x in range(len(worst)):
        least = FULL
        for j in range(field.fill[x]):
            least = min(least, int(row[field.ways[x, j]]))
        worst[x] = least
    _own(field, d, worst)


@compiled
def _shown(  # noqa: PLR0913, PLR0917
    field: Field, d: int, table: Array, moves: int, worst: Array, top: Array
) -> None:
    """What is left after one or two moves if the detectives see where he is, and then plan."""
    top[:] = 0
    for p in range(field.start[d], field.start[d + 1]):
        e = field.ends[p]
        if len(table):
            row = table[e]
            for y in range(len(top)):
                top[y] = max(top[y], row[y])
        else:
            _own(field, e, top)
    _own(field, d, top)
    _worst(field, d, top, worst)
    if moves > 1:
        top[:] = worst
        _worst(field, d, top, worst)


@compiled
def _widest(field: Field, lot: Array) -> int:
    widest = 0
    for d in lot:
        widest = max(widest, field.start[d + 1] - field.start[d])
    return widest


@compiled
def _wanted(  # noqa: PLR0913, PLR0917
    field: Field, d: int, moves: int, out: Array, ys: Array, marks: Array, wanted: Array
) -> int:
    """The stations that matter: where he can get to from where something is left."""
    count = 0
    for x in range(out.shape[1]):
        for k in range(_exits(field, d, x, moves, out, ys, marks)):
            if marks[ys[k]] >= 0:
                wanted[count] = ys[k]
                count += 1
                marks[ys[k]] = -1
    for k in range(count):
        marks[wanted[k]] = 0
    return count


@compiled
def _spread(  # noqa: PLR0913, PLR0917
    field: Field, d: int, table: Array, wanted: Array, cols: Array, top: Array
) -> None:
    """What each plan, and what the best one, is worth at each station that matters."""
    first, last = field.start[d], field.start[d + 1]
    for p in range(first, last):
        e = field.ends[p]
        for y in wanted:
            if len(table):
                cols[y, p - first] = table[e, y]
            else:
                cols[y, p - first] = FULL if _taken(field, e, y) else 0
    for y in wanted:
        best = np.uint16(0)
        for p in range(last - first):
            best = max(best, cols[y, p])
        top[y] = best


@compiled
def _exits(  # noqa: PLR0913, PLR0917
    field: Field, d: int, x: int, moves: int, out: Array, ys: Array, marks: Array
) -> int:
    """Where one or two moves lead from x, past the detectives, if something is left at x."""
    if out[d, x] == 0 or _taken(field, d, x) or not _near(field, d, x):
        return 0
    number = 0
    for j in range(field.fill[x]):
        y = field.ways[x, j]
        if _taken(field, d, y):
            continue
        if moves == 1:
            ys[number] = y
            number += 1
        else:
            number = _onward(field, d, y, number, ys, marks)
    if moves > 1:
        for k in range(number):
            marks[ys[k]] -= 2
    return number


@compiled
def _onward(  # noqa: PLR0913, PLR0917
    field: Field, d: int, y: int, number: int, ys: Array, marks: Array
) -> int:
    """The second move."""
    for k in range(field.fill[y]):
        z = field.ways[y, k]
        if marks[z] < 1 and not _taken(field, d, z):
            marks[z] += 2
            ys[number] = z
            number += 1
    return number


@compiled
def become(field: Field, before: Array, after: Array) -> None:
    """The sets that these can become in one turn."""
    for d in range(len(before)):
        if before[d]:
            for p in range(field.start[d], field.start[d + 1]):
                after[field.ends[p]] = True

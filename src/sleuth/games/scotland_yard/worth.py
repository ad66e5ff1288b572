"""The steps of the analysis in values: what each choice of Mister X leaves to the detectives.

`table[D, y]` is what the detectives win, in units of `FULL`, once they have become the set D and
Mister X, at y, is to move; a table without rows stands for the end, where only a catch counts. Each
step lowers `out` to what they get after one of his choices: a double move whose first half is seen
(`still`), one or two moves in sight (`seen`) or in the dark (`hidden`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.kernels import compiled
from sleuth.games.scotland_yard.mixing import FULL, desk, mixed, pure
from sleuth.games.scotland_yard.packed import Array


class Field(NamedTuple):
    """The sets, their plans, the streets, and where Mister X can be."""

    every: Array
    start: Array
    ends: Array
    ways: Array
    fill: Array
    here: Array


@compiled
def begin(field: Field, lot: Array, out: Array) -> None:
    """Nothing is lost yet: where he can be, and where he would stand on a detective."""
    size = len(field.here)
    for d in lot:
        for x in range(size):
            out[d, x] = FULL if field.here[x] else 0
        for i in range(field.every.shape[1]):
            out[d, field.every[d, i]] = FULL


@compiled
def still(field: Field, lot: Array, table: Array, out: Array) -> None:
    """He shows himself once more before anybody moves."""
    size = len(field.here)
    ys, marks = np.empty(size, np.int64), np.zeros(size, np.int64)
    for d in lot:
        for x in range(size):
            number = _exits(field, d, x, out, 1, ys, marks)
            for k in range(number):
                out[d, x] = min(out[d, x], table[d, ys[k]])


@compiled
def seen(field: Field, lot: Array, table: Array, depth: int, out: Array) -> None:
    """He moves in sight, so often, and then the detectives answer."""
    size = len(field.here)
    top = np.empty(size, np.uint16)
    ys, marks = np.empty(size, np.int64), np.zeros(size, np.int64)
    for d in lot:
        _top(field, d, table, top)
        for x in range(size):
            number = _exits(field, d, x, out, depth, ys, marks)
            for k in range(number):
                out[d, x] = min(out[d, x], top[ys[k]])


@compiled
def hidden(field: Field, lot: Array, table: Array, depth: int, out: Array) -> tuple[float, int]:
    """He moves in the dark, so often: how far the value may lie above, and how many were mixed."""
    size = len(field.here)
    top, wanted = np.empty(size, np.uint16), np.empty(size, np.bool_)
    ys, marks = np.empty(size, np.int64), np.zeros(size, np.int64)
    widest = 0
    for d in lot:
        widest = max(widest, field.start[d + 1] - field.start[d])
    at = desk(size, max(widest, 1))
    gap, games = 0.0, 0
    for d in lot:
        plans = field.start[d + 1] - field.start[d]
        _top(field, d, table, top)
        if not _hopeful(field, d, top, depth, out, ys, marks, wanted):
            continue
        _spread(field, d, table, wanted, at.cols)
        for x in range(size):
            number = _exits(field, d, x, out, depth, ys, marks)
            if number == 0:
                continue
            ceiling = FULL
            for k in range(number):
                ceiling = min(ceiling, int(top[ys[k]]))
            got = pure(at, plans, ys, number)
            most = float(got)
            if got < ceiling and got < out[d, x]:
                got, most = mixed(at, plans, ys, number, got)
                games += 1
            if got < out[d, x]:
                gap = max(gap, min(most, float(out[d, x])) - got)
                out[d, x] = got
    return gap, games


@compiled
def _exits(  # noqa: C901, PLR0912, PLR0913, PLR0917
    field: Field, d: int, x: int, out: Array, depth: int, ys: Array, marks: Array
) -> int:
    """Where one or two moves lead from x; none from where nothing is left to lose."""
    if out[d, x] == 0:
        return 0
    team = field.every.shape[1]
    for i in range(team):
        if field.every[d, i] == x:
            return 0
    for i in range(team):
        marks[field.every[d, i]] = -1
    number = 0
    for j in range(field.fill[x]):
        y = field.ways[x, j]
        if marks[y] < 0:
            continue
        if depth == 1:
            ys[number] = y
            number += 1
            continue
        for k in range(field.fill[y]):
            z = field.ways[y, k]
            if marks[z] == 0:
                marks[z] = 1
                ys[number] = z
                number += 1
    if depth > 1:
        for k in range(number):
            marks[ys[k]] = 0
    for i in range(team):
        marks[field.every[d, i]] = 0
    return number


@compiled
def _top(field: Field, d: int, table: Array, top: Array) -> None:
    """The best plan for each station, if they saw him there."""
    top[:] = 0
    for p in range(field.start[d], field.start[d + 1]):
        e = field.ends[p]
        if len(table):
            row = table[e]
            for y in range(len(top)):
                top[y] = max(top[y], row[y])
        else:
            for i in range(field.every.shape[1]):
                top[field.every[e, i]] = FULL


@compiled
def _hopeful(  # noqa: PLR0913, PLR0917
    field: Field, d: int, top: Array, depth: int, out: Array, ys: Array, marks: Array, wanted: Array
) -> bool:
    """Which stations matter: those of positions that are not lost even if they saw him."""
    wanted[:] = False
    some = False
    for x in range(len(top)):
        number = _exits(field, d, x, out, depth, ys, marks)
        ceiling = FULL
        for k in range(number):
            ceiling = min(ceiling, int(top[ys[k]]))
        if ceiling == 0:
            out[d, x] = 0
        elif number:
            some = True
            for k in range(number):
                wanted[ys[k]] = True
    return some


@compiled
def _spread(field: Field, d: int, table: Array, wanted: Array, cols: Array) -> None:
    """What each plan is worth at each station that matters."""
    first, last = field.start[d], field.start[d + 1]
    for p in range(first, last):
        e = field.ends[p]
        if len(table):
            for y in range(len(wanted)):
                if wanted[y]:
                    cols[y, p - first] = table[e, y]
        else:
            cols[:, p - first] = 0
            for i in range(field.every.shape[1]):
                cols[field.every[e, i], p - first] = FULL


@compiled
def spread(field: Field, before: Array, after: Array) -> None:
    """The sets that these can become in one turn."""
    for d in range(len(before)):
        if before[d]:
            for p in range(field.start[d], field.start[d + 1]):
                after[field.ends[p]] = True

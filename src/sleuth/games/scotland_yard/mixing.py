"""A hidden turn is a matrix game: both sides mix, and each mix is measured against all answers.

Shares of won games are whole numbers up to `FULL`. `cols[y, p]` is what plan p is worth to the
detectives if Mister X went to station y. Where one plan does as well as seeing him would, that is
the value. Elsewhere the simplex method finds a mix of plans and a mix of stations; the first proves
that the detectives get so much, the second that they get no more, however exact the method was.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.kernels import compiled
from sleuth.games.scotland_yard.packed import Array

FULL = 65535
SLACK = 1e-6  # of one unit: more than the arithmetic can be wrong by
TINY = 1e-9
PIVOTS = 500


class Desk(NamedTuple):
    """Room to reckon in: for so many stations and so many plans."""

    cols: Array
    least: Array
    most: Array
    kept: Array
    tableau: Array
    bound: Array
    gain: Array
    rows: Array
    columns: Array
    his: Array
    theirs: Array


@compiled
def desk(stations: int, plans: int) -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros((stations, plans), np.uint16),
        np.zeros(plans, np.uint16),
        np.zeros(plans, np.uint16),
        np.zeros(plans, np.int64),
        np.zeros((stations, plans)),
        np.zeros(plans),
        np.zeros(stations),
        np.zeros(plans, np.int64),
        np.zeros(stations, np.int64),
        np.zeros(stations),
        np.zeros(plans),
    )


@compiled
def pure(at: Desk, plans: int, ys: Array, number: int) -> int:
    """What the best single plan is worth wherever he hides; `least` and `most` of every plan."""
    cols, least, most = at.cols, at.least, at.most
    for p in range(plans):
        least[p] = most[p] = cols[ys[0], p]
    for k in range(1, number):
        column = cols[ys[k]]
        for p in range(plans):
            least[p] = min(least[p], column[p])
            most[p] = max(most[p], column[p])
    best = np.uint16(0)
    for p in range(plans):
        best = max(best, least[p])
    return int(best)


@compiled
def mixed(at: Desk, plans: int, ys: Array, number: int, floor: int) -> tuple[int, int]:
    """What the detectives surely get, rounded down, and what they cannot exceed, rounded up.

    `floor` is the worth of the best single plan: plans that never give more are left out.
    """
    count = _keep(at, plans, floor)
    for k in range(number):
        for i in range(count):
            at.tableau[k, i] = 1.0 + at.cols[ys[k], at.kept[i]] * (1.0 / FULL)
        at.gain[k] = 1.0
        at.columns[k] = k
    for i in range(count):
        at.bound[i] = 1.0 + i * TINY
        at.rows[i] = number + i
    _simplex(at, count, number)
    _read(at, count, number)
    lower, upper = _measure(at, count, ys, number)
    return max(floor, int(np.floor(lower - SLACK))), int(np.ceil(upper + SLACK))


@compiled
def _keep(at: Desk, plans: int, floor: int) -> int:
    """Plans that may give more than the best single one, and that one."""
    count, best = 0, -1
    for p in range(plans):
        if at.most[p] > floor:
            at.kept[count] = p
            count += 1
        if at.least[p] == floor and best < 0:
            best = p
    if at.most[best] <= floor:
        at.kept[count] = best
        count += 1
    return count


@compiled
def _simplex(at: Desk, plans: int, number: int) -> None:
    """Largest sum of his weights with at most 1 for each plan, pivot by pivot."""
    for _ in range(PIVOTS):
        enter = 0
        for k in range(1, number):
            if at.gain[k] > at.gain[enter]:
                enter = k
        if at.gain[enter] <= TINY:
            break
        leave, tightest = -1, np.inf
        column = at.tableau[enter]
        for i in range(plans):
            if column[i] > TINY and at.bound[i] < tightest * column[i]:
                leave, tightest = i, at.bound[i] / column[i]
        if leave < 0:
            break
        _pivot(at, plans, number, enter, leave)


@compiled
def _pivot(at: Desk, plans: int, number: int, enter: int, leave: int) -> None:
    column, bound = at.tableau[enter], at.bound
    pivot = column[leave]
    for k in range(number):
        if k != enter:
            other = at.tableau[k]
            factor = other[leave] / pivot
            for i in range(plans):
                other[i] -= factor * column[i]
            other[leave] = factor
            at.gain[k] -= at.gain[enter] * factor
    factor = bound[leave] / pivot
    for i in range(plans):
        bound[i] -= factor * column[i]
    bound[leave] = factor
    at.gain[enter] = -at.gain[enter] / pivot
    inverse = -1.0 / pivot
    for i in range(plans):
        column[i] *= inverse
    column[leave] = -inverse
    at.rows[leave], at.columns[enter] = at.columns[enter], at.rows[leave]


@compiled
def _read(at: Desk, plans: int, number: int) -> None:
    """The two mixes at the end, each of which sums to 1."""
    at.his[:number] = 0.0
    at.theirs[:plans] = 0.0
    for i in range(plans):
        if at.rows[i] < number:
            at.his[at.rows[i]] = max(0.0, at.bound[i])
    for k in range(number):
        if at.columns[k] >= number:
            at.theirs[at.columns[k] - number] = max(0.0, -at.gain[k])
    _share(at.his, number)
    _share(at.theirs, plans)


@compiled
def _share(mix: Array, number: int) -> None:
    total = 0.0
    for i in range(number):
        total += mix[i]
    for i in range(number):
        mix[i] = mix[i] / total if total > 0 else 1.0 / number


@compiled
def _measure(at: Desk, plans: int, ys: Array, number: int) -> tuple[float, float]:
    """The least that their mix gets, and the most that any plan gets against his."""
    lower = float(FULL)
    at.bound[:plans] = 0.0
    for k in range(number):
        column, got = at.cols[ys[k]], 0.0
        for i in range(plans):
            worth = float(column[at.kept[i]])
            got += at.theirs[i] * worth
            at.bound[i] += at.his[k] * worth
        lower = min(lower, got)
    upper = 0.0
    for i in range(plans):
        upper = max(upper, at.bound[i])
    return lower, upper

"""A hidden turn is a matrix game: both sides mix, and each mix is measured against all answers.

Shares of won games are whole numbers up to `FULL`. `cols[y, p]` is what plan p is worth to the
detectives if Mister X went to station y. Where one plan does as well as seeing him would, that is
the value. Elsewhere the simplex method finds a mix of some plans and a mix of stations; whatever
plan does better against the latter joins those, until none does. The first mix proves that the
detectives get so much, the second that they get no more, however exact the method was.
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
CLOSE = 1e-3  # of one unit: near enough


class Desk(NamedTuple):
    """Room to reckon in: for so many stations and so many plans."""

    cols: Array
    least: Array
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
    """What the best single plan is worth wherever he hides."""
    least = at.least
    least[:plans] = at.cols[ys[0], :plans]
    for k in range(1, number):
        column = at.cols[ys[k]]
        for p in range(plans):
            least[p] = min(least[p], column[p])
    best = np.uint16(0)
    for p in range(plans):
        best = max(best, least[p])
    return int(best)


@compiled
def mixed(at: Desk, plans: int, ys: Array, number: int, floor: int) -> tuple[int, int]:
    """What the detectives surely get, rounded down, and what they cannot exceed, rounded up.

    `floor` is the worth of the best single plan.
    """
    count = _champions(at, plans, ys, number, floor)
    low, high = float(floor) + SLACK, float(FULL)
    while True:
        _lay(at, count, ys, number)
        _simplex(at, count, number)
        _read(at, count, number)
        low = max(low, _got(at, count, ys, number))
        best, most = _answer(at, plans, ys, number)
        high = min(high, most)
        if high - low < CLOSE or _among(at.kept, count, best):
            return int(np.floor(low - SLACK)), int(np.ceil(high + SLACK))
        at.kept[count] = best
        count += 1


@compiled
def _champions(at: Desk, plans: int, ys: Array, number: int, floor: int) -> int:
    """The best single plan, and the best for each station."""
    count = 0
    for p in range(plans):
        if at.least[p] == floor:
            at.kept[0] = p
            count = 1
            break
    for k in range(number):
        column, best = at.cols[ys[k]], 0
        for p in range(plans):
            if column[p] > column[best]:
                best = p
        if not _among(at.kept, count, best):
            at.kept[count] = best
            count += 1
    return count


@compiled
def _among(kept: Array, count: int, plan: int) -> bool:
    found = False
    for i in range(count):
        found |= kept[i] == plan
    return bool(found)


@compiled
def _lay(at: Desk, count: int, ys: Array, number: int) -> None:
    """The tableau of the plans that are kept."""
    for k in range(number):
        for i in range(count):
            at.tableau[k, i] = 1.0 + at.cols[ys[k], at.kept[i]] * (1.0 / FULL)
        at.gain[k] = 1.0
        at.columns[k] = k
    for i in range(count):
        at.bound[i] = 1.0 + i * TINY
        at.rows[i] = number + i


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
def _got(at: Desk, count: int, ys: Array, number: int) -> float:
    """The least that their mix gets, wherever he is."""
    lower = float(FULL)
    for k in range(number):
        got = 0.0
        for i in range(count):
            got += at.theirs[i] * at.cols[ys[k], at.kept[i]]
        lower = min(lower, got)
    return lower


@compiled
def _answer(at: Desk, plans: int, ys: Array, number: int) -> tuple[int, float]:
    """The plan that gets most against his mix, and how much."""
    got, best = at.bound, 0
    got[:plans] = 0.0
    for k in range(number):
        share, column = at.his[k], at.cols[ys[k]]
        if share > 0:
            for p in range(plans):
                got[p] += share * column[p]
    for p in range(plans):
        if got[p] > got[best]:
            best = p
    return best, got[best]

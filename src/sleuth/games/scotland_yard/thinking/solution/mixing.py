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

from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.kernels import compiled

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
    least, cols = at.least, at.cols
    least[:plans] = cols[ys[0], :plans]
    for k in range(1, number):
        for p in range(plans):
            least[p] = min(least[p], cols[ys[k], p])
    best = np.uint16(0)
    for p in range(plans):
        best = max(best, least[p])
    return int(best)


@compiled
def mixed(at: Desk, plans: int, ys: Array, number: int, floor: int) -> tuple[int, int]:
    """What the detectives surely get, rounded down, and what they cannot exceed, rounded up.

    `floor` is the worth of the best single plan.
    """
    cols, kept, tableau, bound, gain = at.cols, at.kept, at.tableau, at.bound, at.gain
    rows, columns, his, theirs = at.rows, at.columns, at.his, at.theirs
    count = _champions(cols, at.least, plans, ys[:number], floor, kept)
    low, high = float(floor) + SLACK, float(FULL)
    while True:
        _lay(cols, kept[:count], ys[:number], tableau)
        _name(bound[:count], gain[:number], rows, columns)
        _simplex(tableau, bound[:count], gain[:number], rows, columns)
        _read(bound[:count], gain[:number], rows, columns, his[:number], theirs[:count])
        low = max(low, _got(cols, kept, ys[:number], theirs[:count]))
        best, most = _answer(cols, ys[:number], his, bound[:plans])
        high = min(high, most)
        if high - low < CLOSE or _among(kept, count, best):
            return int(np.floor(low - SLACK)), int(np.ceil(high + SLACK))
        kept[count] = best
        count += 1


def bounds(worth: Array) -> tuple[int, int]:
    """What plans (columns) surely get at best, whichever station (row) it is, and at most."""
    stations, plans = worth.shape
    at, ys = desk(stations, plans), np.arange(stations)
    at.cols[:, :] = worth
    got, ceiling = pure(at, plans, ys, stations), int(worth.max(axis=1).min())
    return (got, got) if got >= ceiling else mixed(at, plans, ys, stations, got)


def support(worth: Array) -> list[int]:
    """The plans of a good mix; worth has a row for each station, a column for each plan."""
    stations, plans = worth.shape
    at, ys = desk(stations, plans), np.arange(stations)
    at.cols[:, :] = worth
    mixed(at, plans, ys, stations, pure(at, plans, ys, stations))
    found: list[int] = np.sort(at.kept[np.flatnonzero(at.theirs > TINY)]).tolist()
    return found


@compiled
def _champions(  # noqa: PLR0913, PLR0917
    cols: Array, least: Array, plans: int, ys: Array, floor: int, kept: Array
) -> int:
    """The best single plan, and the best for each station."""
    count = 0
    for p in range(plans):
        if least[p] == floor:
            kept[0] = p
            count = 1
            break
    for y in ys:
        best = 0
        for p in range(plans):
            if cols[y, p] > cols[y, best]:
                best = p
        if not _among(kept, count, best):
            kept[count] = best
            count += 1
    return count


@compiled
def _among(kept: Array, count: int, plan: int) -> bool:
    found = False
    for i in range(count):
        found |= kept[i] == plan
    return bool(found)


@compiled
def _lay(cols: Array, kept: Array, ys: Array, tableau: Array) -> None:
    """The tableau of the plans that are kept, a column of plans for each station."""
    for k in range(len(ys)):
        for i in range(len(kept)):
            tableau[k, i] = 1.0 + cols[ys[k], kept[i]] * (1.0 / FULL)


@compiled
def _name(bound: Array, gain: Array, rows: Array, columns: Array) -> None:
    """At the start no weight is given; bounds differ by a trifle, so that no two tie."""
    gain[:] = 1.0
    for k in range(len(gain)):
        columns[k] = k
    for i in range(len(bound)):
        bound[i] = 1.0 + i * TINY
        rows[i] = len(gain) + i


@compiled
def _simplex(tableau: Array, bound: Array, gain: Array, rows: Array, columns: Array) -> None:
    """Largest sum of his weights with at most 1 for each plan, pivot by pivot."""
    for _ in range(PIVOTS):
        enter = 0
        for k in range(1, len(gain)):
            if gain[k] > gain[enter]:
                enter = k
        if gain[enter] <= TINY:
            break
        leave, tightest = -1, np.inf
        for i in range(len(bound)):
            if tableau[enter, i] > TINY and bound[i] < tightest * tableau[enter, i]:
                leave, tightest = i, bound[i] / tableau[enter, i]
        if leave < 0:
            break
        _pivot(tableau, bound, gain, enter, leave)
        rows[leave], columns[enter] = columns[enter], rows[leave]


@compiled
def _pivot(tableau: Array, bound: Array, gain: Array, enter: int, leave: int) -> None:
    plans, pivot = len(bound), tableau[enter, leave]
    for k in range(len(gain)):
        if k != enter:
            factor = tableau[k, leave] / pivot
            for i in range(plans):
                tableau[k, i] -= factor * tableau[enter, i]
            tableau[k, leave] = factor
            gain[k] -= gain[enter] * factor
    factor = bound[leave] / pivot
    for i in range(plans):
        bound[i] -= factor * tableau[enter, i]
    bound[leave] = factor
    gain[enter] = -gain[enter] / pivot
    for i in range(plans):
        tableau[enter, i] /= -pivot
    tableau[enter, leave] = 1.0 / pivot


@compiled
def _read(  # noqa: PLR0913, PLR0917
    bound: Array, gain: Array, rows: Array, columns: Array, his: Array, theirs: Array
) -> None:
    """The two mixes at the end, each of which sums to 1."""
    his[:] = 0.0
    theirs[:] = 0.0
    for i in range(len(theirs)):
        if rows[i] < len(his):
            his[rows[i]] = max(0.0, bound[i])
    for k in range(len(his)):
        if columns[k] >= len(his):
            theirs[columns[k] - len(his)] = max(0.0, -gain[k])
    _share(his)
    _share(theirs)


@compiled
def _share(mix: Array) -> None:
    total = 0.0
    for i in range(len(mix)):
        total += mix[i]
    for i in range(len(mix)):
        mix[i] = mix[i] / total if total > 0 else 1.0 / len(mix)


@compiled
def _got(cols: Array, kept: Array, ys: Array, theirs: Array) -> float:
    """The least that their mix gets, wherever he is."""
    lower = float(FULL)
    for y in ys:
        got = 0.0
        for i in range(len(theirs)):
            got += theirs[i] * cols[y, kept[i]]
        lower = min(lower, got)
    return lower


@compiled
def _answer(cols: Array, ys: Array, his: Array, got: Array) -> tuple[int, float]:
    """The plan that gets most against his mix, and how much."""
    best = 0
    got[:] = 0.0
    for k in range(len(ys)):
        if his[k] > 0:
            for p in range(len(got)):
                got[p] += his[k] * cols[ys[k], p]
    for p in range(len(got)):
        if got[p] > got[best]:
            best = p
    return best, got[best]

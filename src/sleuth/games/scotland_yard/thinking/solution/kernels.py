"""The four steps of retrograde analysis over bit sets of stations, compiled where numba is there.

For every set D of detectives a row of machine words says for which stations of Mister X something
holds. `ends[start[D]:start[D + 1]]` are the sets that D can become in one turn; `own` is D itself
as a bit set, `masks` the neighbours of each station; `good` are the stations on which he is caught
or lost once the detectives have become a set. Without numba, numpy does the same, slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, words

try:
    from numba import njit
except ImportError:
    njit = None

F = TypeVar("F", bound=Callable[..., Any])
COMPILED = njit is not None
PAIRS = 400_000  # pairs of sets that numpy looks at in one go


class Moves(NamedTuple):
    """What the detectives can do from each of their sets."""

    start: Array
    ends: Array


def compiled(function: F) -> F:
    """The same function as machine code, if numba is there."""
    return cast(F, njit(nogil=True)(function)) if njit is not None else function


def every(fine: Array, own: Array, masks: Array) -> Array:
    """The stations of Mister X all of whose free neighbours are fine for the detectives."""
    if COMPILED:
        out = np.empty_like(fine)
        _every(fine, own, masks, out)
        return out
    return _every_numpy(fine | own, masks)


def reply(good: Array, near: Array, moves: Moves) -> Array:
    """Where the detectives, who see Mister X and are to move, win: near, or by some plan."""
    out = near.copy()
    if COMPILED:
        _reply(good, moves.start, moves.ends, out)
        return out
    for lo, hi, pairs in chunks(moves):
        gather(good[moves.ends[pairs]], moves, lo, hi, out)
    return out


def blind(good: Array, hopeful: Array, own: Array, moves: Moves, masks: Array) -> Array:
    """Where one plan of the detectives wins wherever Mister X hides next.

    `hopeful` are the stations at which they would win if they saw him: no others come in question.
    """
    out = np.zeros_like(own)
    if COMPILED:
        _blind(good, hopeful, own, moves.start, moves.ends, masks, out)
    else:
        _blind_numpy(good, hopeful, own, moves, masks, 1, out)
    return out


def blind_twice(good: Array, hopeful: Array, own: Array, moves: Moves, masks: Array) -> Array:
    """The same for two hidden moves in a row."""
    out = np.zeros_like(own)
    if COMPILED:
        _blind_twice(good, hopeful, own, moves.start, moves.ends, masks, out)
    else:
        _blind_numpy(good, hopeful, own, moves, masks, 2, out)
    return out


class Rules(NamedTuple):
    """What plans are made of: each station's ways (itself among them if it can be shut in), how
    many those are and how many are neighbours, who is beside whom, and how sets are numbered."""

    ways: Array
    fill: Array
    degree: Array
    beside: Array
    choices: Array
    listed: Array


def plans(every_: Array, rules: Rules, guarded: bool) -> Moves:
    """Every plan of every set, numbered; compiled only."""
    start = np.zeros(len(every_) + 1, np.int64)
    _plans(every_, *rules, guarded, start, np.empty(0, np.int32))
    np.cumsum(start, out=start)
    ends = np.empty(start[-1], np.int32)
    _plans(every_, *rules, guarded, start, ends)
    return Moves(start, ends)


@compiled
def _plans(  # noqa: PLR0913, PLR0917
    every_: Array,
    ways: Array,
    fill: Array,
    degree: Array,
    beside: Array,
    choices: Array,
    listed: Array,
    guarded: bool,
    start: Array,
    ends: Array,
) -> None:
    team = every_.shape[1]
    pick, after = np.empty(team, np.int64), np.empty(team, np.int64)
    for d in range(every_.shape[0]):
        before = every_[d]
        pick[:] = 0
        number, i = 0, 0
        while i >= 0:
            for i in range(team):
                after[i] = ways[before[i], pick[i]]
            becomes = -1
            if _legal(before, after, degree, beside) and (
                not guarded or _unhindered(before, after, degree, beside)
            ):
                becomes = _number(after, choices, listed)
            if becomes >= 0:
                if len(ends):
                    ends[start[d] + number] = becomes
                number += 1
            i = team - 1
            while i >= 0:
                pick[i] += 1
                if pick[i] < fill[before[i]]:
                    break
                pick[i] = 0
                i -= 1
        if not len(ends):
            start[d + 1] = number


@compiled
def _legal(before: Array, after: Array, degree: Array, beside: Array) -> bool:  # noqa: C901
    team = len(before)
    for i in range(team):
        for j in range(i):
            if after[i] == after[j]:
                return False
    for i in range(team):
        if after[i] == before[i]:
            taken = 0
            for j in range(team):
                taken += beside[after[i], after[j]]
            if taken < degree[after[i]]:
                return False
            continue
        at = i
        for _ in range(team):
            onto = -1
            for j in range(team):
                if j != at and after[at] == before[j]:
                    onto = j
            if onto < 0:
                break
            at = onto
            if at == i:
                return False
    return True


@compiled
def _unhindered(before: Array, after: Array, degree: Array, beside: Array) -> bool:
    team = len(before)
    for i in range(team):
        taken, own = 0, False
        for j in range(team):
            taken += beside[after[i], after[j]] + beside[after[i], before[j]]
            own |= after[i] == before[j]
        if taken >= degree[after[i]] and not own:
            return False
    return True


@compiled
def _number(after: Array, choices: Array, listed: Array) -> int:
    """Insertion by counting: a station's place is the number of lower ones."""
    rank = 0
    for i in range(len(after)):
        place = 1
        for j in range(len(after)):
            place += after[j] < after[i]
        rank += choices[place, after[i]]
    return int(listed[rank]) if len(listed) else int(rank)


@compiled
def _every(fine: Array, own: Array, masks: Array, out: Array) -> None:
    for d in range(fine.shape[0]):
        v0 = ~(fine[d, 0] | own[d, 0])
        v1 = ~(fine[d, 1] | own[d, 1])
        v2 = ~(fine[d, 2] | own[d, 2])
        v3 = ~(fine[d, 3] | own[d, 3])
        for w in range(WORDS):
            out[d, w] = 0
        for x in range(masks.shape[0]):
            missed = (masks[x, 0] & v0) | (masks[x, 1] & v1)
            missed |= (masks[x, 2] & v2) | (masks[x, 3] & v3)
            if missed == 0:
                out[d, x >> 6] |= np.uint64(1) << np.uint64(x & 63)


@compiled
def _reply(good: Array, start: Array, ends: Array, out: Array) -> None:
    for d in range(out.shape[0]):
        a0, a1, a2, a3 = out[d, 0], out[d, 1], out[d, 2], out[d, 3]
        for p in range(start[d], start[d + 1]):
            e = ends[p]
            a0 |= good[e, 0]
            a1 |= good[e, 1]
            a2 |= good[e, 2]
            a3 |= good[e, 3]
        out[d, 0], out[d, 1], out[d, 2], out[d, 3] = a0, a1, a2, a3


@compiled
def _blind(  # noqa: PLR0913, PLR0917
    good: Array, hopeful: Array, own: Array, start: Array, ends: Array, masks: Array, out: Array
) -> None:
    left = np.empty(masks.shape[0], np.int64)
    for d in range(own.shape[0]):
        n = 0
        for x in range(masks.shape[0]):
            if (hopeful[d, x >> 6] >> np.uint64(x & 63)) & np.uint64(1):
                left[n] = x
                n += 1
        for p in range(start[d], start[d + 1]):
            if n == 0:
                break
            e = ends[p]
            v0 = ~(good[e, 0] | own[d, 0])
            v1 = ~(good[e, 1] | own[d, 1])
            v2 = ~(good[e, 2] | own[d, 2])
            v3 = ~(good[e, 3] | own[d, 3])
            i = 0
            while i < n:
                x = left[i]
                missed = (masks[x, 0] & v0) | (masks[x, 1] & v1)
                missed |= (masks[x, 2] & v2) | (masks[x, 3] & v3)
                if missed == 0:
                    out[d, x >> 6] |= np.uint64(1) << np.uint64(x & 63)
                    n -= 1
                    left[i] = left[n]
                else:
                    i += 1


@compiled
def _blind_twice(  # noqa: C901, PLR0912, PLR0913, PLR0917
    good: Array, hopeful: Array, own: Array, start: Array, ends: Array, masks: Array, out: Array
) -> None:
    size = masks.shape[0]
    left = np.empty(size, np.int64)
    reach = np.empty((size, 4), np.uint64)
    for d in range(own.shape[0]):
        n = 0
        for x in range(size):
            if (hopeful[d, x >> 6] >> np.uint64(x & 63)) & np.uint64(1):
                for w in range(4):
                    reach[n, w] = 0
                for y in range(size):
                    here = np.uint64(1) << np.uint64(y & 63)
                    if (masks[x, y >> 6] & ~own[d, y >> 6] & here) != 0:
                        for w in range(4):
                            reach[n, w] |= masks[y, w] & ~own[d, w]
                left[n] = x
                n += 1
        for p in range(start[d], start[d + 1]):
            if n == 0:
                break
            e = ends[p]
            i = 0
            while i < n:
                missed = np.uint64(0)
                for w in range(4):
                    missed |= reach[i, w] & ~good[e, w]
                if missed == 0:
                    x = left[i]
                    out[d, x >> 6] |= np.uint64(1) << np.uint64(x & 63)
                    n -= 1
                    left[i] = left[n]
                    for w in range(4):
                        reach[i, w] = reach[n, w]
                else:
                    i += 1


def lookup(masks: Array) -> Array:
    """For every byte of a bit set, and every value of it: the neighbours of the stations in it."""
    table = np.zeros((WORDS * 8, 256, WORDS), np.uint64)
    for station in range(len(masks)):
        has = (np.arange(256) >> (station & 7)) & 1 == 1
        table[station >> 3, has] |= masks[station]
    return table


def _every_numpy(fine: Array, masks: Array) -> Array:
    table, bad = lookup(masks), np.ascontiguousarray(~fine).view(np.uint8)
    reached = np.zeros_like(fine)
    for byte in range(WORDS * 8):
        if table[byte].any():
            reached |= table[byte][bad[:, byte]]
    everywhere: Array = words(range(len(masks)))
    return ~reached & everywhere


def _blind_numpy(  # noqa: PLR0913, PLR0917
    good: Array, hopeful: Array, own: Array, moves: Moves, masks: Array, depth: int, out: Array
) -> None:
    for lo, hi, pairs in chunks(moves):
        if not hopeful[lo:hi].any():
            continue
        ends = moves.ends[pairs]
        counts = np.diff(moves.start[lo : hi + 1])
        mine = np.repeat(own[lo:hi], counts, axis=0)
        fine = good[ends]
        for _ in range(depth):
            fine = _every_numpy(fine | mine, masks)
        gather(fine, moves, lo, hi, out)
        out[lo:hi] &= hopeful[lo:hi]


def gather(rows: Array, moves: Moves, lo: int, hi: int, out: Array) -> None:
    """Unite the rows of each set's plans; a set may have none."""
    has = np.flatnonzero(np.diff(moves.start[lo : hi + 1]))
    at = moves.start[lo:hi][has] - moves.start[lo]
    if len(has):
        out[lo + has] |= np.bitwise_or.reduceat(rows, at)


def chunks(moves: Moves) -> Iterator[tuple[int, int, slice]]:
    """Rows in lots that hold about as many pairs."""
    lo, sets = 0, len(moves.start) - 1
    while lo < sets:
        hi = int(np.searchsorted(moves.start, moves.start[lo] + PAIRS, side="right")) - 1
        hi = min(max(hi, lo + 1), sets)
        yield lo, hi, slice(int(moves.start[lo]), int(moves.start[hi]))
        lo = hi

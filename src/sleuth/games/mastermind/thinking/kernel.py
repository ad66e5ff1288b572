"""The exact search for boards with a table of keys, in functions that numba compiles where it is.

The same search as `search` without its symmetry, for the many small sets below the first guesses.
Sets are ascending ranks; every set that was looked at is kept whole, so that nothing rests on a
hash. Without numba these functions still run, too slowly for more than tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from sleuth.games.mastermind.thinking.solver import Array, Size, feedback, keys

try:
    from numba import njit
except ImportError:
    njit = None

F = TypeVar("F", bound=Callable[..., Any])
COMPILED = njit is not None

NEVER = 1 << 24  # the cost of codes that cannot all be found in the guesses left
DEEP = 24  # rows that a search without a limit may use
WIDE = 50  # up to so many codes, the number of parts bounds a guess well, and is quick to count
MIX, FORTY = 1_000_003, (1 << 40) - 1  # a hash that fits a machine word
SETS, ROOM = 1 << 21, 1 << 25  # sets that are remembered, and codes in them


def compiled(function: F) -> F:
    """The same function as machine code, kept on disk, if numba is there."""
    return cast(F, njit(cache=True, nogil=True)(function)) if njit is not None else function


class Memory(NamedTuple):
    """Sets that were looked at before.

    `seen[slot]` is where in `pool` a set begins, plus one; `facts[slot]` its size, the rows left,
    the least total known for it, and the guess that reaches it, or -1 while that is only a bound;
    `used` counts sets, and codes in them.
    """

    seen: Array
    facts: Array
    pool: Array
    used: Array


def memory(sets: int, room: int) -> Memory:
    """Nothing seen, and room for so many sets and codes in them."""
    return Memory(
        seen=np.zeros(sets, np.int64),
        facts=np.zeros((sets, 4), np.int32),
        pool=np.zeros(room, np.uint16),
        used=np.zeros(2, np.int64),
    )


class Desk(NamedTuple):
    """What a search works with: keys of all pairs, bounds, sets seen before, and room by depth."""

    table: Array
    bits: Array
    ideals: Array
    memory: Memory
    bounds: Array
    codes: Array
    starts: Array


def desk(size: Size, sets: int = SETS, room: int = ROOM) -> Desk:
    """An empty desk for a board."""
    kinds, n = len(keys(size.pegs)), size.codes
    table = feedback(*size)
    return Desk(
        table=table,
        bits=(1 << np.arange(kinds)).astype(np.uint16 if kinds <= 16 else np.uint32)[table],
        ideals=ideals(n, kinds - 1, DEEP),
        memory=memory(sets, room),
        bounds=np.zeros((DEEP + 1, n), np.int32),
        codes=np.zeros((DEEP + 1, n), np.uint16),
        starts=np.zeros((DEEP + 1, kinds + 1), np.int64),
    )


def ideals(most: int, answers: int, depth: int) -> Array:
    """By rows left and number of codes: the least total if every answer told all codes apart."""
    room = np.cumsum(answers ** np.minimum(np.arange(depth), 12).astype(np.int64))
    level = np.searchsorted(room, np.arange(1, most + 1)) + 1
    totals = np.concatenate([[0], np.cumsum(level)])
    last = np.concatenate([[0], level])
    return np.array([np.where(last <= d, totals, NEVER) for d in range(depth + 1)], np.int32)


@compiled
def find(held: Memory, codes: Array, depth: int) -> int:
    """Where this set is kept, or the empty place for it; -1 if there is no room for more."""
    mixed, most = depth, len(held.seen)
    for code in codes:
        mixed = (mixed * MIX + int(code)) & FORTY
    slot = (mixed ^ (mixed >> 19)) % most
    while held.seen[slot]:
        begin = held.seen[slot] - 1
        if held.facts[slot, 0] == len(codes) and held.facts[slot, 1] == depth:
            same = True
            for n in range(len(codes)):
                if held.pool[begin + n] != codes[n]:
                    same = False
                    break
            if same:
                return slot
        slot = slot + 1 if slot + 1 < most else 0
    full = 4 * held.used[0] >= 3 * most or held.used[1] + len(codes) > len(held.pool)
    return -1 if full else slot


@compiled
def keep(held: Memory, codes: Array, depth: int, low: int, guess: int) -> None:
    """Remember what was found about a set."""
    slot = find(held, codes, depth)
    if slot < 0:
        return
    if not held.seen[slot]:
        begin = held.used[1]
        held.seen[slot] = begin + 1
        held.pool[begin : begin + len(codes)] = codes
        held.used[0] += 1
        held.used[1] += len(codes)
        held.facts[slot, 0], held.facts[slot, 1] = len(codes), depth
    held.facts[slot, 2], held.facts[slot, 3] = low, guess


@compiled
def own(desk: Desk, codes: Array) -> int:
    """A possible code that tells all the others apart: nothing can be better; or -1."""
    for guess in codes:
        heard = 0
        for code in codes:
            bit = int(desk.bits[guess, code])
            if heard & bit:
                break
            heard |= bit
        else:
            return int(guess)
    return -1


@compiled
def weigh(desk: Desk, codes: Array, depth: int, among: Array) -> None:
    """A lower bound of the total of each guess; those that are not tried are never good enough."""
    bound_all(desk, codes, depth)
    bounds, at = desk.bounds[depth], 0
    if len(among):
        for guess in range(len(bounds)):
            if at < len(among) and among[at] == guess:
                at += 1
            else:
                bounds[guess] = NEVER


@compiled
def bound_all(desk: Desk, codes: Array, depth: int) -> None:
    """A lower bound of the total of each guess."""
    n, bounds, kinds = len(codes), desk.bounds[depth], desk.starts.shape[1] - 1
    if n <= WIDE:
        heard = np.zeros(len(bounds), desk.bits.dtype)
        for code in codes:
            row = desk.bits[code]
            for guess in range(len(heard)):
                heard[guess] |= row[guess]
        for guess in range(len(heard)):
            parts = ones(int(heard[guess]))
            bounds[guess] = 3 * n - parts - (int(heard[guess]) >> (kinds - 1))
            if depth <= 2 and parts < n:
                bounds[guess] = NEVER
        return
    ideal = desk.ideals[depth - 1]
    counts = np.zeros((len(bounds), kinds), np.int16)
    for code in codes:
        for guess in range(len(bounds)):
            counts[guess, desk.table[code, guess]] += 1
    for guess in range(len(bounds)):
        total = n
        for key in range(kinds - 1):
            total += ideal[counts[guess, key]]
        bounds[guess] = total


@compiled
def ones(word: int) -> int:
    """How many bits are set."""
    count = 0
    while word:
        word &= word - 1
        count += 1
    return count


@compiled
def part(desk: Desk, codes: Array, depth: int, guess: int) -> None:
    """Lay the codes out by key, each part ascending."""
    lay(desk.starts[depth], desk.codes[depth], codes, desk.table[guess][codes])


@compiled
def lay(starts: Array, laid: Array, codes: Array, heard: Array) -> None:
    """Lay codes out by what was heard of each, and say where each part starts."""
    starts[:] = 0
    for answer in heard:
        starts[answer + 1] += 1
    for key in range(1, len(starts)):
        starts[key] += starts[key - 1]
    for n in range(len(codes)):
        laid[starts[heard[n]]] = codes[n]
        starts[heard[n]] += 1
    for key in range(len(starts) - 1, 0, -1):
        starts[key] = starts[key - 1]
    starts[0] = 0


@compiled
def known(held: Memory, ideals: Array, codes: Array, depth: int) -> tuple[int, int]:
    """What is known of a set: a bound of its total, and its guess, or -1."""
    n = len(codes)
    if n <= 2:
        return (2 * n - 1 if n <= depth else NEVER), int(codes[0])
    slot = find(held, codes, depth)
    if slot >= 0 and held.seen[slot]:
        return int(held.facts[slot, 2]), int(held.facts[slot, 3])
    return int(ideals[depth, n]), -1


@compiled
def known_parts(held: Memory, ideals: Array, starts: Array, laid: Array, depth: int) -> int:
    """What is known of all parts that were laid out, added up; the last was found."""
    total = 0
    for key in range(len(starts) - 2):
        if starts[key + 1] > starts[key]:
            total += known(held, ideals, laid[starts[key] : starts[key + 1]], depth)[0]
    return total


@compiled
def begun(desk: Desk, codes: Array, depth: int, guess: int) -> int:
    """Part the codes by a guess, and add up what is known of the parts: a bound of its total."""
    part(desk, codes, depth, guess)
    starts, laid = desk.starts[depth], desk.codes[depth]
    return len(codes) + known_parts(desk.memory, desk.ideals, starts, laid, depth - 1)


@compiled
def upcoming(desk: Desk, depth: int, last: int) -> int:
    """The next part, smaller ones first, of which only a bound is known; -1 if there is none.

    As a number: its size times the number of keys, plus its key.
    """
    starts, kinds, found = desk.starts[depth], desk.starts.shape[1], -1
    for key in range(kinds - 2):
        size = starts[key + 1] - starts[key]
        place = size * kinds + key
        if size > 2 and place > last and (found < 0 or place < found):
            some = desk.codes[depth, starts[key] : starts[key + 1]]
            if known(desk.memory, desk.ideals, some, depth - 1)[1] < 0:
                found = place
    return found


@compiled
def least(desk: Desk, codes: Array, depth: int, bound: int, among: Array) -> tuple[int, int]:
    """The least total and its guess, if it is below `bound`; else a bound of it, and -1.

    `among` are the guesses worth a try for this set; none means all.
    """
    low, chosen = known(desk.memory, desk.ideals, codes, depth)
    if chosen >= 0 or low >= bound:
        return low, chosen
    chosen = own(desk, codes)
    if chosen >= 0 and depth >= 2:
        keep(desk.memory, codes, depth, 2 * len(codes) - 1, chosen)
        return 2 * len(codes) - 1, chosen
    weigh(desk, codes, depth, among)
    bounds, starts, kinds = desk.bounds[depth], desk.starts[depth], desk.starts.shape[1]
    best, chosen, beyond = bound, -1, NEVER
    guess, low = after(bounds, -1, 0)
    while low < best:
        total, place = begun(desk, codes, depth, guess), -1
        while total < best:
            place = upcoming(desk, depth, place)
            if place < 0:
                break
            some = desk.codes[depth, starts[place % kinds] : starts[place % kinds + 1]]
            floor = known(desk.memory, desk.ideals, some, depth - 1)[0]
            total += least(desk, some, depth - 1, best - total + floor, among[:0])[0] - floor
        if total < best:
            best, chosen = total, guess
        else:
            beyond = min(beyond, total)
        guess, low = after(bounds, guess, low)
    total = best if chosen >= 0 else min(beyond, low)
    keep(desk.memory, codes, depth, total, chosen)
    return total, chosen


@compiled
def after(bounds: Array, guess: int, low: int) -> tuple[int, int]:
    """The guess that comes next by its bound, the lowest first among equals, and that bound."""
    for other in range(guess + 1, len(bounds)):
        if bounds[other] == low:
            return other, low
    found, least_bound = -1, NEVER
    for other in range(len(bounds)):
        if low < bounds[other] < least_bound:
            found, least_bound = other, int(bounds[other])
    return found, least_bound

"""A deeper look on boards too large for a table of keys: the best few guesses, to the last row.

Of all guesses the most promising few are followed, and of all that may come of them again, down to
sets that one guess tells apart. What is found is a whole strategy, with its exact total; that
nothing is better is not said. Compiled by numba where it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]

from sleuth.games.mastermind.thinking.kernel import (
    NEVER,
    Memory,
    compiled,
    ideals,
    keep,
    known,
    known_parts,
    lay,
    memory,
    ones,
)
from sleuth.games.mastermind.thinking.search import Symmetry
from sleuth.games.mastermind.thinking.solver import (
    Array,
    Size,
    codes,
    expected_size,
    keys,
    split,
    tolls,
)
from sleuth.games.mastermind.thinking.tree import Tree, grow
from sleuth.kernel.talents import Progress

FEW = 25  # up to so many codes, parts are counted, not their sizes
SMALL = 12  # guesses that are followed for so few codes
LARGE = 5  # and for more of them, after a glance at what the best forty would leave
GLANCED = 40
WEIGHED, GLANCE = 1_600_000, 300_000  # answers that are looked up to weigh guesses, and at a glance
BLOCK = 4096  # guesses that are weighed in one go


class Board(NamedTuple):
    """What a look works with: what a key is made of, what sets cost, sets seen, room by depth.

    `packed` has a code's colours, some bits each; `reds` how many of them are equal, by the
    difference of two such words, times pegs + 1; `shared` how many colours two codes share, by
    their `hues`; `ids` the key of both numbers.
    """

    packed: Array
    reds: Array
    hues: Array
    shared: Array
    ids: Array
    tolls: Array
    ideals: Array
    shuffled: Array
    memory: Memory
    ranked: Array
    merits: Array
    codes: Array
    starts: Array


def board(size: Size, depth: int, sets: int = 1 << 21, room: int = 1 << 25) -> Board:
    """An empty board for looks of at most so many rows."""
    every, bits = codes(size).astype(np.int64), max(1, (size.colours - 1).bit_length())
    shifts = bits * np.arange(size.pegs)
    counts = np.stack([(every == c).sum(axis=1) for c in range(size.colours)], axis=1)
    kinds, hues = np.unique(counts, axis=0, return_inverse=True)
    words = np.arange(1 << (bits * size.pegs))[:, None] >> shifts & ((1 << bits) - 1)
    ids = np.zeros((size.pegs + 1) ** 2, np.uint8)
    for packed, (red, white) in enumerate(keys(size.pegs)):
        ids[red * (size.pegs + 1) + red + white] = packed
    return Board(
        packed=(every << shifts).sum(axis=1).astype(np.uint32),
        reds=((words == 0).sum(axis=1) * (size.pegs + 1)).astype(np.uint8),
        hues=hues.ravel().astype(np.uint16),
        shared=np.minimum(kinds[:, None], kinds).sum(axis=2).astype(np.uint8),
        ids=ids,
        tolls=tolls(size.codes),
        ideals=ideals(size.codes, len(keys(size.pegs)) - 1, depth),
        shuffled=np.random.default_rng(size.codes).permutation(size.codes),
        memory=memory(sets, room),
        ranked=np.zeros((depth + 1, GLANCED), np.int64),
        merits=np.zeros((depth + 1, GLANCED), np.int64),
        codes=np.zeros((depth + 1, size.codes), np.uint16),
        starts=np.zeros((depth + 1, len(keys(size.pegs)) + 1), np.int64),
    )


@compiled
def key(on: Board, guess: int, code: int) -> int:
    """The key of a guess against a code."""
    red = on.reds[on.packed[guess] ^ on.packed[code]]
    return int(on.ids[red + on.shared[on.hues[guess], on.hues[code]]])


@compiled
def own(on: Board, some: Array) -> int:
    """A possible code that tells all the others apart: nothing can be better; or -1."""
    if len(some) >= on.starts.shape[1]:
        return -1
    for guess in some:
        heard = 0
        for code in some:
            bit = 1 << key(on, guess, code)
            if heard & bit:
                break
            heard |= bit
        else:
            return int(guess)
    return -1


@compiled
def pool(on: Board, some: Array, answers: int) -> Array:
    """Guesses to weigh, for so many answers: possible codes and others, all if that is cheap."""
    half = max(BLOCK // 16, answers // len(some) // 2)
    if 2 * half >= len(on.packed):
        return on.shuffled
    step = 1 + len(some) // half
    own_codes = some[::step].astype(np.int64)
    return np.concatenate((own_codes, on.shuffled[:half]))


@compiled
def rank(on: Board, some: Array, depth: int, among: Array) -> int:
    """Lay out the most promising guesses, the best first, and say how many there are."""
    few = len(some) <= FEW
    guesses = among if len(among) else pool(on, some, WEIGHED)
    width, held = SMALL if few else GLANCED, 0
    for begin in range(0, len(guesses), BLOCK):
        block = guesses[begin : begin + BLOCK]
        merits = by_parts(on, some, block) if few else by_sizes(on, some, block)
        for n in range(len(block)):
            if held < width or merits[n] < on.merits[depth, held - 1]:
                insert(on, depth, min(held, width - 1), block[n], merits[n])
                held = min(held + 1, width)
        if on.merits[depth, 0] <= 2000 * len(some):
            return 1
    return held if few else glanced(on, some, depth, held)


@compiled
def glanced(on: Board, some: Array, depth: int, held: int) -> int:
    """Order guesses anew by what the next guess would make of what they leave; keep the best."""
    starts = on.starts[depth]
    guesses = on.ranked[depth, :held].copy()
    for n in range(held):
        part(on, some, depth, guesses[n])
        merit = 1000 * len(some)
        for at in range(len(starts) - 2):
            if starts[at + 1] > starts[at]:
                merit += glance(on, on.codes[depth, starts[at] : starts[at + 1]])
        insert(on, depth, n, guesses[n], merit)
    return min(held, LARGE)


@compiled
def glance(on: Board, some: Array) -> int:
    """What a set costs if one more guess is chosen with care; in thousandths."""
    n = len(some)
    if n <= 2:
        return 1000 * (2 * n - 1)
    if own(on, some) >= 0:
        return 1000 * (2 * n - 1)
    guesses = pool(on, some, GLANCE)
    if n > FEW:
        return int(by_sizes(on, some, guesses).min())
    least = 1 << 40
    for begin in range(0, len(guesses), BLOCK):
        least = min(least, by_parts(on, some, guesses[begin : begin + BLOCK]).min())
        if least <= 2000 * n:
            break
    return int(least)


@compiled
def insert(on: Board, depth: int, at: int, guess: int, merit: int) -> None:
    """Put a guess in its place among the best, the last of which is at most `at`."""
    ranked, merits = on.ranked[depth], on.merits[depth]
    while at > 0 and merits[at - 1] > merit:
        ranked[at], merits[at] = ranked[at - 1], merits[at - 1]
        at -= 1
    ranked[at], merits[at] = guess, merit


@compiled
def by_parts(on: Board, some: Array, block: Array) -> Array:
    """What guesses cost at least: a part of m codes costs 2m - 1 or more; in thousandths."""
    heard, n, win = np.zeros(len(block), np.int64), len(some), len(on.ids) - 1
    for code in some:
        word, row = on.packed[code], on.shared[on.hues[code]]
        for at in range(len(block)):
            guess = block[at]
            heard[at] |= 1 << int(on.reds[on.packed[guess] ^ word] + row[on.hues[guess]])
    for at in range(len(block)):
        heard[at] = 1000 * (3 * n - ones(heard[at]) - (heard[at] >> win))
    return heard


@compiled
def by_sizes(on: Board, some: Array, block: Array) -> Array:
    """What guesses are likely to cost, by the sizes of the parts they leave; in thousandths."""
    kinds = len(on.ids)
    counts = np.zeros((len(block), kinds), np.uint16)
    for code in some:
        word, row = on.packed[code], on.shared[on.hues[code]]
        for at in range(len(block)):
            guess = block[at]
            counts[at, on.reds[on.packed[guess] ^ word] + row[on.hues[guess]]] += 1
    found = np.full(len(block), 1000 * len(some))
    for at in range(len(block)):
        for answer in range(kinds - 1):
            found[at] += on.tolls[counts[at, answer]]
    return found


@compiled
def part(on: Board, some: Array, depth: int, guess: int) -> None:
    """Lay the codes out by key, each part ascending."""
    heard = np.empty(len(some), np.uint8)
    for n in range(len(some)):
        heard[n] = key(on, guess, some[n])
    lay(on.starts[depth], on.codes[depth], some, heard)


@compiled
def begun(on: Board, some: Array, depth: int, guess: int) -> int:
    """Part the codes by a guess, and add up what is known of the parts: a bound of its total."""
    part(on, some, depth, guess)
    starts, laid = on.starts[depth], on.codes[depth]
    return len(some) + known_parts(on.memory, on.ideals, starts, laid, depth - 1)


@compiled
def look(on: Board, some: Array, depth: int, bound: int, among: Array) -> tuple[int, int]:
    """The least total that was found, and its guess, if it is below `bound`; else -1 as guess."""
    low, chosen = known(on.memory, on.ideals, some, depth)
    if chosen >= 0 or low >= bound:
        return low, chosen
    chosen = own(on, some)
    if chosen >= 0 and depth >= 2:
        keep(on.memory, some, depth, 2 * len(some) - 1, chosen)
        return 2 * len(some) - 1, chosen
    starts = on.starts[depth]
    best, chosen, beyond = bound, -1, NEVER
    for nth in range(rank(on, some, depth, among)):
        guess = on.ranked[depth, nth]
        if len(some) <= FEW and on.merits[depth, nth] >= 1000 * best:
            beyond = min(beyond, on.merits[depth, nth] // 1000)
            break
        total = begun(on, some, depth, guess)
        for at in range(len(starts) - 2):
            if total >= best:
                break
            if starts[at + 1] > starts[at]:
                few = on.codes[depth, starts[at] : starts[at + 1]]
                floor = known(on.memory, on.ideals, few, depth - 1)[0]
                total += look(on, few, depth - 1, best - total + floor, among[:0])[0] - floor
        if total < best:
            best, chosen = total, guess
        else:
            beyond = min(beyond, total)
    total = best if chosen >= 0 else beyond
    keep(on.memory, some, depth, total, chosen)
    return total, chosen


def name(size: Size, within: int) -> str:
    """How the file of a stored look is called."""
    return f"{size.pegs}x{size.colours}-deep-within-{within}.tree"


def plan(size: Size, within: int, jobs: int = 1, progress: Progress | None = None) -> Tree:
    """A whole strategy of at most so many rows, each answer to the first guess a job of its own.

    `progress` hears (codes looked at, codes) after each of them.
    """
    everything = np.arange(size.codes)
    first = expected_size(size, everything)
    parts = split(size, everything, first)
    parts.pop(len(keys(size.pegs)) - 1, None)
    large_first = sorted(parts, key=lambda answer: -len(parts[answer]))
    calls = (delayed(follow)(size, within, first, parts[answer]) for answer in large_first)
    found, done = dict[int, list[int]](), 0
    looks = Parallel(jobs, return_as="generator")(calls)
    for answer, guesses in zip(large_first, looks, strict=True):
        found[answer], done = guesses, done + len(parts[answer])
        if progress:
            progress(done, size.codes)
    return grow(size, within, iter([first, *(g for a in sorted(parts) for g in found[a])]))


def follow(size: Size, within: int, first: int, some: Array) -> list[int]:
    """The guesses for a set left by the first guess, in preorder and by key."""
    symmetry = Symmetry.whole(size).after(first)
    none = np.zeros(0, np.int64)
    on, ranks = board(size, within), some.astype(np.uint16)
    total, _ = look(on, ranks, within - 1, NEVER, none if symmetry is None else symmetry.guesses)
    if total >= NEVER:
        raise ValueError(f"no strategy was found within {within} guesses")
    return [*_guesses(on, ranks, within - 1)]


def _guesses(on: Board, some: Array, depth: int) -> Iterator[int]:
    """The guess for a set that was looked at, and those for all that comes of it."""
    if len(some) <= 2:
        return
    _, guess = look(on, some, depth, NEVER, np.zeros(0, np.int64))
    yield guess
    part(on, some, depth, guess)
    starts, laid = on.starts[depth].tolist(), on.codes[depth].copy()
    for begin, end in pairwise(starts[:-1]):
        yield from _guesses(on, laid[begin:end], depth - 1)

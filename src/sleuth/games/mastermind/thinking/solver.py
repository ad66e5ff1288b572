"""Mastermind in arrays: packed feedback, partitions, one-step heuristics and a two-step expert."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sleuth.games.mastermind.thinking.codes import (
    Code,
    Key,
    Size,
    key_ids,
    keys,
    pack_code,
    pack_key,
    unpack_code,
)

__all__ = ["Code", "Key", "Size", "keys", "pack_code", "pack_key", "unpack_code"]
"""What is counted without arrays is at hand for those who count in them."""

Array: TypeAlias = NDArray[Any]

TABLE_CODES = 4096  # a board of more codes has no full feedback table: 16 MB is the most we keep
SAMPLE, ANSWERS = 1500, 900_000  # on such a board: possible codes looked at, and answers in all
WIDTH, WORK = 80, 6_000_000  # guesses, and answers to them, the expert weighs two steps ahead
FEW = 25  # up to so many codes it counts parts, not their sizes: as good, and much faster


# From the ranks of the codes still possible, ascending and at least one, to the rank to guess.
Strategy: TypeAlias = Callable[[Size, Array], int]


@lru_cache(maxsize=8)
def codes(size: Size) -> Array:
    """Every code as a row of colours, in order of rank."""
    places = size.colours ** np.arange(size.pegs - 1, -1, -1)
    return (np.arange(size.codes)[:, None] // places % size.colours).astype(np.uint8)


@lru_cache(maxsize=8)
def _words(size: Size) -> tuple[Array, Array]:
    """Each code as two sets of bits: its coloured holes, and its colours counted in unary.

    What two codes share of the first is red; what they share of the second is red and white.
    """
    holes = np.zeros(size.codes, np.uint64)
    unary = np.zeros(size.codes, np.uint64)
    for hole, column in enumerate(codes(size).T):
        holes |= np.uint64(1) << (column * size.pegs + hole).astype(np.uint64)
    for colour in range(size.colours):
        count = (codes(size) == colour).sum(axis=1).astype(np.uint64)
        unary |= ((np.uint64(1) << count) - np.uint64(1)) << np.uint64(colour * size.pegs)
    return holes, unary


@cache
def _key_ids(pegs: int) -> Array:
    """The key id for red * (pegs + 1) + (red + white)."""
    return np.frombuffer(key_ids(pegs), np.uint8)


def _score(size: Size, guesses: Array, against: Array) -> Array:
    holes, unary = _words(size)
    red = np.bitwise_count(holes[guesses][:, None] & holes[against])
    both = np.bitwise_count(unary[guesses][:, None] & unary[against])
    answers: Array = _key_ids(size.pegs)[red * np.uint8(size.pegs + 1) + both]
    return answers


@lru_cache(maxsize=4)
def _table(size: Size) -> Array:
    everything = np.arange(size.codes)
    blocks = np.array_split(everything, max(1, size.codes // 256))
    return np.concatenate([_score(size, block, everything) for block in blocks])


def feedback(pegs: int, colours: int) -> Array:
    """The key id of every guess (row) against every code (column); symmetric."""
    return _table(Size(pegs, colours))


def answers(size: Size, guesses: Array, against: Array) -> Array:
    """The key ids of some guesses (rows) against some codes (columns), on a board of any size."""
    if size.codes > TABLE_CODES:
        return _score(size, guesses, against)
    found: Array = _table(size)[np.ix_(guesses, against)]
    return found


def split(size: Size, possible: Array, guess: int) -> dict[int, Array]:
    """The codes still possible after each key the guess can get."""
    found = answers(size, np.array([guess]), possible)[0]
    return {int(key): possible[found == key] for key in np.unique(found)}


def tally(found: Array, kinds: int) -> Array:
    """How often each key id occurs in each row of answers."""
    rows = len(found)
    shifted = found + np.arange(0, rows * kinds, kinds)[:, None]
    return np.bincount(shifted.ravel(), minlength=rows * kinds).reshape(rows, kinds)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a guess promises, every possible code being equally likely."""

    parts: int
    bits: float
    remaining: float
    worst: int


def expected(size: Size, possible: Array, guess: int) -> Prospect:
    """What this guess promises when these codes are possible."""
    found = answers(size, np.array([guess]), possible)
    counts = tally(found, len(keys(size.pegs)))
    n = len(possible)
    return Prospect(
        parts=-int(_most_parts(counts)[0]),
        bits=float(np.log2(n) - _entropy(counts)[0] / n),
        remaining=float(_expected_size(counts)[0] / n),
        worst=int(counts.max()),
    )


def _minimax(counts: Array) -> Array:
    worst: Array = counts.max(axis=1)
    return worst


def _entropy(counts: Array) -> Array:
    """Bits still missing, times the number of codes; rounded, so that equal partitions tie."""
    missing: Array = (counts * np.log2(np.maximum(counts, 1))).sum(axis=1)
    return missing.round(6)


def _expected_size(counts: Array) -> Array:
    squares: Array = (counts**2).sum(axis=1)
    return squares


def _most_parts(counts: Array) -> Array:
    fewest_last: Array = -np.count_nonzero(counts, axis=1)
    return fewest_last


@cache
def openings(size: Size) -> Array:
    """The lowest first guess of each kind: 1111, 1112, 1122, 1123, 1234."""
    steps = itertools.product((0, 1), repeat=size.pegs - 1)
    rising = [(0, *itertools.accumulate(step)) for step in steps]
    kinds = {tuple(sorted(Counter(code).values())): code for code in sorted(rising, reverse=True)}
    return np.array(sorted(pack_code(size, c) for c in kinds.values() if max(c) < size.colours))


def _spread(array: Array, most: int) -> Array:
    """At most so many elements, evenly spaced."""
    if len(array) <= most:
        return array
    chosen: Array = array[np.linspace(0, len(array) - 1, most).astype(int)]
    return chosen


def _pool(size: Size, possible: Array) -> Array:
    """The guesses worth weighing, ascending: all, unless symmetry or size says otherwise."""
    if len(possible) == size.codes:
        return openings(size)
    everything = np.arange(size.codes)
    if size.codes <= TABLE_CODES:
        return everything
    half = ANSWERS // min(len(possible), SAMPLE) // 2
    return np.union1d(_spread(possible, half), _spread(everything, half))


def _by_merit(scores: Array, pool: Array, possible: Array) -> Array:
    """Rows from best to worst; on a tie codes still possible come first, then the lowest."""
    return np.lexsort((pool, ~np.isin(pool, possible), scores))


def remembered(strategy: Strategy) -> Strategy:
    """The same strategy, thinking only once about each set of possible codes."""

    @lru_cache(maxsize=4096)
    def decide(size: Size, packed: bytes) -> int:
        return strategy(size, np.frombuffer(packed, np.uint16))

    def recall(size: Size, possible: Array) -> int:
        if len(possible) <= 2:
            return int(possible[0])
        return decide(size, possible.astype(np.uint16).tobytes())

    return recall


def _one_step(badness: Callable[[Array], Array]) -> Strategy:
    def choose(size: Size, possible: Array) -> int:
        pool = _pool(size, possible)
        found = answers(size, pool, _spread(possible, max(TABLE_CODES, ANSWERS // len(pool))))
        scores = badness(tally(found, len(keys(size.pegs))))
        return int(pool[_by_merit(scores, pool, possible)[0]])

    return remembered(choose)


@cache
def tolls(most: int) -> Array:
    """Guesses that 0, 1, 2, ... codes cost in all under good play, as exact searches found it.

    In thousandths, so that sums are exact and every machine breaks ties alike.
    """
    known = [1, 2, 3, 6, 14, 50, 110, 276, 1296]
    means = [1, 1.5, 1.7, 1.95, 2.31, 2.75, 3.24, 3.53, 4.34]
    sizes = np.arange(1, most + 1)
    tolls = sizes * np.interp(np.log(sizes), np.log(known), means) * 1000
    return np.concatenate([[0], tolls.round().astype(np.int64)])


class _Ahead:
    """What guesses cost two steps ahead, in thousandths; `found` has a row for each of them."""

    def __init__(self, found: Array, kinds: int, toll: Array) -> None:
        self._guesses, self._kinds, self._toll = len(found), kinds, toll
        rows = np.ascontiguousarray(found.T)
        self._cells = rows + np.arange(0, self._guesses * kinds, kinds)
        self._bits = (1 << np.arange(kinds, dtype=np.uint32))[rows]

    def costs(self, part: Array | slice) -> Array:
        """What each guess is expected to cost these codes in all, later guesses by their toll."""
        cells = self._cells[part]
        counts = np.bincount(cells.ravel(), minlength=self._guesses * self._kinds)
        later = self._toll[counts.reshape(-1, self._kinds)[:, :-1]].sum(axis=1)
        costs: Array = 1000 * len(cells) + later
        return costs

    def cost(self, labels: Array) -> int:
        """What a guess with these answers costs when the next one, too, is chosen with care."""
        keys_heard = set(labels.tolist()) - {self._kinds - 1}
        parts = [np.flatnonzero(labels == key) for key in keys_heard]
        return 1000 * len(labels) + sum(map(self._least, parts))

    def _least(self, part: Array) -> int:
        n = len(part)
        if n <= 2:
            return int(self._toll[n])
        if n > FEW:
            return int(self.costs(part).min())
        heard = np.bitwise_or.reduce(self._bits[part], axis=0)
        told_apart = np.bitwise_count(heard) + (heard >> (self._kinds - 1))
        return 1000 * (3 * n - int(told_apart.max()))


def _expert(size: Size, possible: Array) -> int:
    if len(possible) == size.codes:
        return expected_size(size, possible)
    pool = _pool(size, possible)
    found = answers(size, pool, _spread(possible, SAMPLE))
    ahead = _Ahead(found, len(keys(size.pegs)), tolls(size.codes))
    ranked = _by_merit(ahead.costs(slice(None)), pool, possible)
    tried = ranked[: min(WIDTH, max(1, WORK // found.size))]
    best = np.argmin([ahead.cost(found[row]) for row in tried])
    return int(pool[tried[best]])


knuth = _one_step(_minimax)
entropy = _one_step(_entropy)
expected_size = _one_step(_expected_size)
most_parts = _one_step(_most_parts)
expert = remembered(_expert)

STRATEGIES: Mapping[str, Strategy] = {
    "knuth": knuth,
    "entropy": entropy,
    "expected-size": expected_size,
    "most-parts": most_parts,
    "expert": expert,
}


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a strategy fares over every code: histogram[i] codes are found by guess i + 1."""

    codes: int
    total: int
    mean: float
    worst: int
    histogram: tuple[int, ...]


def evaluate(
    strategy: Strategy,
    pegs: int,
    colours: int,
    progress: Callable[[int, int], None] | None = None,
) -> Evaluation:
    """Play the strategy against every code at once; `progress` hears (codes found, codes)."""
    size = Size(pegs, colours)
    win = len(keys(pegs)) - 1
    found: Counter[int] = Counter()
    waiting = [(1, np.arange(size.codes))]
    while waiting:
        turn, possible = waiting.pop()
        parts = split(size, possible, strategy(size, possible))
        if parts.pop(win, None) is not None:
            found[turn] += 1
        elif len(parts) == 1:
            raise ValueError(f"a guess that teaches nothing in turn {turn}")
        waiting += [(turn + 1, part) for part in parts.values()]
        if progress:
            progress(found.total(), size.codes)
    return _summary(found)


def _summary(found: Counter[int]) -> Evaluation:
    total = sum(turn * count for turn, count in found.items())
    histogram = tuple(found[turn] for turn in range(1, max(found) + 1))
    return Evaluation(found.total(), total, total / found.total(), max(found), histogram)

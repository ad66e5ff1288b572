"""Mastermind in arrays: packed feedback, partitions, one-step heuristics and a two-step expert."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Code: TypeAlias = tuple[int, ...]
Key: TypeAlias = tuple[int, int]
Array: TypeAlias = NDArray[Any]

TABLE_CODES = 4096  # a board of more codes has no full feedback table: 16 MB is the most we keep
POOL, SAMPLE = 600, 1500  # on such a board: guesses weighed, and possible codes they are weighed on
WIDTH, WORK = 40, 2_500_000  # guesses, and answers to them, the expert weighs in its second step


class Size(NamedTuple):
    """How many pegs a code has, and how many colours (a blank is one more colour, the last)."""

    pegs: int
    colours: int

    @property
    def codes(self) -> int:
        return int(self.colours**self.pegs)


Strategy: TypeAlias = Callable[[Size, Array], int]


@cache
def keys(pegs: int) -> tuple[Key, ...]:
    """Every key that can occur, ascending; a key's id is its place here, so the win is the last."""
    pairs = itertools.product(range(pegs + 1), repeat=2)
    return tuple((r, w) for r, w in pairs if r + w <= pegs and (r, w) != (pegs - 1, 1))


def pack_key(pegs: int, key: Key) -> int:
    return keys(pegs).index(key)


def unpack_key(pegs: int, packed: int) -> Key:
    return keys(pegs)[packed]


def pack_code(size: Size, code: Code) -> int:
    """The code's rank among all codes, the first hole most significant."""
    rank = 0
    for colour in code:
        rank = rank * size.colours + colour
    return rank


def unpack_code(size: Size, rank: int) -> Code:
    places = range(size.pegs - 1, -1, -1)
    return tuple(rank // size.colours**place % size.colours for place in places)


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
    ids = np.zeros((pegs + 1) ** 2, np.uint8)
    for packed, (red, white) in enumerate(keys(pegs)):
        ids[red * (pegs + 1) + red + white] = packed
    return ids


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
    return np.ascontiguousarray(_table(size)[against].T[guesses])


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
    return np.union1d(_spread(possible, POOL // 2), _spread(everything, POOL // 2))


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
        found = answers(size, pool, _spread(possible, SAMPLE * 4))
        scores = badness(tally(found, len(keys(size.pegs))))
        return int(pool[_by_merit(scores, pool, possible)[0]])

    return remembered(choose)


@cache
def _toll(most: int) -> Array:
    """Guesses that 0, 1, 2, ... codes cost in all under good play, as exact searches found it."""
    known = [1, 2, 3, 6, 14, 50, 110, 276, 1296]
    means = [1, 1.5, 1.7, 1.95, 2.31, 2.75, 3.24, 3.53, 4.34]
    sizes = np.arange(1, most + 1)
    tolls = sizes * np.interp(np.log(sizes), np.log(known), means)
    return np.concatenate([[0.0], tolls])


def _cost(cells: Array, kinds: int, toll: Array) -> Array:
    """What each guess is expected to cost the codes in these rows, later guesses included."""
    codes_, guesses = cells.shape
    counts = np.bincount(cells.ravel(), minlength=guesses * kinds).reshape(guesses, kinds)
    costs: Array = codes_ + toll[counts[:, :-1]].sum(axis=1)
    return costs.round(6)


def _second_step(cells: Array, labels: Array, kinds: int, toll: Array) -> float:
    """The cost of a guess that gets these answers when the next one, too, is chosen with care."""
    cost = float(len(cells))
    for key in set(labels.tolist()) - {kinds - 1}:
        part = np.flatnonzero(labels == key)
        cost += toll[len(part)] if len(part) <= 2 else _cost(cells[part], kinds, toll).min()
    return round(cost, 6)


def _expert(size: Size, possible: Array) -> int:
    if len(possible) == size.codes:
        return most_parts(size, possible)
    pool, kinds, toll = _pool(size, possible), len(keys(size.pegs)), _toll(size.codes)
    found = answers(size, pool, _spread(possible, SAMPLE))
    cells = np.ascontiguousarray(found.T) + np.arange(0, len(pool) * kinds, kinds)
    ranked = _by_merit(_cost(cells, kinds, toll), pool, possible)
    tried = ranked[: min(WIDTH, max(1, WORK // found.size))]
    costs = [_second_step(cells, found[row], kinds, toll) for row in tried]
    return int(pool[tried[int(np.argmin(costs))]])


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
    codes_, total = found.total(), sum(turn * count for turn, count in found.items())
    worst = max(found)
    histogram = tuple(found[turn] for turn in range(1, worst + 1))
    return Evaluation(codes_, total, total / codes_, worst, histogram)

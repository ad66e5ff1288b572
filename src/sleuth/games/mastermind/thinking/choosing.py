"""The game against a Codemaker who chooses: its value, and a strategy for each side that proves it.

Holes and colours can be renamed, so the Codemaker chooses only the shape of a code, and all codes
of a shape are as likely. The Codemaker: any code of more than one colour. The Codebreaker: one of a
few trees, by lot, each renamed at random. In exact fractions, the least mean against the first is
the most that any shape costs against the second: by weak duality of linear programs, the value.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from sleuth.games.mastermind.thinking.kernel import NEVER
from sleuth.games.mastermind.thinking.search import Search, Symmetry
from sleuth.games.mastermind.thinking.solver import Array, Size, codes

PROVED = Size(4, 6)
"""The board for which these strategies are known to meet."""

Shape = tuple[int, ...]
"""How often each colour of a code occurs, most often first."""
Rows = tuple[int, ...]
"""By shape, the rows that a tree needs for all its codes together."""


class Value(NamedTuple):
    """The value, and what proves it: shapes, codes of each, weights of trees and their rows."""

    value: Fraction
    shapes: tuple[Shape, ...]
    codes: tuple[int, ...]
    mix: Mapping[Rows, Fraction]

    def costs(self) -> tuple[Fraction, ...]:
        """By shape, the mean number of rows against the mix."""
        columns = zip(*self.mix, strict=True)
        weights = list(self.mix.values())
        totals = (sum(w * rows for w, rows in zip(weights, c, strict=True)) for c in columns)
        return tuple(Fraction(t) / n for t, n in zip(totals, self.codes, strict=True))


class Tied(Search):
    """A search that, of guesses that look alike, tries those of the preferred shapes first."""

    compiles = False
    ranks: Array

    def preferring(self, ranks: Array) -> Tied:
        """The same tables, nothing remembered, and this preference for each code."""
        fresh = self.anew()
        assert isinstance(fresh, Tied)
        fresh.ranks = ranks
        return fresh

    def ordered(self, rows: Array, guesses: Array | range) -> Array:
        ranks = self.ranks[rows if isinstance(guesses, range) else guesses[rows]]
        return rows[np.argsort(ranks, kind="stable")]


def shapes(size: Size) -> tuple[tuple[Shape, ...], Array]:
    """The shapes of a board, the many-coloured first, and the number of each code's."""
    each = [tuple(sorted(Counter(code).values(), reverse=True)) for code in codes(size).tolist()]
    known = sorted(set(each))
    return tuple(known), np.array([known.index(shape) for shape in each])


def value(pegs: int, colours: int) -> Value:
    """The value of the game; ArithmeticError if these strategies do not meet."""
    size = Size(pegs, colours)
    known, of = shapes(size)
    search = Tied(size)
    plain = len(known) - 1  # the shape of one colour is the last
    mixed = search.pack(np.flatnonzero(of != plain))
    found = {by_shape(rows, of) for rows in trees(search, mixed, of, plain)}
    counts = tuple(np.bincount(of).tolist())
    least = min(sum(rows[:plain]) for rows in found)
    target = Fraction(least, mixed.bit_count())
    mix = even([rows for rows in sorted(found) if sum(rows[:plain]) == least], counts, target)
    return Value(target, known, counts, mix)


def trees(search: Tied, mixed: int, of: Array, plain: int) -> Iterator[Array]:
    """The rows of each code by best play against `mixed`, for every order of preference."""
    for order in itertools.permutations(range(plain)):
        ranks = np.full(plain + 1, plain)
        ranks[list(order)] = range(plain)
        yield rows_of(search.preferring(ranks[of]), mixed)


def rows_of(search: Search, mixed: int) -> Array:
    """The rows of each code if play is best for these codes; the others come when none is left."""
    rows = np.zeros(search.size.codes, int)
    waiting = [(mixed, search.everything() & ~mixed, 1)]
    while waiting:
        first, then, row = waiting.pop()
        guess = guessed(search, first or then, first == mixed)
        if (first | then) >> guess & 1:
            rows[guess] = row
        for answer in search.answers(guess):
            if (first | then) & answer:
                waiting.append((first & answer, then & answer, row + 1))
    return rows


def guessed(search: Search, mask: int, whole: bool) -> int:
    """The best guess for a set; what no renaming changes may use all symmetry."""
    return search.solve(mask, symmetry=Symmetry.whole(search.size) if whole else None)[1]


def by_shape(rows: Array, of: Array) -> Rows:
    return tuple(np.bincount(of, weights=rows).astype(int).tolist())


def even(found: Sequence[Rows], counts: Rows, target: Fraction) -> Mapping[Rows, Fraction]:
    """Weights of trees by which no shape costs more than the target."""
    size = len(counts) - 1
    for chosen in itertools.combinations(found, size):
        matrix = [[Fraction(rows[k]) for rows in chosen] for k in range(size)]
        weights = solved(matrix, [target * n for n in counts[:size]])
        if weights is None or min(weights) < 0 or sum(weights) != 1:
            continue
        last = sum(w * rows[-1] for w, rows in zip(weights, chosen, strict=True))
        if last <= target * counts[-1]:
            return {rows: w for rows, w in zip(chosen, weights, strict=True) if w}
    raise ArithmeticError("no mix of these trees costs every shape alike")


def solved(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction] | None:
    """The solution of a square system, by elimination in fractions; None if there are many."""
    rows = [[*row, end] for row, end in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = next((n for n in range(at, len(rows)) if rows[n][at]), None)
        if pivot is None:
            return None
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [each / rows[at][at] for each in rows[at]]
        for n, row in enumerate(rows):
            if n != at and row[at]:
                rows[n] = [a - row[at] * b for a, b in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def lower(pegs: int, colours: int) -> Fraction:
    """The least mean number of rows against a Codemaker who takes any code of several colours."""
    size = Size(pegs, colours)
    known, of = shapes(size)
    search = Search(size)
    mixed = search.pack(np.flatnonzero(of != len(known) - 1))
    total, _ = search.solve(mixed, math.inf, Symmetry.whole(size))
    assert total < NEVER
    return Fraction(total, mixed.bit_count())

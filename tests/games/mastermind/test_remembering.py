"""A search that remembers is sooner done, and finds what one finds that begins anew."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from sleuth.games.mastermind.thinking import solver, tree
from sleuth.games.mastermind.thinking.insight import Rows
from sleuth.games.mastermind.thinking.solver import Array, Size

SIZE = Size(3, 5)
GUESSES = (0, 1, 7, 31, 62, 118)
Sought = tuple[tuple[int, ...], Array]


def sought() -> Iterator[Sought]:
    """Sets that one and two guesses leave."""
    for first in GUESSES:
        for part in solver.split(SIZE, np.arange(SIZE.codes), first).values():
            yield (first,), part
            for second in GUESSES[::2]:
                yield from (
                    ((first, second), left) for left in solver.split(SIZE, part, second).values()
                )


def told(path: tuple[int, ...], left: Array) -> tuple[Fraction, int, Fraction]:
    """The rows to be expected, the best guess, and the rows after another one."""
    rows = Rows(SIZE, path)
    return rows.mean(left), rows.best(left), rows.after(left, 31)


def anew(path: tuple[int, ...], left: Array) -> tuple[Fraction, int, Fraction]:
    """The same by somebody who remembers nothing, and chooses before anything else."""
    tree.forget()
    best = Rows(SIZE, path).best(left)
    tree.forget()
    mean = Rows(SIZE, path).mean(left)
    tree.forget()
    return mean, best, Rows(SIZE, path).after(left, 31)


def test_what_was_searched_before_changes_neither_rows_nor_guess() -> None:
    every = [*sought()]
    fresh = [anew(*each) for each in every]
    assert any(len(left) >= len(solver.keys(SIZE.pegs)) for _, left in every)
    for order in (1, -1):
        asked = [*zip(every, fresh, strict=True)][::order]
        assert [told(*each) for each, _ in asked] == [found for _, found in asked]

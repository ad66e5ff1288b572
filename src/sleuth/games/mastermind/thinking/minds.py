"""Characters as Codebreakers: what each remembers of the rows, tries in the head, and weighs.

Whatever a row alone proves is pencilled in and kept by everybody. Of the newest rows, `recall` are
fitted exactly; `span` codes are then tried against every row, and the one that breaks the fewest is
laid. Who goes through everything weighs `look` of the codes that fit by how many keys they can get.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sleuth.games.mastermind.moves import Move
from sleuth.games.mastermind.pieces import Options, Row
from sleuth.games.mastermind.thinking import solver, tree
from sleuth.games.mastermind.thinking.bots import player, size_of
from sleuth.games.mastermind.thinking.solver import Array, Size
from sleuth.games.mastermind.view import View
from sleuth.kernel.minds import Mind
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot

Heard = tuple[int, int]
"""A row as numbers: the rank of the guess, and the id of its key."""


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""

    def breaks(options: Options, rows: tuple[Row, ...], dice: Dice) -> int:
        size = size_of(options)
        return guess(mind, size, [heard(size, row) for row in rows if row.key is not None], dice)

    return player(breaks, plain=not mind.deepest)


def heard(size: Size, row: Row) -> Heard:
    """A row that has its key, as numbers."""
    assert row.key is not None
    key = solver.pack_key(size.pegs, (row.key.red, row.key.white))
    return solver.pack_code(size, row.guess), key


def guess(mind: Mind, size: Size, rows: list[Heard], dice: Dice) -> int:
    """The next guess of this mind."""
    if mind.span is not None:
        return within(mind, size, rows, dice)
    left = fitting(size, rows, np.arange(size.codes))
    if mind.deepest:
        return tree.best(size, left)
    return weighed(mind, size, left, dice)


def within(mind: Mind, size: Size, rows: list[Heard], dice: Dice) -> int:
    """Of a few codes that agree with the pencil marks and the newest rows, the least wrong one."""
    assert mind.span is not None
    laid = [rank for rank, _ in rows]
    newest = rows[len(rows) - (mind.recall or 0) :] if mind.recall is not None else rows
    open_ = np.setdiff1d(fitting(size, newest, pencilled(size, tuple(rows))), laid)
    tried = some(open_, mind.span, dice)
    wrong = np.zeros(len(tried), int)
    for rank, key in rows:
        wrong += solver.answers(size, np.array([rank]), tried)[0] != key
    return any_of(tried[wrong == wrong.min()], dice)


def weighed(mind: Mind, size: Size, left: Array, dice: Dice) -> int:
    """Of some codes that fit, the one that the most keys can follow; the first is laid by heart."""
    if len(left) == size.codes:
        return opening(size, dice)
    if len(left) <= 2:
        return any_of(left, dice)
    tried = some(left, mind.look or len(left), dice)
    found = solver.answers(size, tried, some(left, mind.look or len(left), dice))
    parts = np.count_nonzero(solver.tally(found, len(solver.keys(size.pegs))), axis=1)
    return any_of(tried[parts == parts.max()], dice)


def opening(size: Size, dice: Dice) -> int:
    """Two of one colour and all others different, as far as there are colours; any colours."""
    names = list(range(size.colours))
    first = names.pop(dice.below(len(names)))
    code = [first, first]
    while len(code) < size.pegs:
        code.append(names.pop(dice.below(len(names))) if names else first)
    return solver.pack_code(size, tuple(code[: size.pegs]))


def fitting(size: Size, rows: list[Heard], of: Array) -> Array:
    """Those of some codes that fit all these rows."""
    for rank, key in rows:
        of = of[solver.answers(size, np.array([rank]), of)[0] == key]
    return of


def pencilled(size: Size, rows: tuple[Heard, ...]) -> Array:
    """The codes that no single row rules out by a colour in a hole."""
    codes = solver.codes(size)
    fits = np.ones(size.codes, bool)
    for rank, key in rows:
        marks = pencil(size, rank, key)
        for hole in range(size.pegs):
            fits &= marks[hole][codes[:, hole]]
    return np.flatnonzero(fits)


@lru_cache(maxsize=4096)
def pencil(size: Size, rank: int, key: int) -> Array:
    """What one row alone leaves open: may this colour be in that hole?"""
    left = solver.codes(size)[fitting(size, [(rank, key)], np.arange(size.codes))]
    marks = np.zeros((size.pegs, size.colours), bool)
    for hole in range(size.pegs):
        marks[hole, np.unique(left[:, hole])] = True
    return marks


def some(of: Array, many: int, dice: Dice) -> Array:
    """So many of them, each another, as they come to mind."""
    if len(of) <= many:
        return of
    chosen: set[int] = set()
    while len(chosen) < many:
        chosen.add(dice.below(len(of)))
    return of[sorted(chosen)]


def any_of(codes: Array, dice: Dice) -> int:
    """One of them."""
    return int(codes[dice.below(len(codes))])

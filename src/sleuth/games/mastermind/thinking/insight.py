"""What a guess was worth: rows still to be expected, exactly where a board is small enough."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log2
from typing import Final

import numpy as np

from sleuth.games.mastermind.board import Board
from sleuth.games.mastermind.moves import Guess, Move
from sleuth.games.mastermind.notation import spell, write
from sleuth.games.mastermind.pieces import Row
from sleuth.games.mastermind.thinking import solver, tree
from sleuth.games.mastermind.thinking.assist import looked_for
from sleuth.games.mastermind.thinking.bots import possible, size_of
from sleuth.games.mastermind.thinking.search import Symmetry
from sleuth.games.mastermind.thinking.solver import Array, Size
from sleuth.games.mastermind.view import View
from sleuth.kernel.data import tag
from sleuth.kernel.insight import Insight, Judgement, Learning, Prospect
from sleuth.kernel.talents import Line

PRINTED = 1296
FEW = 120
"""So many codes are searched to the end whatever was guessed; more of them only where holes and
colours can still be renamed, which leaves few guesses to try."""


class Rows:
    """Rows that sets of codes are expected to take, after these guesses and one more."""

    def __init__(self, size: Size, guesses: Sequence[int]) -> None:
        self.size = size
        self._search = tree.remembering(size) if size.codes <= solver.TABLE_CODES else None
        self._win = len(solver.keys(size.pegs)) - 1
        self._alike: Symmetry | None = Symmetry.whole(size) if self._search else None
        for guess in guesses:
            self._alike = self._alike and self._alike.after(guess)

    def mean(self, left: Array, guess: int | None = None) -> Fraction:
        """The rows still to be expected, now or after one more guess that left these codes."""
        return Fraction(self._total(left, guess)) / len(left)

    def after(self, left: Array, guess: int) -> Fraction:
        """The rows still to be expected if this is guessed now, this one included."""
        parts = solver.split(self.size, left, guess)
        parts.pop(self._win, None)
        later = (Fraction(self._total(part, guess)) for part in parts.values())
        return 1 + sum(later, Fraction(0)) / len(left)

    def best(self, left: Array) -> int:
        """The guess that takes the fewest rows, or the expert's."""
        if len(left) <= 2:
            return int(left[0])
        if self._search is None or not self.exact(left):
            return solver.expert(self.size, left)
        try:
            return tree.stored(*self.size).find(left).guess
        except tree.NotInTree:
            return self._search.chosen(self._search.pack(left), self._alike)

    def exact(self, left: Array, guess: int | None = None) -> bool:
        """Is this set searched to the end, or known from the stored tree?"""
        if len(left) <= 2:
            return True
        small = self.size.codes <= PRINTED and self._left_alike(guess) is not None
        return self._search is not None and (small or len(left) <= FEW)

    def exactly(self, left: Array, guess: int) -> bool:
        """Are all sets exact that this guess may leave, and this one?"""
        parts = solver.split(self.size, left, guess)
        return self.exact(left) and all(self.exact(part, guess) for part in parts.values())

    def _total(self, left: Array, guess: int | None = None) -> Fraction | int:
        """The fewest rows for all these codes together; of many, as good play takes them."""
        if len(left) <= 2:
            return 2 * len(left) - 1
        if self._search is None or not self.exact(left, guess):
            return Fraction(int(solver.tolls(self.size.codes)[len(left)]), 1000)
        try:
            return tree.stored(*self.size).find(left).total
        except tree.NotInTree:
            mask = self._search.pack(left)
            return self._search.solve(mask, symmetry=self._left_alike(guess))[0]

    def _left_alike(self, guess: int | None) -> Symmetry | None:
        """What is left of the symmetry, now or after one more guess."""
        return self._alike if guess is None else self._alike and self._alike.after(guess)


def weigh(view: View, move: Move) -> Prospect | None:
    """A guess by the codes that fit; nobody else decides anything that can be weighed."""
    board = view.board
    left = possible(board.options, board.rows)
    if not isinstance(move, Guess) or not len(left):
        return None
    size, known = size_of(board.options), rows_of(board)
    guess, best = solver.pack_code(size, move.code), known.best(left)
    start, value = known.mean(left), known.after(left, guess)
    least = start if known.exact(left) else known.after(left, best)
    made, best = len(board.rows), guess if value <= least else best
    expected = solver.expected(size, left, guess).bits
    return Prospect(
        start=-(made + start),
        best=-(made + min(value, least)),
        value=-(made + value),
        best_move=Guess(solver.unpack_code(size, best)),
        learns=Learning(expected, max(expected, solver.expected(size, left, best).bits)),
        exact=known.exactly(left, guess),
        account=played(board),
    )


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """A guess once it has its key. A code that is found tells all that was missing."""
    board, rows = before.board, looked_for(after)
    if not isinstance(move, Guess) or rows is None:
        return None
    left, then = possible(board.options, board.rows), possible(board.options, rows)
    if not len(then) or (prospect := weigh(before, move)) is None:
        return None  # keys that were placed by hand, and cannot all be right
    guess, known = solver.pack_code(size_of(board.options), move.code), rows_of(board)
    more = 0 if found(rows) else known.mean(then, guess)
    return prospect.came_out(-(len(board.rows) + 1 + more), log2(len(left) / len(then)))


def rows_of(board: Board) -> Rows:
    """What is known of sets of codes after the guesses of this attempt."""
    size = size_of(board.options)
    return Rows(size, [solver.pack_code(size, row.guess) for row in board.rows])


def said(view: View, move: Move) -> Line:
    """A guess in words."""
    if not isinstance(move, Guess):
        return Line(f"mastermind.move.{tag(type(move).__name__)}")
    return Line("mastermind.move.guess", {"code": spell(view.board.options, move.code)})


def found(rows: tuple[Row, ...]) -> bool:
    """Was the last guess right?"""
    key = rows[-1].key
    return key is not None and key.red == len(rows[-1].guess)


def played(board: Board) -> int:
    """Which attempt of the match this is."""
    return len(board.past)


def left(view: View) -> int | None:
    """The codes that fit, for the one who looks for the code."""
    rows = looked_for(view)
    return None if rows is None else len(possible(view.board.options, rows))


def missing(view: View) -> float | None:
    """The bits that the Codebreaker lacks."""
    many = left(view)
    return None if not many else float(np.log2(many))


def settled(view: View) -> bool:
    """Has the last row its key?"""
    return not view.board.unkeyed


def written(view: View, move: Move) -> str:
    """A guess in letters."""
    return (
        f"guess {spell(view.board.options, move.code)}" if isinstance(move, Guess) else write(move)
    )


INSIGHT: Final = Insight(
    unit="rows",
    weigh=weigh,
    judge=judge,
    said=said,
    left=left,
    missing=missing,
    settled=settled,
    written=written,
)

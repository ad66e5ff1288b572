"""Bots for both roles: Codebreakers by memory and depth of thought, and an honest Codemaker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from sleuth.games.mastermind.board import offer
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.pieces import Options, Row, score
from sleuth.games.mastermind.thinking import solver, tree
from sleuth.games.mastermind.thinking.codes import Size, pack_code, pack_key, unpack_code
from sleuth.games.mastermind.thinking.solver import Array
from sleuth.games.mastermind.view import View
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought

Choose = Callable[[Size, Array, Dice], int]
"""Picks a guess, given the codes that fit what is remembered."""

Breaks = Callable[[Options, tuple[Row, ...], Dice], int]
"""Picks a guess, given all rows."""


def size_of(options: Options) -> Size:
    """The board as the solver knows it: an empty hole is one more colour."""
    return Size(options.pegs, len(options.palette))


def possible(options: Options, rows: tuple[Row, ...]) -> Array:
    """The ranks of the codes that fit these rows, lowest first."""
    size = size_of(options)
    left = np.arange(size.codes)
    for row in rows:
        if row.key is not None:
            guess = np.array([pack_code(size, row.guess)])
            key = pack_key(size.pegs, (row.key.red, row.key.white))
            left = left[solver.answers(size, guess, left)[0] == key]
    return left


def deepest(size: Size, left: Sequence[int]) -> int:
    """What the best tree guesses when these codes are left."""
    return tree.best(size, np.array(left))


def bot(choose: Choose, memory: int | None = None, plain: bool = True) -> Bot[View, Move]:
    """A bot that breaks codes by `choose`, remembering the last `memory` rows."""

    def breaks(options: Options, rows: tuple[Row, ...], dice: Dice) -> int:
        known = rows if memory is None else rows[max(0, len(rows) - memory) :]
        return choose(size_of(options), possible(options, known), dice)

    return player(breaks, plain)


def player(breaks: Breaks, plain: bool = True) -> Bot[View, Move]:
    """Both roles: the next guess by `breaks`, and an honest Codemaker.

    As Codemaker it hides any code; a bot that is not `plain` hides none of a single colour, which
    is the hardest a Codemaker can be against the best Codebreaker.
    """

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        board = view.board
        moves = offer(board, view.seat)
        if not moves:
            return Thought(None)
        if Challenge() in moves:
            return Thought(Challenge())
        if view.seat == board.maker:
            return Thought(answer(view) if board.unkeyed else hide(board.options, dice))
        rank = breaks(board.options, board.rows, dice)
        return Thought(Guess(unpack_code(size_of(board.options), rank)))

    def hide(options: Options, dice: Dice) -> Hide:
        size = size_of(options)
        code = unpack_code(size, dice.below(size.codes))
        while not plain and len(set(code)) == 1:
            code = unpack_code(size, dice.below(size.codes))
        return Hide(code)

    return think


def answer(view: View) -> Answer:
    """The true key of the last row: a bot never gives wrong information."""
    assert view.code is not None
    key = score(view.code, view.board.rows[-1].guess)
    return Answer(key.red, key.white)


def anything(size: Size, left: Array, dice: Dice) -> int:
    """Any code at all."""
    del left
    return dice.below(size.codes)


def any_that_fits(size: Size, left: Array, dice: Dice) -> int:
    """Any code that may be right."""
    del size
    return int(left[dice.below(len(left))])


def by(strategy: solver.Strategy) -> Choose:
    """A strategy throws no dice: ties go to codes still possible, then to the lowest."""

    def choose(size: Size, left: Array, dice: Dice) -> int:
        del dice
        return strategy(size, left)

    return choose


BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(anything),
    "novice": bot(any_that_fits, memory=2),
    "regular": bot(any_that_fits),
    "expert": bot(by(solver.expert), plain=False),
    "optimal": bot(by(tree.best), plain=False),
    "knuth": bot(by(solver.knuth), plain=False),
    "entropy": bot(by(solver.entropy), plain=False),
    "expected-size": bot(by(solver.expected_size), plain=False),
    "most-parts": bot(by(solver.most_parts), plain=False),
}

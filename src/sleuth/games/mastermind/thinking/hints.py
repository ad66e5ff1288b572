"""Hints for the Codebreaker in three steps: a nudge, a fact, and a move with its worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sleuth.games.mastermind.moves import Guess
from sleuth.games.mastermind.notation import words
from sleuth.games.mastermind.thinking.assist import counts, joint
from sleuth.games.mastermind.thinking.bots import deepest, size_of
from sleuth.games.mastermind.thinking.codes import (
    Size,
    fitting,
    most_parts,
    promised,
    unpack_code,
)
from sleuth.games.mastermind.thinking.minds import heard
from sleuth.games.mastermind.thinking.worlds import believed
from sleuth.games.mastermind.view import View
from sleuth.kernel.shares import hundredths
from sleuth.kernel.talents import Argument, Hint, Line

TRIED: Final = 60
"""So many guesses are weighed where there are no arrays."""


def hint(view: View, step: int) -> Hint | None:
    """Help for the seat that breaks the code; nobody else gets any."""
    board = view.board
    if not board.ready or board.unkeyed or view.seat in (None, board.maker) or not believed(view):
        return None
    return (nudge, fact, move)[step](view)


def nudge(view: View) -> Hint:
    """Where to look: the hole about which most is known, if anything is."""
    options = view.board.options
    open_colours = [sum(map(bool, row)) for row in counts(options, believed(view))]
    if min(open_colours) == len(options.palette):
        return Hint(Line("mastermind.hint.nudge.open"))
    unsettled = [n if n > 1 else len(options.palette) + 1 for n in open_colours]
    hole = min(range(options.pegs), key=lambda at: unsettled[at])
    gaps: dict[str, Argument] = {"hole": hole + 1, "n": open_colours[hole]}
    return Hint(Line("mastermind.hint.nudge", gaps), shown=True)


def fact(view: View) -> Hint:
    """What can be proven: the cross that takes most rows to see, and how many codes are left."""
    options = view.board.options
    rows = tuple(row for row in view.board.rows if row.key is not None)
    left = len(believed(view))
    crosses = joint(options, rows)
    if not crosses:
        return Hint(Line("mastermind.hint.left", {"n": left}), shown=True)
    deepest = max(crosses, key=lambda cross: len(cross.rows))
    proof = ", ".join(str(row + 1) for row in deepest.rows)
    gaps: dict[str, Argument] = {"n": left, "hole": deepest.hole + 1, "rows": proof}
    gaps["colour"] = words(options, (deepest.colour,))
    return Hint(Line("mastermind.hint.cross", gaps), shown=True)


def move(view: View) -> Hint:
    """The best guess, with the bits that it is expected to gain and its chance to be right."""
    options = view.board.options
    size = size_of(options)
    rows = [heard(size, row) for row in view.board.rows if row.key is not None]
    left = fitting(size, rows, range(size.codes))
    rank = best(size, left)
    code = unpack_code(size, rank)
    worth = promised(size, rank, left)
    chance = hundredths(int(rank in left) / len(left))
    gaps: dict[str, Argument] = {"bits": round(worth.bits, 2), "parts": worth.parts}
    gaps |= {"chance": chance, "code": words(options, code)}
    return Hint(Line("mastermind.hint.move", gaps), Guess(code))


def best(size: Size, left: Sequence[int]) -> int:
    """What the best tree guesses; where there are no arrays, what tells most of the codes apart."""
    try:
        return deepest(size, left)
    except ModuleNotFoundError:
        return most_parts(size, left[:TRIED], left)[0]

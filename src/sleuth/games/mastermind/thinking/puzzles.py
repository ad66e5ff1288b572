"""Moments of Mastermind to think about: the code that is left, and guesses that tell most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, permutations, product
from math import log2
from typing import Final

import numpy as np

from sleuth.games.mastermind.moves import Guess, Move
from sleuth.games.mastermind.pieces import Key, Row
from sleuth.games.mastermind.thinking import solver
from sleuth.games.mastermind.thinking.bots import possible, size_of
from sleuth.games.mastermind.thinking.solver import Array, Size
from sleuth.games.mastermind.view import View, moves
from sleuth.kernel.puzzles import Case, Kind, Posed, Proof, Puzzles, Scene

LEAD = 0.1
"""Bits by which the best guess leads all others."""

FEWEST, MOST = 3, 14
"""Codes that one guess shall tell apart."""

MANY = 60
ALIKE = 1e-9
ROWS = 7
TWINS = 4
"""Best guesses that may be as good as each other."""


def pose(view: View, kind: Kind) -> Posed | None:
    """The puzzle of this kind that the Codebreaker has before it, if there is one."""
    board = view.board
    if not moves(view) or view.seat == board.maker or board.options.keying == "hand":
        return None
    if not board.rows or len(board.rows) > ROWS:
        return None
    left = possible(board.options, board.rows)
    found = SEARCHES[kind](size_of(board.options), left) if kind in SEARCHES else None
    if found is None:
        return None
    guesses, gaps = found
    size = size_of(board.options)
    accept = tuple(Guess(solver.unpack_code(size, int(each))) for each in guesses)
    hard = log2(len(left)) / 2 + len(board.rows) / 4
    return Posed(accept=accept, twin=(*size, twin(board.rows)), gaps=gaps, hard=hard)


Found = tuple[Array, dict[str, float]]
"""Guesses, by number, and what the prompt says about them."""


def only_one(size: Size, left: Array) -> Found | None:
    """One code is left."""
    del size
    return (left, {}) if len(left) == 1 else None


def deciding(size: Size, left: Array) -> Found | None:
    """Exactly one guess has another key for each code that is left."""
    if not FEWEST <= len(left) <= MOST:
        return None
    every = np.arange(size.codes)
    most = counted(size, every, left).max(axis=1)
    decides = every[most == 1]
    return (decides, {"left": len(left)}) if len(decides) == 1 else None


def leading(size: Size, left: Array) -> Found | None:
    """A guess, or some that are just as good, tells more than all others by so many bits."""
    if len(left) <= FEWEST:
        return None
    every = np.arange(size.codes)
    counts = counted(size, every, left)
    bits = log2(len(left)) - (counts * np.log2(np.maximum(counts, 1))).sum(axis=1) / len(left)
    best = bits >= bits.max() - ALIKE
    lead = float(bits.max() - bits[~best].max())
    if lead < LEAD or best.sum() > TWINS:
        return None
    return every[best], {"left": len(left), "lead": round(lead, 2)}


def counted(size: Size, guesses: Array, left: Array) -> Array:
    """How often each key would be heard for each guess."""
    return solver.tally(solver.answers(size, guesses, left), len(solver.keys(size.pegs)))


SEARCHES: Final = {"name": only_one, "decide": deciding, "best": leading}


def twin(rows: tuple[Row, ...]) -> tuple[tuple[int, ...], ...]:
    """Rows as they are for all boards that differ by names of colours and holes, and by order."""
    holes = range(len(rows[0].guess))
    return min(
        renamed([tuple(row.guess[at] for at in moved) + key_of(row) for row in order])
        for moved in permutations(holes)
        for order in orders(rows)
    )


def orders(rows: tuple[Row, ...]) -> Iterator[list[Row]]:
    """Every order of rows in which keys ascend."""
    by_key = sorted(rows, key=lambda row: (key_of(row), row.guess))
    groups = [list(group) for _, group in groupby(by_key, key=key_of)]
    for chosen in product(*(permutations(group) for group in groups)):
        yield [row for group in chosen for row in group]


def key_of(row: Row) -> tuple[int, int]:
    """The key of a row in numbers."""
    key = row.key or Key(0, 0)
    return key.red, key.white


def renamed(rows: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Colours in the order in which they are met; the last two numbers are the key."""
    names: dict[int, int] = {}
    return tuple(
        (*(names.setdefault(colour, len(names)) for colour in row[:-2]), *row[-2:]) for row in rows
    )


def proof(view: View, kind: Kind, move: Move) -> Proof:
    """The codes that are left, each with its key for the guess."""
    del kind
    size, left = size_of(view.board.options), possible(view.board.options, view.board.rows)
    shown = left[:MANY]
    said: list[tuple[int, ...]] = [()] * len(shown)
    if isinstance(move, Guess):
        guess = np.array([solver.pack_code(size, move.code)])
        keys = solver.keys(size.pegs)
        said = [keys[each] for each in solver.answers(size, guess, shown)[0]]
    codes = (solver.unpack_code(size, int(each)) for each in shown)
    return Proof(tuple(map(Case, codes, said)), len(left))


PUZZLES: Final = Puzzles(
    kinds=("name", "decide", "best"),
    pose=pose,
    proof=proof,
    scenes=tuple(
        Scene(bots=("regular", name)) for name in ("random", "novice", "regular", "knuth")
    ),
)

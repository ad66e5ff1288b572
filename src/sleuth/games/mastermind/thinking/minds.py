"""Characters as Codebreakers: what each remembers of the rows, tries in the head, and weighs.

Whatever a row alone proves is pencilled in and kept by everybody. Of the newest rows, `recall` are
fitted exactly; some codes are then tried against every row, and the one that breaks the fewest is
laid. Who goes through everything weighs a few of the codes that fit by how many keys they can get.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from sleuth.games.mastermind.moves import Move
from sleuth.games.mastermind.pieces import Options, Row
from sleuth.games.mastermind.thinking.bots import deepest, player, size_of
from sleuth.games.mastermind.thinking.codes import (
    Size,
    fitting,
    heard_by_all,
    most_parts,
    pack_code,
    pack_key,
    unpack_code,
)
from sleuth.games.mastermind.view import View
from sleuth.kernel.minds import Mind, curve
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot

TRIED: Final = curve((3, 3), (7, 7), (13, 12), (24, 27))
"""Codes that are tried against every row, by how many possibilities somebody tries."""
WEIGHED: Final = curve((3, 2), (5, 8))
"""Codes that fit and are weighed, by how few somebody looks at."""

Heard = tuple[int, int]
"""A row as numbers: the rank of the guess, and the id of its key."""


def minded(mind: Mind) -> Bot[View, Move]:
    """Somebody who plays with this mind."""

    def breaks(options: Options, rows: tuple[Row, ...], dice: Dice) -> int:
        size = size_of(options)
        return guess(mind, size, [heard(size, row) for row in rows if row.key is not None], dice)

    return player(breaks, plain=not mind.deepest)


def light(mind: Mind) -> bool:
    """Only the deepest of all searches in arrays."""
    return not mind.deepest


def heard(size: Size, row: Row) -> Heard:
    """A row that has its key, as numbers."""
    assert row.key is not None
    key = pack_key(size.pegs, (row.key.red, row.key.white))
    return pack_code(size, row.guess), key


def guess(mind: Mind, size: Size, rows: list[Heard], dice: Dice) -> int:
    """The next guess of this mind."""
    if mind.span is not None:
        return within(mind, size, rows, dice)
    left = fitting(size, rows, range(size.codes))
    return deepest(size, left) if mind.deepest else weighed(mind, size, left, dice)


def within(mind: Mind, size: Size, rows: list[Heard], dice: Dice) -> int:
    """Of a few codes that agree with the pencil marks and the newest rows, the least wrong one."""
    assert mind.span is not None
    newest = rows[len(rows) - (mind.recall or 0) :] if mind.recall is not None else rows
    open_ = fresh(rows, fitting(size, newest, pencilled(size, tuple(rows))))
    tried = some(open_, round(TRIED(mind.span)), dice)
    wrong = [broken(size, rows, code) for code in tried]
    least = [code for code, n in zip(tried, wrong, strict=True) if n == min(wrong)]
    return any_of(least, dice)


def fresh(rows: Sequence[Heard], of: Sequence[int]) -> Sequence[int]:
    """Those that were not laid before."""
    laid = {rank for rank, _ in rows}
    return [code for code in of if code not in laid]


def broken(size: Size, rows: Sequence[Heard], code: int) -> int:
    """How many rows a code goes against."""
    return sum(heard_by_all(size, rank)[code] != key for rank, key in rows)


def weighed(mind: Mind, size: Size, left: Sequence[int], dice: Dice) -> int:
    """Of some codes that fit, the one that the most keys can follow; the first is laid by heart."""
    if len(left) == size.codes:
        return opening(size, dice)
    if len(left) <= 2:
        return any_of(left, dice)
    many = len(left) if mind.look is None else round(WEIGHED(mind.look))
    tried, against = some(left, many, dice), some(left, many, dice)
    return any_of(most_parts(size, tried, against), dice)


def opening(size: Size, dice: Dice) -> int:
    """Two of one colour and all others different, as far as there are colours; any colours."""
    names = list(range(size.colours))
    first = names.pop(dice.below(len(names)))
    code = [first, first]
    while len(code) < size.pegs:
        code.append(names.pop(dice.below(len(names))) if names else first)
    return pack_code(size, tuple(code[: size.pegs]))


def pencilled(size: Size, rows: tuple[Heard, ...]) -> Sequence[int]:
    """The codes that no single row rules out by a colour in a hole."""
    marks = [pencil(size, *row) for row in rows]
    every = frozenset(range(size.colours))
    holes = (sorted(every.intersection(*each)) for each in zip(*marks, strict=True))
    return [pack_code(size, code) for code in product(*holes)] if rows else range(size.codes)


@lru_cache(maxsize=4096)
def pencil(size: Size, rank: int, key: int) -> tuple[frozenset[int], ...]:
    """What one row alone leaves open: the colours that may be in each hole."""
    left = fitting(size, [(rank, key)], range(size.codes))
    return tuple(map(frozenset, zip(*(unpack_code(size, each) for each in left), strict=True)))


def some(of: Sequence[int], many: int, dice: Dice) -> Sequence[int]:
    """So many of them, each another, as they come to mind."""
    if len(of) <= many:
        return of
    chosen: set[int] = set()
    while len(chosen) < many:
        chosen.add(dice.below(len(of)))
    return [of[n] for n in sorted(chosen)]


def any_of(codes: Sequence[int], dice: Dice) -> int:
    """One of them."""
    return codes[dice.below(len(codes))]

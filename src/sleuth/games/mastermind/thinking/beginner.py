"""A careful beginner as Codebreaker: reads rows one by one, forgets no pencil mark, counts nothing.

A code comes to mind that agrees with the pencil marks and with the newest row. If it goes against
the row that got the most pegs, another is looked for, six times at most.
"""

from __future__ import annotations

from typing import Final

from sleuth.games.mastermind.pieces import Options, Row
from sleuth.games.mastermind.thinking.bots import player, size_of
from sleuth.games.mastermind.thinking.codes import fitting, keys
from sleuth.games.mastermind.thinking.minds import any_of, fresh, heard, pencilled
from sleuth.kernel.moves import Dice

TRIES: Final = 7


def breaks(options: Options, rows: tuple[Row, ...], dice: Dice) -> int:
    """The next guess."""
    size = size_of(options)
    told = [heard(size, row) for row in rows if row.key is not None]
    if not told:
        return dice.below(size.codes)
    in_mind = fitting(size, told[-1:], pencilled(size, tuple(told)))
    new = fresh(told, in_mind)
    best = max(told, key=lambda row: sum(keys(size.pegs)[row[1]]))
    code = any_of(new, dice)
    for _ in range(TRIES - 1):
        if fitting(size, [best], [code]):
            break
        code = any_of(new, dice)
    return code


BEGINNER: Final = player(breaks)

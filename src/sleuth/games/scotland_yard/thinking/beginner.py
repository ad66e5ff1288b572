"""A careful beginner on either side: counts nothing, and sees one step at a time.

As a detective: as near as possible to where Mister X was seen last. As Mister X: as far away as
possible from the nearest detective, then from all; twice, if one would stand next to him.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from sleuth.games.scotland_yard.board import walks
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.thinking.aims import best, map_of, posts_of
from sleuth.games.scotland_yard.thinking.bots import bot
from sleuth.games.scotland_yard.thinking.fugitive import flee
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot


def follow(view: View, dice: Dice) -> Move:
    """As near as possible to where he was seen last."""
    board, seat = view.board, view.seat
    assert seat is not None
    seen = [field.at for field in board.log if field.at is not None]
    last = seen[-1] if seen else board.options.timetable.lairs[0]
    away = map_of(board.options).distance[last - 1]
    ways = list(walks(board, seat))
    return ways[best(np.array([-int(away[go.to - 1]) for go in ways]), dice)]


def dash(view: View, dice: Dice) -> Move:
    """As far away as possible; two moves at once when one would leave him next to somebody."""
    once = flee(view, dice)
    if not isinstance(once, Go) or steps_away(view, once.to) > 1:
        return once
    twice = [move for move in moves(view) if isinstance(move, Double)]
    if not twice:
        return once
    return twice[best(np.array([steps_away(view, move.second.to) for move in twice]), dice)]


def steps_away(view: View, at: int) -> int:
    """How many steps the nearest detective is away from a station."""
    away = map_of(view.board.options).distance[at - 1]
    return int(away[list(posts_of(view.board))].min())


BEGINNER: Final[Bot[View, Move]] = bot(dash, follow)

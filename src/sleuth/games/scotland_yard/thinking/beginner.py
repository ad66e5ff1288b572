"""A careful beginner on either side: counts nothing, and sees one step at a time.

As a detective: as near as possible to where Mister X was seen last. As Mister X: as far away as
possible from the nearest detective, then from all.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from sleuth.games.scotland_yard.board import walks
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.thinking.aims import best, map_of
from sleuth.games.scotland_yard.thinking.bots import bot
from sleuth.games.scotland_yard.thinking.fugitive import flee
from sleuth.games.scotland_yard.view import View
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


BEGINNER: Final[Bot[View, Move]] = bot(flee, follow)

"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.reach import Reach, reach
from sleuth.games.scotland_yard.thinking.worlds import direct, journeys_to
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Data
from sleuth.kernel.talents import LEVELS, Level


class Notes(Data, frozen=True):
    """Where Mister X may be, and on how many journeys that fit the log each station lies.

    On his own pad it is what the detectives can think, and besides for each of them the stations
    on which he can stand after their next turn: their `reach`.
    """

    stations: tuple[Station, ...] = ()
    counts: tuple[int, ...] = ()
    reach: Reach = ()


def assist(view: View, level: Level) -> Notes | None:
    """For the detectives while Mister X is out of sight, for him as long as he runs.

    The last ticket alone proves `direct`, all that happened since he was seen `joint`. It all
    follows from the open board: not even his own pad knows more.
    """
    board, rank = view.board, LEVELS.index(level)
    if rank < LEVELS.index("direct") or not board.placed or board.over is not None:
        return None
    hunted = view.seat == MISTER_X
    if board.spotted is not None:
        return Notes(reach=reach(board)) if hunted else None
    stations, counts = supposed(board, level)
    return Notes(stations, counts, reach(board) if hunted else ())


def supposed(board: Board, level: Level) -> tuple[tuple[Station, ...], tuple[int, ...]]:
    """The stations on which all but Mister X have to reckon with him, and how often each."""
    if level == "direct":
        return tuple(sorted(direct(board))), ()
    found = sorted(journeys_to(board).items())
    counts = tuple(n for _, n in found) if LEVELS.index(level) >= LEVELS.index("odds") else ()
    return tuple(station for station, _ in found), counts

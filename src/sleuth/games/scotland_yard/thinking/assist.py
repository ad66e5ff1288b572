"""What the pad fills in by itself, by the level of assistance that the table agreed on."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.thinking.worlds import direct, ways
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Data
from sleuth.kernel.talents import LEVELS, Level


class Notes(Data, frozen=True):
    """Where Mister X may be, and on how many journeys that fit the log each station lies."""

    stations: tuple[Station, ...] = ()
    counts: tuple[int, ...] = ()


def assist(view: View, level: Level) -> Notes | None:
    """The notes for all but Mister X, while he is out of sight.

    The last ticket alone proves `direct`, all that happened since he was seen `joint`.
    """
    board, rank = view.board, LEVELS.index(level)
    hidden = board.placed and board.over is None and board.spotted is None
    if rank < LEVELS.index("direct") or view.trail or not hidden:
        return None
    if rank == LEVELS.index("direct"):
        return Notes(tuple(sorted(direct(board))))
    found = sorted(ways(view).items())
    counts = tuple(n for _, n in found) if rank >= LEVELS.index("odds") else ()
    return Notes(tuple(station for station, _ in found), counts)

"""Where Mister X may be, as far as a seat can prove, and how likely each station is.

The model behind the odds: every journey that fits the log is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from sleuth.games.scotland_yard.board import Board, rides
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.pieces import Field, Options
from sleuth.games.scotland_yard.view import View


def worlds(view: View) -> tuple[Station, ...]:
    """The stations this seat cannot exclude, lowest first; none before starts are drawn."""
    return tuple(sorted(ways(view)))


def odds(view: View) -> Mapping[Station, float]:
    """The share of each station among the journeys that fit the log."""
    counts = ways(view)
    total = sum(counts.values())
    return {station: n / total for station, n in sorted(counts.items())}


def ways(view: View) -> Mapping[Station, int]:
    """For each station on which Mister X may be, the number of journeys that end there."""
    if view.trail:
        return {view.trail[-1]: 1}
    return journeys_to(view.board) if view.board.placed else {}


def direct(board: Board) -> set[Station]:
    """What one look at the map proves: how far he can be, by the moves he made out of sight."""
    options, log = board.options, board.log
    known = max((n for n, field in enumerate(log) if field.at is not None), default=-1)
    at = log[known].at if known >= 0 else None
    found = set(lairs(board)) if at is None else {at}
    for field in log[known + 1 :]:
        found = {to for station in found for to in reached(options, station, field)}
    return found


def lairs(board: Board) -> tuple[Station, ...]:
    """Where he may have started: the station that all saw, or any start card."""
    return board.options.timetable.lairs if board.lair is None else (board.lair,)


@lru_cache(maxsize=256)
def journeys_to(board: Board) -> Mapping[Station, int]:
    """Follow the log from the last station that lies open (or from all start cards)."""
    options, log = board.options, board.log
    known = max((n for n, field in enumerate(log) if field.at is not None), default=-1)
    found: Counter[Station] = Counter(lairs(board))
    if known >= 0 and (at := log[known].at) is not None:
        found = Counter({at: 1})
    for field in log[known + 1 :]:
        found = after(options, found, field)
    if board.todo or board.over is not None:
        return found
    return {station: n for station, n in found.items() if can_move(board, station)}


def after(options: Options, found: Mapping[Station, int], field: Field) -> Counter[Station]:
    """Journeys that are one field longer, less those that a detective would have cut short."""
    onward: Counter[Station] = Counter()
    for station, n in found.items():
        for to in reached(options, station, field):
            if to not in field.taken and to not in field.searched:
                onward[to] += n
    return onward


def reached(options: Options, station: Station, field: Field) -> Iterable[Station]:
    """The stations to which the ticket of this field leads."""
    chart = options.chart
    if not options.classic:
        return chart.streets[station]
    assert field.by is not None
    return chart.anywhere[station] if field.by == "black" else chart.around[field.by][station]


def can_move(board: Board, station: Station) -> bool:
    """Mister X is not cornered, or the match were over."""
    return bool(rides(board.options, station, board.posts, len(board.log) + 1, board.black))

"""Where each detective can stand after the detectives' next turn, by streets and tickets."""

from __future__ import annotations

from sleuth.games.scotland_yard.board import Board, detectives, steps
from sleuth.games.scotland_yard.charts import Station
from sleuth.kernel.data import Seat

Reach = tuple[tuple[Station, ...], ...]
"""For each detective the stations that he can go to, lowest first."""


def reach(board: Board) -> Reach:
    """Nothing for those who have moved already while the others of this turn have not."""
    if not board.placed or board.over is not None:
        return ()
    movers = board.todo or tuple(map(Seat, detectives(board)))
    return tuple(
        onward(board, Seat(seat), movers) if seat in movers else () for seat in detectives(board)
    )


def onward(board: Board, seat: Seat, movers: tuple[Seat, ...]) -> tuple[Station, ...]:
    """A station on which a colleague stands counts if that one can leave it first."""
    others = tuple(one for one in movers if one != seat)
    found = {go.to for go in steps(board, seat)}
    return tuple(sorted(to for to in found if is_cleared(board, to, others)))


def is_cleared(board: Board, station: Station, others: tuple[Seat, ...]) -> bool:
    """Is a station free, or can it be freed by those who still move?"""
    if station not in board.posts:
        return True
    there = Seat(board.posts.index(station) + 1)
    rest = tuple(one for one in others if one != there)
    return there in others and any(is_cleared(board, go.to, rest) for go in steps(board, there))

"""How much there is to think about at a seat, as everybody can see."""

from __future__ import annotations

from math import log2

from sleuth.games.scotland_yard.board import Board, steps
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Seat


def effort(view: View, seat: Seat) -> float:
    """Bits: a detective's ways and where Mister X may be; as Mister X wherever he may go.

    Where he stands is never looked at: how long he thinks would tell.
    """
    board, places = view.board, worlds(view)
    if seat != MISTER_X:
        return log2(1 + len(ways(board, seat))) + log2(1 + len(places))
    chart = board.options.chart
    return log2(1 + len({to for at in places for to in chart.streets[at]} - {*board.posts}))


def ways(board: Board, seat: Seat) -> set[int]:
    """Where a detective can go; while starts are chosen, to whose start."""
    if not board.log:
        return {*range(1, board.seats)} - {seat}
    return {go.to for go in steps(board, seat)}

"""How much there is to think about at a seat, as everybody can see."""

from __future__ import annotations

from math import comb, log2
from typing import Final

from sleuth.games.code_x.board import Board
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Seat

TURN: Final = 2.0  # bits that a turn usually tells about the own code


def effort(view: View, seat: Seat) -> float:
    """Bits: which code to give, tile to lay or place to take; in a turn the own code as well."""
    board, box = view.board, view.board.box
    match board.step:
        case "codes":
            return log2(comb(box.dealt, box.code))
        case "turn":
            return log2(box.cells) + left(board, seat)
        case "ask":
            return log2(1 + box.dealt) + left(board, seat)
        case "swap" | "spy":
            return log2(1 + len(board.lying)) + left(board, seat) / 2
        case _:
            return log2(box.cells)


def left(board: Board, seat: Seat) -> float:
    """Bits that are about left of a seat's code."""
    open_ = board.ticks[seat].count(None)
    return max(0.0, log2(comb(board.box.tokens, open_)) - TURN * (board.turns // board.seats))

"""How much there is to think about at a seat, as everybody can see."""

from __future__ import annotations

from math import log2
from typing import Final

from sleuth.games.mastermind.pieces import keys
from sleuth.games.mastermind.view import View
from sleuth.kernel.data import Seat

KEY: Final = 2.4  # bits that a key usually tells


def effort(view: View, seat: Seat) -> float:
    """Bits: any code while one is hidden, any key by hand, and the codes that are about left."""
    del seat
    board, options = view.board, view.board.options
    if board.unkeyed:
        return log2(len(keys(options.pegs)))
    return max(0.0, options.pegs * log2(len(options.palette)) - KEY * len(board.rows))

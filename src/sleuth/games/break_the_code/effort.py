"""How much there is to think about at a seat, as everybody can see."""

from __future__ import annotations

from math import comb, log2
from typing import Final

from sleuth.games.break_the_code.board import Board
from sleuth.games.break_the_code.cards import questions
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Seat

ANSWER: Final = 2.2  # bits that an answer usually tells


def effort(view: View, seat: Seat) -> float:
    """Bits: which question, and the hands that are about left on the rack that is known least."""
    board = view.board
    asks = sum(len(questions(card)) for card in board.cards)
    return log2(1 + asks) + max(left(board, place) for place in range(board.seats) if place != seat)


def left(board: Board, place: int) -> float:
    """Bits that are about left of a rack."""
    said = sum(each.answers[place] is not None for each in board.asked)
    return max(0.0, log2(comb(len(board.box.tiles), board.box.hand)) - ANSWER * said)

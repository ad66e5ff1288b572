"""A careful beginner at Break the Code: reads answers one by one, forgets no mark, counts nothing.

What each answer alone proves about a place of a rack is pencilled in. Any card is asked that may
tell something new. When the pad leaves one hand, it is named; the newest answer is kept in mind
besides, the opponent's or, among more, that of whoever sits beside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.moves import Move
from sleuth.games.break_the_code.thinking.beliefs import Belief
from sleuth.games.break_the_code.thinking.bots import once, player
from sleuth.games.break_the_code.thinking.minds import Held, made_of, pencilled, recalled
from sleuth.games.break_the_code.thinking.solver import holdings, table, unseen
from sleuth.games.break_the_code.view import View
from sleuth.kernel.minds import Mind
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot

NEWEST: Final = Mind(recall=1)


def noted(view: View) -> Belief:
    """What the pad leaves."""
    return made_of(view, lambda place: on_the_pad(view, place))


def on_the_pad(view: View, place: int) -> Held:
    """The hands that no mark rules out; of one rack, those that fit the newest answer."""
    board = view.board
    hands = holdings(board.box, unseen(view))
    if place == board.seats:
        return hands, np.ones(len(hands), dtype=bool), True
    live = pencilled(view, place, hands)
    if board.crowd and place not in beside(view):
        return hands, live, True
    live &= recalled(board, NEWEST, place, hands)
    for guess in board.tries:
        if guess.seat == view.seat:
            live &= hands != table(board.box).number(guess.tiles)
    return hands, live, True


def beside(view: View) -> set[int]:
    """The racks whose newest answers are kept in mind: the one to the left, among four both."""
    assert view.seat is not None
    seats = view.board.seats
    return {(view.seat + way) % seats for way in ((1,) if seats < 4 else (1, -1))}


def tells(view: View, pad: Belief, asks: Sequence[Question], dice: Dice) -> Sequence[float]:
    """Any card that may be answered in more than one way."""
    del view, dice
    return [float(np.count_nonzero(pad.heard(each)) > 1) for each in asks]


BEGINNER: Final[Bot[View, Move]] = player(noted, once(1.0), tells)

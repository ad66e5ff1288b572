"""Three and four players: all hear the answers at once, and the first right guess wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np
from msgspec.structs import replace

from sleuth.games.break_the_code.cards import Question, questions
from sleuth.games.break_the_code.pieces import is_shared
from sleuth.games.break_the_code.thinking.beliefs import MOST, Belief, chance, surprise
from sleuth.games.break_the_code.thinking.solver import public, table
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Seat

SUPPOSED = 6
"""Through the eyes of others one looks in so many deals."""

HOPELESS = 0.2  # nobody guesses with less
PATIENT = 6  # cards for which somebody waits at most
SPOKEN = 0.5  # who is quick names a code that is as likely as this
QUICK = 0.5  # the chance that the others are quick, before anything is known of them
SOON = 0.25  # who has so much now is likely to guess after the next card


def discreet(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """What is heard about the hidden tiles, less what one's own answer gives away.

    While there are many deals, bits to be heard; of few, the chance to name the code after it.
    """
    assert view.seat is not None
    open_to_all = public(view.board, view.seat)
    few = mind.left <= MOST
    return [
        (float(np.log2(mind.after(each))) if few else mind.bits(each))
        - (surprise(view, open_to_all, each) if is_shared(each.card, view.board.seats) else 0.0)
        for each in asks
    ]


def pays(view: View, mind: Belief) -> bool:
    """Is a guess now worth more than one after the next card, if nobody was faster till then?"""
    if mind.chance < HOPELESS or mind.left > MOST:
        return False
    return mind.chance >= waiting(mind.chance, next_chance(view, mind), rivalry(view, mind))


def waiting(now: float, after: float, first: float) -> float:
    """What it is worth to wait for some cards, if each brings as much as the next and as often
    somebody else is `first` in between."""
    left = (1 - after) / (1 - now) if now < 1 else 0.0
    return max((1 - first) ** n * (1 - (1 - now) * left**n) for n in range(1, PATIENT + 1))


def next_chance(view: View, mind: Belief) -> float:
    """The chance to name the code after one more card: one's own choice, or anybody's."""
    asks = [*chain.from_iterable(map(questions, view.board.cards))]
    chances = [mind.after(each) for each in asks]
    mine = view.seat == view.board.turn
    return max(chances) if mine else sum(chances) / len(chances)


def rivalry(view: View, mind: Belief) -> float:
    """The chance that somebody else names the code first.

    Who is quick would have named it in some deals before the last card: the longer the others are
    silent where they could have spoken, the less they are to be feared.
    """
    others = [seat for seat in view.board.active if seat != view.seat]
    step = max(1, len(mind.codes) // SUPPOSED)
    deals = range(step // 2, len(mind.codes), step)
    before = replace(view, board=replace(view.board, asked=view.board.asked[:-1]))
    silent = [n for n in deals if nearest(before, mind, others, n) < SPOKEN]
    if not silent:
        return 0.0
    told = len(silent) / len(deals)
    quick = QUICK * told / (QUICK * told + 1 - QUICK)
    return quick * sum(nearest(view, mind, others, n) for n in silent) / len(silent)


def nearest(view: View, mind: Belief, others: Sequence[Seat], n: int) -> float:
    """How sure the surest of the others is, in the n-th possible deal."""
    chances = (chance(through(view, mind, seat, n)) for seat in others)
    return max((each for each in chances if each >= SOON), default=0.0)


def through(view: View, mind: Belief, seat: Seat, n: int) -> View:
    """The table as another seat sees it, if the n-th possible deal is the true one."""
    assert view.seat is not None
    row = seat - (seat > view.seat)
    hand = table(view.board.box).hand(int(mind.hands[row, n]))
    return replace(view, seat=seat, hand=hand, wrote=None, centre=None)

"""Bots for every number of players: by what they remember, how they ask, and when they guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from sleuth.games.break_the_code.board import offer, stage
from sleuth.games.break_the_code.cards import Card, Question
from sleuth.games.break_the_code.moves import Ask, Guess, Move
from sleuth.games.break_the_code.pieces import is_shared
from sleuth.games.break_the_code.thinking.beliefs import Belief, belief, surprise
from sleuth.games.break_the_code.thinking.crowd import discreet, pays
from sleuth.games.break_the_code.thinking.solver import NUMBER, entropy, public, table
from sleuth.games.break_the_code.view import View
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought

Worth = Callable[[View, Belief, Sequence[Question]], Sequence[float]]
"""What each question is worth to a seat."""

DARING = 0.3  # with two players, where a wrong guess costs a turn
EVEN = 0.5
CERTAIN = 1.0
NEVER = 2.0


Ready = Callable[[View, Belief], bool]
"""Does a seat name the code now?"""


Weighs = Callable[[View, Belief, Sequence[Question], Dice], Sequence[float]]
"""The same, for one who looks at some possibilities only."""


def bot(worth: Worth, ready: Ready, memory: int | None = None) -> Bot[View, Move]:
    """A bot that remembers the answers to the last `memory` cards."""

    def weighs(view: View, mind: Belief, asks: Sequence[Question], dice: Dice) -> Sequence[float]:
        del dice
        return worth(view, mind, asks)

    return player(lambda view: belief(view, memory), ready, weighs)


def player(believes: Callable[[View], Belief], ready: Ready, weighs: Weighs) -> Bot[View, Move]:
    """Asks what is worth most, and guesses once it is ready: nobody is before the first answer."""

    def think(view: View, heard: tuple[Heard, ...], dice: Dice, budget: int, /) -> Thought[Move]:
        del heard, budget
        moves = offer(view.board, view.seat)
        if not moves:
            return Thought(None)
        asks = [Question(move.card, move.number) for move in moves.listed if isinstance(move, Ask)]
        mind = believes(view)
        if stage(view.board) != "ask" or (view.board.asked and ready(view, mind)):
            return Thought(Guess(mind.guess))
        if not asks:
            return Thought(None)
        return Thought(best(asks, weighs(view, mind, asks, dice), dice))

    return think


def once(enough: float) -> Ready:
    """Guesses once the likeliest code is likely enough."""
    return lambda view, mind: mind.chance >= enough


def best(asks: Sequence[Question], worth: Sequence[float], dice: Dice) -> Ask:
    """The question that is worth most; the dice choose among equals."""
    most = max(worth) - 1e-9
    equals = [question for question, each in zip(asks, worth, strict=True) if each >= most]
    question = equals[dice.below(len(equals))]
    return Ask(question.card, question.number)


def anything(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """Every question is as good as any other."""
    del view, mind
    return [0.0] * len(asks)


def parts(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """The number of different answers that may be heard."""
    del view
    return [float(np.count_nonzero(mind.heard(each))) for each in asks]


def bits(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """What the answers are expected to tell about the hidden tiles."""
    del view
    return [mind.bits(each) for each in asks]


TURNS_AFTER: Final[tuple[tuple[float, ...], tuple[float, ...]]] = (
    (0, 1, 1.58, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 11.5, 14),
    (1, 1.36, 1.75, 2, 2.28, 2.56, 2.7, 2.84, 3.15, 3.38, 3.63, 3.9, 4.1, 4.67, 5.2),
)
"""Turns it takes to win, by the bits that are missing: means of 3,000 games."""

DENIED = 0.5  # the worth of a card the opponent does not get, against one's own gain
HELD = 3003 / 15504  # hands the opponent cannot exclude, of those a spectator cannot


def turns(bits: float) -> float:
    """How many turns it takes to win, with so many bits missing."""
    return float(np.interp(bits, *TURNS_AFTER))


def race(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """Two players: turns gained, less the turns that the opponent gains from it.

    The opponent hears one's own answer to a shared card, and then has the best card that is left
    in the row: best by what the opponent expects, as good as one's true answer makes it.
    """
    assert view.seat is not None
    open_to_all = public(view.board, view.seat)
    missing = float(np.log2(max(1.0, len(open_to_all) * HELD)))
    said = table(view.board.box).answers
    hopes = {each: entropy(np.bincount(said[NUMBER[each]][open_to_all])) for each in asks}
    tells = {each: surprise(view, open_to_all, each) for each in asks}

    def lost(told: float) -> float:
        return turns(missing) - turns(max(0.0, missing - told))

    def left_over(card: Card) -> float:
        others = [each for each in asks if each.card != card]
        if not others:
            return 0.0
        likely = max(others, key=hopes.__getitem__)
        return lost((hopes[likely] + tells[likely]) / 2)

    def value(question: Question) -> float:
        given = lost(tells[question]) if is_shared(question.card, 2) else 0.0
        return -to_go(mind, question) - given - DENIED * left_over(question.card)

    return [value(each) for each in asks]


def to_go(mind: Belief, question: Question) -> float:
    """The turns it takes to win after a question, on average over its answers."""
    counts = mind.heard(question)
    some = counts[counts > 0]
    return float((some * np.interp(np.log2(some), *TURNS_AFTER)).sum() / some.sum())


def strongest(view: View, mind: Belief, asks: Sequence[Question]) -> Sequence[float]:
    """The best that is known for this number of players."""
    return (discreet if view.board.crowd else race)(view, mind, asks)


def when_it_pays(view: View, mind: Belief) -> bool:
    """The best moment that is known for this number of players."""
    return pays(view, mind) if view.board.crowd else mind.chance >= DARING


BOTS: Final[Mapping[str, Bot[View, Move]]] = {
    "random": bot(anything, once(EVEN)),
    "novice": bot(anything, once(CERTAIN), memory=4),
    "regular": bot(parts, once(CERTAIN)),
    "greedy": bot(bits, once(EVEN)),
    "expert": bot(strongest, when_it_pays),
    "asker": bot(anything, once(NEVER)),
}

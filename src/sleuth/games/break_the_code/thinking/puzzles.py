"""Moments of Break the Code to think about: the hand that is left, and questions that tell most."""

from __future__ import annotations

from math import log2
from typing import Final

import numpy as np

from sleuth.games.break_the_code.board import offer
from sleuth.games.break_the_code.cards import Answer, Question
from sleuth.games.break_the_code.cards import answer as answers
from sleuth.games.break_the_code.moves import Ask, Guess, Move
from sleuth.games.break_the_code.pieces import plain
from sleuth.games.break_the_code.thinking.beliefs import Belief, belief
from sleuth.games.break_the_code.thinking.insight import codes, searching
from sleuth.games.break_the_code.thinking.solver import table
from sleuth.games.break_the_code.view import View
from sleuth.kernel.puzzles import Case, Kind, Posed, Proof, Puzzles, Scene

LEAD = 0.5
"""Bits by which the best question leads all others."""

FEWEST, MOST = 3, 24
"""Hands that one question shall tell apart."""

CHOICE = 3
"""Questions that there must be to choose from."""

MANY = 60


def pose(view: View, kind: Kind) -> Posed | None:
    """The puzzle of this kind that a seat with two players has before it, if there is one."""
    board = view.board
    if not searching(view) or board.crowd or not board.asked:
        return None
    asks = [each for each in offer(board, view.seat).listed if isinstance(each, Ask)]
    if not asks:
        return None
    match kind:
        case "name":
            return naming(view)
        case "decide":
            return deciding(view, asks)
        case "best":
            return leading(view, asks)
        case _:
            return None


def naming(view: View) -> Posed | None:
    """One hand is left."""
    hands = np.flatnonzero(codes(view))
    if len(hands) != 1:
        return None
    guess = Guess(table(view.board.box).hand(int(hands[0])))
    hard = 1 + len(view.board.asked) / 5
    return Posed(accept=(guess,), twin=("name", known(view)), hard=hard)


def deciding(view: View, asks: list[Ask]) -> Posed | None:
    """Exactly one question gets another answer from each hand that is left."""
    mind = belief(view)
    many = len(np.unique(mind.codes))
    if not FEWEST <= many <= MOST or len(asks) < CHOICE:
        return None
    found = tuple(each for each in asks if apart(mind, each))
    if len(found) != 1:
        return None
    return Posed(
        accept=found, twin=("decide", known(view), row(view)), gaps={"left": many}, hard=many / 5
    )


def apart(mind: Belief, ask: Ask) -> bool:
    """Does every hand that is left answer differently?"""
    pairs = {*zip(mind.replies(asked(ask)).tolist(), mind.codes.tolist(), strict=True)}
    return len({said for said, _ in pairs}) == len(pairs)


def leading(view: View, asks: list[Ask]) -> Posed | None:
    """One question is expected to tell more than all others by so many bits."""
    mind = belief(view)
    if len(np.unique(mind.codes)) < FEWEST or len(asks) < CHOICE:
        return None
    bits = {each: mind.bits(asked(each)) for each in asks}
    best, second, *_ = sorted(asks, key=bits.__getitem__, reverse=True)
    lead = bits[best] - bits[second]
    if lead < LEAD:
        return None
    gaps = {"left": mind.left, "lead": round(lead, 2)}
    hard = 1.5 + log2(mind.left) / 6 - lead / 2
    return Posed(accept=(best,), twin=("best", known(view), row(view)), gaps=gaps, hard=hard)


def asked(ask: Ask) -> Question:
    """The question behind a move."""
    return Question(ask.card, ask.number)


def known(view: View) -> tuple[object, ...]:
    """All that the other's hand is known by, in whatever order it came to light."""
    board, seat = view.board, view.seat
    assert seat is not None
    said = sorted(
        (each.question.card, each.question.number or 0, flat(each.answers[1 - seat]))
        for each in board.asked
        if each.answers[1 - seat] is not None
    )
    wrong = sorted(each.tiles for each in board.tries if each.seat == seat and not each.right)
    return view.hand, tuple(said), tuple(wrong)


def flat(said: Answer | None) -> tuple[int, ...]:
    """An answer as a row of numbers."""
    return said if isinstance(said, tuple) else (-1 if said is None else said,)


def row(view: View) -> tuple[int, ...]:
    """The cards that lie open, in order."""
    return tuple(sorted(view.board.cards))


def proof(view: View, kind: Kind, move: Move) -> Proof:
    """The hands that are left, each with its answer to the question."""
    del kind
    left = [table(view.board.box).hand(int(each)) for each in np.flatnonzero(codes(view))]
    cases = tuple(
        Case(hand, flat(answers(asked(move), hand)) if isinstance(move, Ask) else ())
        for hand in left[:MANY]
    )
    return Proof(cases, len(left))


def meant(view: View, move: Move) -> Move:
    """Nobody tells the two fives apart."""
    del view
    return Guess(plain(move.tiles)) if isinstance(move, Guess) else move


PUZZLES: Final = Puzzles(
    kinds=("name", "decide", "best"),
    pose=pose,
    proof=proof,
    meant=meant,
    scenes=tuple(Scene(bots=("regular", name)) for name in ("regular", "novice", "random")),
)

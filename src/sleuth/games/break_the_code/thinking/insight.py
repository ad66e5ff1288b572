"""What a question or a guess was worth: bits, the chance to be right, and what it gave away."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import log2
from typing import Final

import numpy as np

from sleuth.games.break_the_code.board import offer
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.moves import Ask, Guess, Move
from sleuth.games.break_the_code.pieces import is_shared, plain
from sleuth.games.break_the_code.thinking.assist import gist
from sleuth.games.break_the_code.thinking.beliefs import Belief, belief, surprise
from sleuth.games.break_the_code.thinking.crowd import through
from sleuth.games.break_the_code.thinking.deals import deals
from sleuth.games.break_the_code.thinking.solver import NUMBER, Array, public, rivals, table
from sleuth.games.break_the_code.tiles import Hand
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.insight import Guessed, Insight, Judgement, Learned

SUPPOSED = 48
"""What is given away is looked at in so many of one's own possibilities, evenly spaced."""


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """A question by the bits that it promised, a guess by its chance."""
    if before.hand is None or before.centre is not None:
        return None
    match move:
        case Ask():
            return asked(before, move, after)
        case Guess(tiles=tiles):
            return guessed(before, plain(tiles), after)
        case _:
            return None


def asked(before: View, move: Ask, after: View) -> Judgement:
    """A question among all that were on offer."""
    mind = belief(before)
    on_offer = [each for each in offer(before.board, before.seat).listed if isinstance(each, Ask)]
    bits = {each: mind.bits(Question(each.card, each.number)) for each in on_offer}
    most = max(bits.values())
    best = move if bits[move] >= most else max(on_offer, key=bits.__getitem__)
    start, then = -log2(mind.left), -log2(int(codes(after).sum()))
    return Judgement(
        start=start,
        best=start + most,
        value=start + bits[move],
        after=then,
        best_move=best,
        learned=Learned(then - start, bits[move], most),
        gave=given(before, mind, Question(move.card, move.number)),
        exact=mind.left == len(mind.codes),
    )


def guessed(before: View, tiles: Hand, after: View) -> Judgement:
    """A guess beside the likeliest code; that it was right or wrong tells bits, too."""
    ways, known = codes(before), table(before.board.box)
    total, likeliest = int(ways.sum()), int(ways.argmax())
    number = known.number(tiles)
    chance = Fraction(int(ways[number]), total)
    right = was_right(before, after)
    heard = float(chance if right else 1 - chance)
    expected = -sum(float(p) * log2(p) for p in (chance, 1 - chance) if p)
    told, start = -log2(heard), -log2(total)
    best = tiles if ways[number] == ways[likeliest] else known.hand(likeliest)
    return Judgement(
        start=start,
        best=start + expected,
        value=start + expected,
        after=start + told,
        best_move=Guess(best),
        learned=Learned(told, expected, expected),
        named=Guessed(chance, Fraction(int(ways[likeliest]), total), right),
    )


def codes(view: View) -> Array:
    """In how many ways each hand can be the code."""
    return _codes(gist(view))


@lru_cache(maxsize=64)
def _codes(view: View) -> Array:
    size = len(table(view.board.box).hands)
    if not view.board.crowd:
        return np.bincount(rivals(view), minlength=size)
    found = deals(view)
    centre = found.ways(len(found.places) - 1)
    return np.bincount(found.hands, centre, size).astype(np.int64)


def was_right(before: View, after: View) -> bool:
    """Did the guess name the code?"""
    assert before.seat is not None
    if before.board.crowd:
        return after.board.places[before.seat] is not None
    return after.board.tries[len(before.board.tries)].right


def given(view: View, mind: Belief, question: Question) -> Mapping[Seat, float]:
    """The bits that each opponent can be expected to get by the answers to a question."""
    assert view.seat is not None
    others = [Seat(n) for n in range(view.board.seats) if n != view.seat]
    if view.board.crowd:
        return {seat: by_all(view, mind, question, seat) for seat in others}
    shown = is_shared(question.card, view.board.seats)
    return {others[0]: by_mine(view, mind, question) if shown else 0.0}


def by_mine(view: View, mind: Belief, question: Question) -> float:
    """Two players: what one's own answer tells the opponent, over the hands that it may have."""
    assert view.seat is not None and view.hand is not None
    said, mine = _said(view, question), table(view.board.box).number(view.hand)
    rival, some = Seat(1 - view.seat), _some(mind)
    looks = [rivals(through(view, mind, rival, n)) for n in some]
    return -float(np.mean([np.log2((said[each] == said[mine]).mean()) for each in looks]))


def by_all(view: View, mind: Belief, question: Question, hearer: Seat) -> float:
    """More players: what one of them hears of the others' hands, by what lies open to all."""
    assert view.seat is not None
    said, some, bits = _said(view, question), _some(mind), 0.0
    for seat in range(view.board.seats):
        if seat not in (hearer, view.seat):
            open_to_all = said[public(view.board, seat)]
            shares = np.bincount(open_to_all) / len(open_to_all)
            row = mind.hands[seat - (seat > view.seat)][some]
            bits -= float(np.log2(shares[said[row]]).mean())
    if is_shared(question.card, view.board.seats):
        bits += surprise(view, public(view.board, view.seat), question)
    return bits


def _said(view: View, question: Question) -> Array:
    answers: Array = table(view.board.box).answers[NUMBER[question]]
    return answers


def _some(mind: Belief) -> range:
    """Some of the possibilities, evenly spaced."""
    step = max(1, len(mind.codes) // SUPPOSED)
    return range(step // 2, len(mind.codes), step)


def searching(view: View) -> bool:
    """Does this seat look for a code, and has not been shown it?"""
    board = view.board
    dealt = board.hands == board.seats + board.crowd
    return view.seat is not None and dealt and view.centre is None


def left(view: View) -> int | None:
    """The codes that this seat cannot exclude."""
    return int(np.count_nonzero(codes(view))) if searching(view) else None


def missing(view: View) -> float | None:
    """The bits that lie in the deals which this seat cannot exclude."""
    return log2(int(codes(view).sum())) if searching(view) else None


def settled(view: View) -> bool:
    """Has a written guess been looked at?"""
    board = view.board
    return view.seat not in board.locked or board.turn is None


INSIGHT: Final = Insight(unit="bits", judge=judge, left=left, missing=missing, settled=settled)

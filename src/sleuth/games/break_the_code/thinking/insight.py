"""What a question or a guess was worth: bits, the chance to be right, and what it gave away."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import log2
from typing import Final

import numpy as np

from sleuth.games.break_the_code.board import offer
from sleuth.games.break_the_code.cards import CARDS, Question
from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.notation import spell
from sleuth.games.break_the_code.pieces import is_shared, plain
from sleuth.games.break_the_code.thinking.assist import gist
from sleuth.games.break_the_code.thinking.beliefs import Belief, belief, surprise
from sleuth.games.break_the_code.thinking.crowd import through
from sleuth.games.break_the_code.thinking.deals import deals
from sleuth.games.break_the_code.thinking.solver import NUMBER, Array, public, rivals, table
from sleuth.games.break_the_code.tiles import Hand
from sleuth.games.break_the_code.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.insight import Insight, Judgement, Learning, Naming, Prospect
from sleuth.kernel.talents import Line

SUPPOSED = 48
"""What is given away is looked at in so many of one's own possibilities, evenly spaced."""


def weigh(view: View, move: Move) -> Prospect | None:
    """A question by the bits that it promises, a guess by its chance."""
    if view.hand is None or view.centre is not None:
        return None
    match move:
        case Ask():
            return asking(view, move)
        case Guess(tiles=tiles):
            return guessing(view, plain(tiles))
        case _:
            return None


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """The same once it has its answer; that a guess was right or wrong tells bits, too."""
    if (prospect := weigh(before, move)) is None:
        return None
    if prospect.names is None:
        then = -log2(int(codes(after).sum()))
        told = then + log2(belief(before).left)
        return prospect.came_out(then, told)
    chance, right = prospect.names.chance, was_right(before, after)
    told = -log2(float(chance if right else 1 - chance))
    return prospect.came_out(prospect.start + told, told, right)


def asking(view: View, move: Ask) -> Prospect:
    """A question among all that are on offer."""
    mind = belief(view)
    on_offer = [each for each in offer(view.board, view.seat).listed if isinstance(each, Ask)]
    bits = {each: mind.bits(Question(each.card, each.number)) for each in on_offer}
    most = max(bits.values())
    best = move if bits[move] >= most else max(on_offer, key=bits.__getitem__)
    start = -log2(mind.left)
    return Prospect(
        start=start,
        best=start + most,
        value=start + bits[move],
        best_move=best,
        learns=Learning(bits[move], most),
        gives=given(view, mind, Question(move.card, move.number)),
        exact=mind.left == len(mind.codes),
    )


def guessing(view: View, tiles: Hand) -> Prospect:
    """A guess beside the likeliest code."""
    ways, known = codes(view), table(view.board.box)
    total, likeliest = int(ways.sum()), int(ways.argmax())
    number = known.number(tiles)
    chance = Fraction(int(ways[number]), total)
    expected = -sum(float(p) * log2(p) for p in (chance, 1 - chance) if p)
    start = -log2(total)
    best = tiles if ways[number] == ways[likeliest] else known.hand(likeliest)
    return Prospect(
        start=start,
        best=start + expected,
        value=start + expected,
        best_move=Guess(best),
        learns=Learning(expected, expected),
        names=Naming(chance, Fraction(int(ways[likeliest]), total)),
    )


def said(view: View, move: Move) -> Line:
    """A question or a guess in words."""
    del view
    match move:
        case Ask(card=card, number=named):
            which = f"{card}" if named is None else f"{card}.{named}"
            code = f"break-the-code.move.ask.{CARDS[card].kind}"
            return Line(code, {"what": (f"break-the-code.what.{which}",)})
        case Guess(tiles=tiles):
            return Line("break-the-code.move.guess", {"code": spell(plain(tiles))})
        case Pass():
            return Line("break-the-code.move.pass")


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


INSIGHT: Final = Insight(
    unit="bits",
    weigh=weigh,
    judge=judge,
    said=said,
    left=left,
    missing=missing,
    settled=settled,
)

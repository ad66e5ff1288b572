"""What a question, a look or a guess was worth: bits about one's own code, and what it gave away.

Every code that cannot be excluded counts alike. Going to a tile promises what can be learned there
in the same turn; that is held against the best tile in reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import log2
from typing import Final

import numpy as np

from sleuth.games.code_x.board import standing_on
from sleuth.games.code_x.moves import Ask, Decipher, Declare, Decline, Go, Move, Peek, Swap
from sleuth.games.code_x.pieces import ASKS, NAMES, Place, left_of, trait
from sleuth.games.code_x.sentences import numbers, spell
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.cases import listed
from sleuth.games.code_x.thinking.mind import Mind, Worth, mind, unticked
from sleuth.games.code_x.thinking.solver import Query
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.data import Seat, tag
from sleuth.kernel.insight import Insight, Judgement, Learning, Naming, Prospect
from sleuth.kernel.talents import Argument, Line

AGAIN = 0.6  # bits that one more turn is worth

Promised = Mapping[Move, float]
"""The bits that moves can be expected to tell, in this turn."""


def weigh(view: View, move: Move) -> Prospect | None:
    """What is learned by its bits, a guess by its chance; the rest cannot be weighed."""
    match move:
        case Ask() | Decline():
            return learning(view, move, questions(view))
        case Peek() | Swap():
            return learning(view, move, looks(view))
        case Go():
            return learning(view, move, ways(view))
        case Declare() | Decipher():
            return naming(view, move)
        case _:
            return None


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """The same once it is answered; that a guess was right or wrong tells bits, too."""
    if (prospect := weigh(before, move)) is None:
        return None
    start, learns, names = -bits_in(before), prospect.learns, prospect.names
    assert learns is not None
    if names is None:
        told = -bits_in(after) - start
        heard = told if tells(before, move) else learns.expected
        made = prospect.came_out(start + heard, told)
        return replace(made, gave=given(before, move, after))
    assert isinstance(move, Declare | Decipher)
    right = was_right(before, move, after)
    chance = names.chance if right else 1 - names.chance
    told = -log2(chance) if chance else 0.0
    return prospect.came_out(start + told, told, right)


def learning(view: View, move: Move, promised: Promised) -> Prospect:
    """A move among others of its kind."""
    most, start = max(promised.values()), -bits_in(view)
    best = move if promised[move] >= most else max(promised, key=promised.__getitem__)
    return Prospect(
        start=start + (most if view.board.step == "ask" else 0.0),
        best=start + most,
        value=start + promised[move],
        best_move=best,
        learns=Learning(promised[move], most),
    )


def tells(view: View, move: Move) -> bool:
    """Does a move tell something at once, or lead to where something can be learned?"""
    return not isinstance(move, Go) or move.to in view.board.lying


def questions(view: View) -> Promised:
    """The bits of every question on offer."""
    thought, kind = mind(view), ASKS[standing_on(view.board).kind]
    _, packed, left, shares, _ = thought
    asks = [move for move in moves(view) if isinstance(move, Ask)]
    found: dict[Move, float] = {
        each: solver.asking(packed, left, shares, Query(each.token, kind, each.position))
        for each in asks
    }
    return {**found, Decline(): 0.0}


def looks(view: View) -> Promised:
    """The bits of every look on offer; the token that is left there tells nobody anything."""
    looking = Looking(mind(view))
    on_offer = [move for move in moves(view) if isinstance(move, Peek | Swap)]
    return {each: looking.at(each.place) for each in on_offer}


def ways(view: View) -> Promised:
    """What each tile in reach promises."""
    thought = mind(view)
    worth, looking = Worth(thought), Looking(thought)
    goes = [move for move in moves(view).listed if isinstance(move, Go)]
    places = {go.to: promise(view, go.to, worth, looking) for go in goes}
    return {go: places[go.to] for go in goes}


def promise(view: View, place: Place, worth: Worth, looking: Looking) -> float:
    """The bits that can be learned where a figure lands."""
    board, tile = view.board, view.board.field[place]
    if place in board.lying:
        return looking.at(place)
    if tile.kind in ASKS and tile.owner != view.seat and view.hand:
        return max(worth.asking(token, ASKS[tile.kind]).bits for token in view.hand)
    return AGAIN if tile.kind == "extra-turn" and place not in board.spent else 0.0


class Looking:
    """The bits in a token that lies somewhere, each set of tokens worked out once."""

    def __init__(self, thought: Mind) -> None:
        self._thought, self._worth = thought, Worth(thought)
        self._known: dict[int, float] = {}

    def at(self, place: Place) -> float:
        """What the token in a place can be expected to tell."""
        may = self._worth.may_lie(place)
        if may not in self._known:
            self._known[may] = self._bits(tuple(listed(may & self._thought.held.unseen)))
        return self._known[may]

    def _bits(self, tokens: tuple[int, ...]) -> float:
        """Any of these that is not in the code, each as likely, excludes the codes that have it."""
        if len(tokens) <= 1:
            return 0.0
        _, packed, left, shares, _ = self._thought
        holds = packed.holds[list(tokens)][:, left]
        room = len(tokens) - holds.sum(axis=0)
        share = np.where(room > 0, shares / np.maximum(room, 1), 0.0)
        likely = (~holds) @ share
        stays = (~holds).sum(axis=1)
        some = (likely > 0) & (stays > 0)
        told = likely[some] @ np.log2(len(left) / stays[some])
        return float(told / likely[some].sum())


def naming(view: View, move: Declare | Decipher) -> Prospect:
    """A guess beside the best of its kind."""
    chance, best, then = chances(mind(view), move)
    expected = -sum(float(p) * log2(p) for p in (chance, 1 - chance) if p)
    start = -bits_in(view)
    return Prospect(
        start=start,
        best=start + expected,
        value=start + expected,
        best_move=then,
        learns=Learning(expected, expected),
        names=Naming(chance, best),
    )


def chances(thought: Mind, move: Declare | Decipher) -> tuple[Fraction, Fraction, Move]:
    """The chance of a guess, the best chance of any of its kind, and the guess that has it."""
    rows, total = thought.packed.codes[thought.left], len(thought.left)
    if isinstance(move, Declare):
        hits, most = int((rows == np.array(move.code)).all(axis=1).sum()), 1
        best: Move = move if hits else Declare(tuple(rows[0].tolist()))
        return Fraction(hits, total), Fraction(most, total), best
    hits = int((rows[:, move.position] == move.value).sum())
    counted = {at: np.bincount(rows[:, at]) for at in unticked(thought.view)}
    at = max(counted, key=lambda place: int(counted[place].max()))
    most = int(counted[at].max())
    best = move if hits == most else Decipher(at, int(counted[at].argmax()))
    return Fraction(hits, total), Fraction(most, total), best


def was_right(before: View, move: Declare | Decipher, after: View) -> bool:
    """Did the guess name what is there?"""
    assert before.seat is not None
    if isinstance(move, Declare):
        return after.board.winner == before.seat
    return after.board.ticks[before.seat][move.position] == move.value


def given(before: View, move: Move, after: View) -> Mapping[Seat, float]:
    """The answerer sees a token that is not in its own code: so many bits, if it was new to it."""
    answerer, board = after.board.answerer, before.board
    if not isinstance(move, Ask) or answerer is None or move.token in before.given[answerer]:
        return {}
    lies_open = (board.seats - 1) * board.box.code + board.hands[answerer]
    unseen = board.box.tokens - lies_open - len(before.given[answerer])
    size = board.box.code
    return {answerer: log2(unseen / (unseen - size)) if unseen > size else 0.0}


def said(view: View, move: Move) -> Line:
    """A move in words."""
    board, code = view.board, f"code-x.move.{tag(type(move).__name__)}"
    match move:
        case Ask(token=token, position=position):
            kind = ASKS[standing_on(board).kind]
            shows: Argument = (f"code-x.{kind}.{NAMES[kind][trait(token, kind)]}",)
            if position is None:
                return Line(f"{code}.count", {"trait": shows})
            return Line(code, {"trait": shows, "position": (f"code-x.position.{position}",)})
        case Go(to=place) | Peek(place=place) | Swap(place=place):
            return Line(code, {"place": spell(place, board)})
        case Declare(code=tokens):
            return Line(code, {"code": numbers(tokens)})
        case Decipher(position=position, value=value):
            return Line(code, {"value": value, "position": (f"code-x.position.{position}",)})
        case _:
            return Line(code)


def searching(view: View) -> bool:
    """Has this seat a code to look for?"""
    board = view.board
    return view.seat is not None and left_of(view.seat, board.seats) in board.locked


def left(view: View) -> int | None:
    """The codes that this seat cannot exclude."""
    if not searching(view):
        return None
    return 1 if view.board.opened else _left(view)


@lru_cache(maxsize=64)
def _left(view: View) -> int:
    return len(mind(view).left)


def bits_in(view: View) -> float:
    """The bits that lie in the codes which cannot be excluded."""
    return log2(_left(view))


def missing(view: View) -> float | None:
    """The bits that a seat lacks."""
    many = left(view)
    return None if many is None else log2(many)


INSIGHT: Final = Insight(
    unit="bits", weigh=weigh, judge=judge, said=said, left=left, missing=missing
)

"""What a seat makes of its view: the possibilities that are left, and the code it would name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from sleuth.games.break_the_code.board import clear
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.deals import deals
from sleuth.games.break_the_code.solver import (
    CODES,
    NUMBER,
    Array,
    entropy,
    likeliest,
    rivals,
    table,
)
from sleuth.games.break_the_code.tiles import Hand
from sleuth.games.break_the_code.view import View

MOST = 6000
"""More deals than this are looked at evenly spaced."""


@dataclass(frozen=True, eq=False)
class Belief:
    """Equally likely possibilities, a column each: `hands` has a row for every opponent.

    `guess` is the likeliest code and `chance` its share of all possibilities, exactly; `left` says
    how many possibilities there are, of which `hands` may hold a part.
    """

    answers: Array
    hands: Array
    guess: Hand
    chance: float
    left: int

    def heard(self, question: Question) -> Array:
        """How often each row of answers by the opponents would be heard."""
        said = self.answers[NUMBER[question]]
        keys = said[self.hands[0]].astype(np.int64)
        for hands in self.hands[1:]:
            keys = keys * CODES + said[hands]
        if len(self.hands) == 1:
            return np.bincount(keys)
        counts: Array = np.unique(keys, return_counts=True)[1]
        return counts

    def bits(self, question: Question) -> float:
        """What the opponents' answers are expected to tell."""
        return entropy(self.heard(question))


def belief(view: View, memory: int | None = None) -> Belief:
    """The belief of a seat that remembers its last `memory` answers, or all."""
    board = view.board
    asked = board.asked if memory is None else board.asked[max(0, len(board.asked) - memory) :]
    bare = replace(clear(board.options, board.seats), asked=asked, tries=board.tries)
    return _belief(replace(view, board=bare, wrote=None))


@lru_cache(maxsize=128)
def _belief(view: View) -> Belief:
    return of_centre(view) if view.board.crowd else of_rival(view)


def of_rival(view: View) -> Belief:
    """Two players: the code is the opponent's hand."""
    hands, known = rivals(view), table(view.board.box)
    best, chance = likeliest(hands)
    return Belief(known.answers, hands[None, :], known.hand(best), chance, len(hands))


def of_centre(view: View) -> Belief:
    """Three and four players: the code is the centre."""
    left, known = deals(view), table(view.board.box)
    ways = np.bincount(left.hands, left.ways(len(left.places) - 1))
    best = int(ways.argmax())
    hands = left.hands[left.spread(MOST)[:-1]]
    return Belief(known.answers, hands, known.hand(best), ways[best] / left.total, left.total)


def surprise(view: View, public: Array, question: Question) -> float:
    """The bits that one's own answer would tell about one's own hand."""
    assert view.hand is not None
    known = table(view.board.box)
    said = known.answers[NUMBER[question]]
    return -float(np.log2((said[public] == said[known.number(view.hand)]).mean()))

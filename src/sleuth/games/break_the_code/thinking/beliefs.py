"""What a seat makes of its view: the possibilities that are left, and the code it would name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from sleuth.games.break_the_code.board import clear
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.thinking.deals import Counted, deals
from sleuth.games.break_the_code.thinking.solver import (
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

    `codes` are the hands that are looked for: the opponent's, or those in the centre. `guess` is
    the likeliest code and `chance` its share of all possibilities, exactly; `left` says how many
    possibilities there are, of which `hands` and `codes` may hold a part.
    """

    answers: Array
    hands: Array
    codes: Array
    guess: Hand
    chance: float
    left: int

    def replies(self, question: Question) -> Array:
        """What the opponents would answer, as one number for each possibility."""
        said = self.answers[NUMBER[question]]
        keys: Array = said[self.hands[0]].astype(np.int64)
        for hands in self.hands[1:]:
            keys = keys * CODES + said[hands]
        return keys

    def heard(self, question: Question) -> Array:
        """How often each row of answers by the opponents would be heard."""
        keys = self.replies(question)
        if len(self.hands) == 1:
            return np.bincount(keys)
        counts: Array = np.unique(keys, return_counts=True)[1]
        return counts

    def after(self, question: Question) -> float:
        """The chance to name the code, once the opponents have answered."""
        keys = self.replies(question) * len(self.answers[0]) + self.codes
        found, counts = np.unique(keys, return_counts=True)
        starts = np.unique(found // len(self.answers[0]), return_index=True)[1]
        return float(np.maximum.reduceat(counts, starts).sum()) / len(self.codes)

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
    return Belief(known.answers, hands[None, :], hands, known.hand(best), chance, len(hands))


def of_centre(view: View) -> Belief:
    """Three and four players: the code is the centre."""
    left, known = deals(view), table(view.board.box)
    ways = np.bincount(left.hands, left.ways(len(left.places) - 1))
    best = int(ways.argmax())
    *hands, codes = left.hands[left.spread(MOST)]
    share = float(ways[best]) / left.total
    return Belief(known.answers, np.array(hands), codes, known.hand(best), share, left.total)


def chance(view: View) -> float:
    """Three and four players: the share of the likeliest code; of many deals, it is next to none.

    This is how one looks through the eyes of others, whose hands one only supposes.
    """
    left = deals(view)
    if isinstance(left, Counted):
        return 0.0
    most = np.bincount(left.hands[left.rows[-1]]).max()
    return int(most) / left.total


def surprise(view: View, public: Array, question: Question) -> float:
    """The bits that one's own answer would tell about one's own hand."""
    assert view.hand is not None
    known = table(view.board.box)
    said = known.answers[NUMBER[question]]
    return -float(np.log2((said[public] == said[known.number(view.hand)]).mean()))

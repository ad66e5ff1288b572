"""Two players, of whom one only answers: the fewest turns that any play needs, exactly or at least.

All cards lie open here, each to be asked once, which is more than a row of six allows: nobody who
is given nothing by the opponent is faster in the mean. Small boxes are searched to the end; for
the printed one a bound counts how many rows of answers three questions can bring about.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

import numpy as np

from sleuth.games.break_the_code.cards import questions
from sleuth.games.break_the_code.pieces import Box, rest
from sleuth.games.break_the_code.thinking.solver import NUMBER, Array, holdings, table
from sleuth.games.break_the_code.tiles import Hand

LAST = 2  # turns that are saved by naming a code before the third question


class Puzzle(NamedTuple):
    """The codes that may be the rival's, in how many ways each, and what they answer.

    `answers` has a row for each question, `cards` the card that it takes.
    """

    codes: Array
    ways: Array
    answers: Array
    cards: tuple[int, ...]


def puzzle(box: Box, mine: Hand) -> Puzzle:
    """What a seat with this hand has to find out."""
    codes, ways = np.unique(holdings(box, rest(box, (mine,))), return_counts=True)
    asked = [each for card in box.deck for each in questions(card)]
    rows = table(box).answers[[NUMBER[each] for each in asked]][:, codes]
    return Puzzle(codes, ways, rows, tuple(each.card for each in asked))


class Search:
    """The least total of turns over all codes, each as likely as any other."""

    def __init__(self, of: Puzzle) -> None:
        if set(of.ways.tolist()) != {1}:
            raise ValueError("codes that are not equally likely")
        self._cards, n = of.cards, len(of.ways)
        self._parts = [[mask(row == said) for said in np.unique(row)] for row in of.answers]
        self._known: dict[tuple[int, frozenset[int]], int] = {}
        most = max(map(len, self._parts))
        levels = np.searchsorted(np.cumsum(most ** np.arange(12)), np.arange(1, n + 1)) + 1
        self._ideal = [0, *np.cumsum(levels).tolist()]
        self._everything = (1 << n) - 1

    def mean(self) -> float:
        """Turns in the mean, the last one, in which the code is named, included."""
        return self.total(self._everything, frozenset()) / self._everything.bit_count()

    def total(self, codes: int, used: frozenset[int]) -> int:
        """The least total of turns for these codes, when these cards are gone."""
        if codes.bit_count() <= 2:
            return 2 * codes.bit_count() - 1
        key = codes, used
        if key not in self._known:
            self._known[key] = self._best(codes, used)
        return self._known[key]

    def _best(self, codes: int, used: frozenset[int]) -> int:
        """Ask or name, the most promising first, while it may still come below the best."""
        n = codes.bit_count()
        best = n * (n + 1) // 2  # naming one after another
        for low, parts, card in self._asks(codes, used):
            if low >= best:
                break
            best = min(best, self._asked(parts, used | {card}, low, best))
        if n + self._ideal[n - 1] < best:
            named = (n + self.total(codes & ~(1 << each), used) for each in members(codes))
            best = min(best, *named)
        return best

    def _asks(self, codes: int, used: frozenset[int]) -> list[tuple[int, list[int], int]]:
        """What can be asked: a bound of its total, the sets it leaves, its card; best first."""
        found = []
        for card, masks in zip(self._cards, self._parts, strict=True):
            parts = [codes & each for each in masks if codes & each]
            if card not in used and len(parts) > 1:
                low = codes.bit_count() + sum(self._ideal[each.bit_count()] for each in parts)
                found.append((low, sorted(parts, key=int.bit_count), card))
        return sorted(found)

    def _asked(self, parts: list[int], used: frozenset[int], low: int, best: int) -> int:
        """The total of a question, or a bound of it that is not below the best."""
        for part in parts:
            low += self.total(part, used) - self._ideal[part.bit_count()]
            if low >= best:
                break
        return low


def members(codes: int) -> list[int]:
    """The numbers in a set."""
    return [n for n in range(codes.bit_length()) if codes >> n & 1]


def mask(marks: Array) -> int:
    """A set as a whole number."""
    return reduce(or_, (1 << int(n) for n in np.flatnonzero(marks)), 0)


def bound(of: Puzzle) -> float:
    """Turns that any play needs at least, in the mean.

    Whoever plays is given more than the rules allow: to name a code and to ask in the same turn,
    in the first three turns, and to be right in the fifth. So many turns are saved at most by
    naming codes earlier than that, over all ways to choose three questions, each by the answers
    before. Codes that can come about in two ways count twice.
    """
    total = int(of.ways.sum())
    return TURNS - _saved(_Marks(of), np.arange(len(of.ways)), TURNS - 1) / total


TURNS = 5


class _Marks:
    """The answers as bits: of all codes, and of those that can come about in two ways."""

    def __init__(self, of: Puzzle) -> None:
        self.answers, self.ways = of.answers, of.ways
        bits = np.uint64(1) << of.answers.astype(np.uint64)
        self.layers = [np.where(of.ways >= n, bits, np.uint64(0)) for n in (1, 2)]


def _saved(marks: _Marks, some: Array, turns: int) -> int:
    """What is saved at most in a set: one code is named now, others after the best question."""
    most, every = int(marks.ways[some].max()), int(marks.ways[some].sum())
    later = max(_by_asking(marks, some, row[some], turns - 1) for row in marks.answers)
    return turns * most + min(later, (turns - 1) * (every - most))


def _by_asking(marks: _Marks, some: Array, said: Array, turns: int) -> int:
    """What is saved after a question with these answers."""
    order = np.argsort(said, kind="stable")
    starts = np.flatnonzero(np.diff(said[order], prepend=-1))
    if turns > LAST:
        return sum(_saved(marks, some[part], turns) for part in np.split(order, starts[1:]))
    ways = marks.ways[some[order]]
    named, every = np.maximum.reduceat(ways, starts), np.add.reduceat(ways, starts)
    heard = sum(
        np.bitwise_count(np.bitwise_or.reduceat(layer[:, some[order]], starts, axis=1)).astype(int)
        for layer in marks.layers
    )
    later = np.minimum(np.asarray(heard).max(axis=0), every - named)
    return int((LAST * named + later).sum())

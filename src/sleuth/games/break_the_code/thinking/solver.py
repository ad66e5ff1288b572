"""Hands as packed tables: every answer of every hand, and which hands a seat cannot exclude."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleuth.games.break_the_code.board import Board
from sleuth.games.break_the_code.cards import CARDS, Answer, Question, questions
from sleuth.games.break_the_code.pieces import Box, rest
from sleuth.games.break_the_code.tiles import FIVES, Hand, Tile
from sleuth.games.break_the_code.view import View

Array = NDArray[Any]

CODES = 64
"""Answers are packed into numbers below this."""

EVERY: tuple[Question, ...] = tuple(each for card in CARDS for each in questions(card))
NUMBER = {question: n for n, question in enumerate(EVERY)}


def pack(answer: Answer) -> int:
    """An answer as a number: places are bits."""
    return sum(1 << at for at in answer) if isinstance(answer, tuple) else answer


def answers(hands: Array) -> Array:
    """The packed answer of each hand (a row of tiles) to each of the 25 questions."""
    numbers, size = hands // 2, hands.shape[1]
    green = numbers == 5
    blue = (hands % 2 == 1) & ~green
    red = ~green & ~blue
    colours = np.where(green, 2, blue)
    bits = 1 << np.arange(size)
    odd = (numbers % 2).sum(1)
    steps = numbers[:, 1:] - numbers[:, :-1]
    by_card = {
        7: (colours[:, 1:] == colours[:, :-1]) @ bits[:-1],
        8: (steps == 1) @ bits[:-1],
        9: size - odd,
        10: odd,
        11: red.sum(1),
        12: blue.sum(1),
        13: (steps == 0).sum(1),
        14: numbers[:, :3].sum(1),
        15: numbers[:, 1:-1].sum(1),
        16: numbers[:, -3:].sum(1),
        17: (numbers * red).sum(1),
        18: (numbers * blue).sum(1),
        19: numbers.sum(1),
        20: numbers[:, size // 2] > 4,
        21: numbers[:, -1] - numbers[:, 0],
    }
    wanted = {1: 0, 4: 5}
    found = (
        by_card[q.card] if q.card in by_card else (numbers == wanted.get(q.card, q.number)) @ bits
        for q in EVERY
    )
    return np.array([*found], dtype=np.int8)


@dataclass(frozen=True, eq=False)
class Table:
    """The hands of a box: each once, its tiles, and its packed answers by question and hand."""

    hands: Array
    answers: Array
    at: Array

    def hand(self, n: int) -> Hand:
        """A hand as tiles."""
        return tuple(map(int, self.hands[n]))

    def number(self, hand: Hand) -> int:
        """The number of a hand."""
        return int(self.at[sum(1 << tile for tile in hand)])


@lru_cache(maxsize=8)
def table(box: Box) -> Table:
    """All hands of a box, lowest first; a lone green 5 is the first of the two."""
    every = [
        hand
        for hand in combinations(box.tiles, box.hand)
        if FIVES[1] not in hand or FIVES[0] in hand
    ]
    hands = np.array(every, dtype=np.int64)
    at = np.full(1 << (max(box.tiles) + 1), -1, dtype=np.int16)
    at[(1 << hands).sum(1)] = np.arange(len(hands))
    return Table(hands.astype(np.int8), answers(hands), at)


@lru_cache(maxsize=8)
def chosen(of: int, k: int) -> Array:
    """All ways to choose `k` places of so many, a row each."""
    return np.array([*combinations(range(of), k)], dtype=np.int64)


@lru_cache(maxsize=64)
def holdings(box: Box, unseen: tuple[Tile, ...]) -> Array:
    """What can be taken from these tiles, as numbers of hands: each way to take them once.

    A hand with one of two unseen fives can be taken in two ways, so it is there twice, and all
    ways are equally likely.
    """
    masks = (1 << np.array(unseen, dtype=np.int64))[chosen(len(unseen), box.hand)].sum(1)
    first, second = (1 << five for five in FIVES)
    lone = (masks & (first | second)) == second
    found: Array = table(box).at[np.where(lone, masks ^ first ^ second, masks)]
    return found


def unseen(view: View) -> tuple[Tile, ...]:
    """The tiles that are not behind one's own screen."""
    return rest(view.board.box, () if view.hand is None else (view.hand,))


def fitting(board: Board, place: int, hands: Array) -> Array:
    """Which of these hands agree with every answer from a place, and every guess at it."""
    known, fits = table(board.box), np.ones(len(hands), dtype=bool)
    if place == board.seats:
        return fits
    for asked in board.asked:
        said = asked.answers[place]
        if said is not None:
            fits &= known.answers[NUMBER[asked.question]][hands] == pack(said)
    for guess in board.tries:
        if guess.seat != place:
            fits &= (hands == known.number(guess.tiles)) == guess.right
    return fits


def rivals(view: View) -> Array:
    """Two players: the hands the opponent may hold, each as often as it can have been taken."""
    assert view.seat is not None
    hands = holdings(view.board.box, unseen(view))
    found: Array = hands[fitting(view.board, 1 - view.seat, hands)]
    return found


def public(board: Board, place: int) -> Array:
    """The hands that a spectator cannot exclude at a place, each as often as it can be taken."""
    hands = holdings(board.box, board.box.tiles)
    found: Array = hands[fitting(board, place, hands)]
    return found


def likeliest(hands: Array) -> tuple[int, float]:
    """The hand that comes most often, the lowest of equals, and its share."""
    counts = np.bincount(hands)
    best = int(counts.argmax())
    return best, float(counts[best]) / len(hands)


def entropy(counts: Array) -> float:
    """Bits in a distribution that is given by counts."""
    some = counts[counts > 0]
    total = some.sum()
    return float(np.log2(total) - (some * np.log2(some)).sum() / total)

"""Break the Code for two in many copies at once, in numpy: in each, whose turn it is acts."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleuth.envs.actions import Mask, actions
from sleuth.games.break_the_code.board import MOST, TOO_LONG
from sleuth.games.break_the_code.cards import SHARED
from sleuth.games.break_the_code.pieces import FIVE_EACH, Options, plain
from sleuth.games.break_the_code.thinking.solver import EVERY, table
from sleuth.games.break_the_code.tiles import FIVES
from sleuth.kernel.codec import convert

Numbers = NDArray[np.integer[Any]]
Truths = NDArray[np.bool_]
HandsStep = tuple[NDArray[np.int16], NDArray[np.float32], Truths, Truths]

PASS, ASK = 1, 2
GUESS = ASK + len(EVERY)
"""The first numbers of each kind of move, as in the other environments; 0 waits: never here."""

DECK = np.array(FIVE_EACH.deck)
HAND, ROW = slice(0, 5), slice(5, 5 + len(DECK))
ASKED = slice(ROW.stop, ROW.stop + len(EVERY))
SAID = slice(ASKED.stop, ASKED.stop + len(EVERY))
TRIED = slice(SAID.stop, SAID.stop + MOST)
"""Where what is seen: my tiles; cards that lie open; by question, who asked it (1: I, 2: the
other) and what the other answered plus one; guesses in turn, mine as they are, the other's below 0.
A guess is its number plus one; an answer is packed as `thinking.solver.pack` does."""


@cache
def named_hands() -> NDArray[np.int16]:
    """The hand that each guess names: which of the two fives is meant makes no difference."""
    number = table(FIVE_EACH).number
    named = combinations(FIVE_EACH.tiles, FIVE_EACH.hand)
    return np.array([number(plain(tiles)) for tiles in named], np.int16)


class ManyHands:
    """So many matches side by side; the step after an end begins anew, whatever is said in it.

    Actions have the numbers of `sleuth.envs.actions`. What is not on offer loses at once. A
    reward is for the seat that acted: 1 for a win, -1 for a loss; the other gets the opposite.
    """

    def __init__(self, copies: int, options: dict[str, Any] | None = None) -> None:
        self.options: Options = convert(options or {}, Options)
        self.copies = copies
        self.size = actions("break-the-code", self.options, 2).size
        known = table(FIVE_EACH)
        self._tiles, self._answers = known.hands, known.answers.T
        self._number = known.at
        self._card = np.array([FIVE_EACH.deck.index(each.card) for each in EVERY])
        self._shared = np.array([each.card in SHARED for each in EVERY])
        self._each = np.arange(copies)
        self.reset(0)

    def reset(self, seed: int) -> NDArray[np.int16]:
        """New hands everywhere; equal seeds, equal hands and cards."""
        many = self.copies
        self._random = np.random.default_rng(seed)
        self.hands = np.zeros((many, 2), np.int64)
        self.turn, self.first, self.turns, self.idle = np.zeros((4, many), np.int64)
        self.over, self.right = np.zeros((2, many), bool)
        self.row = np.zeros((many, len(DECK)), bool)
        self._pile, self._next = np.zeros((many, len(DECK)), np.int64), np.zeros(many, np.int64)
        self.asked = np.zeros((many, len(EVERY)), np.int8)  # by whom: nobody, or a seat plus one
        self.tried = np.zeros((many, MOST), np.int16)  # by turn; what seat 1 guessed is below 0
        self._begin(self._each)
        return self.sight()

    def _begin(self, anew: Numbers) -> None:
        """Shuffle tiles and cards of these copies, and deal."""
        many, start = len(anew), self.options.first
        tiles = self._random.random((many, len(FIVE_EACH.tiles))).argsort(1)[
            :, : 2 * FIVE_EACH.hand
        ]
        masks = (1 << tiles.reshape(many, 2, FIVE_EACH.hand)).sum(2)
        first, second = (1 << five for five in FIVES)
        lone = masks & (first | second) == second
        self.hands[anew] = self._number[np.where(lone, masks ^ first ^ second, masks)]
        lot = self._random.integers(2, size=many)
        self.first[anew] = self.turn[anew] = lot if start is None else start
        self._pile[anew] = self._random.random((many, len(DECK))).argsort(1)
        self._next[anew] = FIVE_EACH.row
        self.row[anew] = False
        self.row[anew[:, None], self._pile[anew, : FIVE_EACH.row]] = True
        self.turns[anew] = self.idle[anew] = 0
        self.right[anew] = self.over[anew] = False
        self.asked[anew], self.tried[anew] = 0, 0

    def step(self, chosen: Numbers) -> HandsStep:
        """One action in each copy: what is seen, rewards, whose match is over, who was cut off."""
        begins = np.flatnonzero(self.over)
        fair = self._on_offer(chosen) & ~self.over
        foul = ~fair & ~self.over
        asks = fair & (chosen >= ASK) & (chosen < GUESS)
        bare = self._bare()
        self._ask(np.flatnonzero(asks), chosen)
        hit = self._guess(np.flatnonzero(fair & (chosen >= GUESS)), chosen)
        self.turns += fair
        rewards = self._settle(fair & ~asks, hit, bare) - foul.astype(np.float32)
        self.over |= foul
        self.turn = np.where(self.over, self.turn, 1 - self.turn)
        self._begin(begins)
        return self.sight(), rewards, self.over.copy(), np.zeros(self.copies, bool)

    def _on_offer(self, chosen: Numbers) -> Truths:
        """Is what was chosen on offer?"""
        asks = (chosen >= ASK) & (chosen < GUESS)
        lies = self.row[self._each, self._card[np.where(asks, chosen - ASK, 0)]]
        passes = (chosen == PASS) & self._may_pass()
        guesses = (chosen >= GUESS) & (chosen < self.size)
        fair: Truths = (asks & lies & ~self.right) | passes | guesses
        return fair

    def _may_pass(self) -> Truths:
        """Who has a last chance, or no card left to ask."""
        return self.right | self._bare()

    def _bare(self) -> Truths:
        """Where no card lies open."""
        return np.logical_not(self.row.any(1))

    def _ask(self, at: Numbers, chosen: Numbers) -> None:
        """A card leaves the row, and one comes from the pile."""
        question = chosen[at] - ASK
        self.asked[at, question] = self.turn[at] + 1
        self.row[at, self._card[question]] = False
        fill = at[self._next[at] < len(DECK)]
        self.row[fill, self._pile[fill, self._next[fill]]] = True
        self._next[fill] += 1

    def _guess(self, at: Numbers, chosen: Numbers) -> Truths:
        """Whose guess is right."""
        guess, seat = chosen[at] - GUESS, self.turn[at]
        self.tried[at, self.turns[at]] = np.where(seat == 0, guess + 1, -guess - 1)
        hit = np.zeros(self.copies, bool)
        hit[at] = named_hands()[guess] == self.hands[at, 1 - seat]
        return hit

    def _settle(self, tries: Truths, hit: Truths, bare: Truths) -> NDArray[np.float32]:
        """What guesses and passes came to: who was first must be answered, then it is over."""
        second = self.turn != self.first
        self.idle += tries & ~hit & bare
        stuck = tries & ~hit & ~self.right & (self.idle >= TOO_LONG)
        replied = tries & self.right
        won, lost = hit & second & ~self.right, replied & ~hit
        self.over = won | replied | stuck | (~self.over & (self.turns >= MOST))
        self.right |= hit & ~second
        rewards: NDArray[np.float32] = np.subtract(won, lost, dtype=np.float32)
        return rewards

    def sight(self) -> NDArray[np.int16]:
        """What whoever is to act sees, copy by copy."""
        seen = np.zeros((self.copies, TRIED.stop), np.int16)
        mine, theirs = self.hands[self._each, self.turn], self.hands[self._each, 1 - self.turn]
        seen[:, HAND] = self._tiles[mine]
        seen[:, ROW] = self.row
        by = self.asked - 1 == self.turn[:, None]
        seen[:, ASKED] = np.where(self.asked == 0, 0, 2 - by)
        told = (self.asked > 0) & (by | self._shared)
        seen[:, SAID] = (self._answers[theirs] + 1) * told
        seen[:, TRIED] = self.tried * (1 - 2 * self.turn).astype(np.int16)[:, None]
        return seen

    def masks(self) -> Mask:
        """1 for every move on offer, copy by copy; where it is over, waiting alone."""
        mask = np.zeros((self.copies, self.size), np.int8)
        mask[:, PASS] = self._may_pass()
        mask[:, ASK:GUESS] = self.row[:, self._card] & ~self.right[:, None]
        mask[:, GUESS:] = 1
        mask[self.over] = 0
        mask[self.over, 0] = 1
        return mask

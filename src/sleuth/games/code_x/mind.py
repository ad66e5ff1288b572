"""What a bot makes of a view: the codes left to it and their shares, and what moves would tell."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sleuth.games.code_x import solver
from sleuth.games.code_x.cases import Belief, Mask, bits, listed
from sleuth.games.code_x.pieces import KINDS, Code, Kind, Place, Token, trait
from sleuth.games.code_x.solver import Numbers, Tables, Weights
from sleuth.games.code_x.view import View
from sleuth.games.code_x.worlds import belief, own


class Mind(NamedTuple):
    """The codes left, by number, with shares that add up to one; and what is known of tokens."""

    view: View
    packed: Tables
    left: Numbers
    shares: Weights
    held: Belief


class Question(NamedTuple):
    """A question that could be asked with a token, and the bits that it is expected to give."""

    bits: float
    token: Token
    position: int | None


def mind(view: View) -> Mind:
    """Everything that a seat can prove, each code counted alike."""
    box, held = view.board.box, belief(view)
    packed = solver.tables(box.tokens, box.code)
    left = solver.roomy(packed, held, solver.fitting(packed, held.unseen, own(view)))
    return Mind(view, packed, left, np.full(len(left), 1 / len(left)), held)


def likeliest(thought: Mind) -> tuple[Code, float]:
    """The code with the largest share."""
    at = int(np.argmax(thought.shares))
    return tuple(thought.packed.codes[thought.left[at]].tolist()), float(thought.shares[at])


def unticked(view: View) -> tuple[int, ...]:
    """The positions of my code that are not deciphered."""
    assert view.seat is not None
    return tuple(n for n, value in enumerate(view.board.ticks[view.seat]) if value is None)


class Worth:
    """The worth of questions and looks in one position, each worked out once."""

    def __init__(self, thought: Mind) -> None:
        self.thought = thought
        self.open = (None, *unticked(thought.view))
        self.entropy = solver.entropy(thought.shares)
        self._asking: dict[tuple[Kind, int], Question] = {}
        self._looking: dict[Mask, float] = {}
        self._unknown: dict[Kind, float] = {}

    def asking(self, token: Token, kind: Kind) -> Question:
        """The best question of a kind with this token."""
        key = kind, trait(token, kind)
        if key not in self._asking:
            _, packed, left, shares, _ = self.thought
            found = (
                Question(solver.asking(packed, left, shares, token, kind, at), token, at)
                for at in self.open
            )
            self._asking[key] = max(found, key=lambda question: question.bits)
        return self._asking[key]._replace(token=token)

    def unknown(self, kind: Kind) -> float:
        """What a token that I have yet to see would give, on average."""
        if kind not in self._unknown:
            tokens = list(listed(self.thought.held.unseen))
            each = [self.asking(token, kind).bits for token in tokens]
            self._unknown[kind] = sum(each) / max(1, len(each))
        return self._unknown[kind]

    def looking(self, place: Place) -> float:
        """What the token in a place would tell about my code; nothing, if I know it."""
        may = self.may_lie(place)
        if may not in self._looking:
            _, packed, left, shares, _ = self.thought
            known = may.bit_count() <= 1
            self._looking[may] = 0.0 if known else solver.looking(packed, left, shares, may)
        return self._looking[may]

    def may_lie(self, place: Place) -> Mask:
        """Which tokens may lie in a place, whatever the case."""
        token = self.thought.view.known[place]
        if token:
            return bits((token,))
        held, may = self.thought.held, 0
        for case in held.cases:
            may |= case.places[place]
        return may & held.unseen or may

    def best(self, kind: Kind) -> Question:
        """The best question of a kind with a token of mine."""
        return max((self.asking(t, kind) for t in self.thought.view.hand), key=lambda q: q.bits)

    def any_kind(self, token: Token) -> float:
        """How well a token serves for questions."""
        return max(self.asking(token, kind).bits for kind in KINDS)

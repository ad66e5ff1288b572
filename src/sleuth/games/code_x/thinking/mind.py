"""What a bot makes of a view: the codes left to it and their shares, and what moves would tell."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

import numpy as np

from sleuth.games.code_x.pieces import KINDS, Code, Kind, Place, Token, trait
from sleuth.games.code_x.thinking import solver
from sleuth.games.code_x.thinking.cases import Belief, Mask, bits, constrained, listed
from sleuth.games.code_x.thinking.solver import Numbers, Query, Tables, Weights
from sleuth.games.code_x.thinking.worlds import belief, own
from sleuth.games.code_x.view import View


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


class Alike(TypedDict):
    """Codes of which none is likelier than another."""

    left: Numbers
    shares: Weights


def alike(left: Numbers) -> Alike:
    """Each of these codes has the same share."""
    return {"left": left, "shares": np.full(len(left), 1 / len(left))}


def mind(view: View) -> Mind:
    """Everything that a seat can prove, each code counted alike."""
    box, held = view.board.box, belief(view)
    packed = solver.tables(box.tokens, box.code)
    left = solver.roomy(packed, held, solver.fitting(packed, held.unseen, own(view)))
    return Mind(view, packed, held=held, **alike(left))


def followed(view: View) -> Mind:
    """The same, and tokens that the others asked with make codes that share them less likely."""
    thought = mind(view)
    masks, held = thought.packed.masks[thought.left], thought.held
    shares = np.zeros(len(thought.left))
    for case in held.cases:
        share = np.ones(len(thought.left))
        for item in constrained(case, held.unseen):
            share *= 1 - np.bitwise_count(masks & item) / item.bit_count()
        shares += share
    total = shares.sum()
    return thought._replace(shares=shares / total) if total > 0 else thought


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
        self._serves: dict[Token, float] = {}

    def asking(self, token: Token, kind: Kind) -> Question:
        """The best question of a kind with this token."""
        key = kind, trait(token, kind)
        if key not in self._asking:
            _, packed, left, shares, _ = self.thought
            found = (
                Question(solver.asking(packed, left, shares, Query(token, kind, at)), token, at)
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

    def most_to_see(self) -> float:
        """What the most telling of all tokens that lie would tell."""
        return max(map(self.looking, self.thought.view.board.lying), default=0.0)

    def least(self) -> Token:
        """My token that serves questions least."""
        return min(self.thought.view.hand, key=self.any_kind, default=0)

    def any_kind(self, token: Token) -> float:
        """How well a token serves for questions."""
        if token not in self._serves:
            self._serves[token] = max(self.asking(token, kind).bits for kind in KINDS)
        return self._serves[token]

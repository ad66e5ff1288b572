"""What a seat keeps of what it was told: each thing that tells something about its code, once."""

from __future__ import annotations

from sleuth.games.code_x.facts import (
    Asked,
    Coded,
    Dealt,
    Deciphered,
    Declared,
    Fact,
    Found,
    Saw,
    Shown,
)
from sleuth.games.code_x.pieces import Kind, Token, trait
from sleuth.games.code_x.thinking.cases import Mask, bit
from sleuth.kernel.data import Seat, Tagged


class Answered(Tagged, frozen=True):
    """An answer about my code: how many of it show this; of one position, 1 for yes, 0 for no."""

    kind: Kind
    value: int
    position: int | None
    answer: int


Clue = Dealt | Coded | Found | Saw | Shown | Asked | Answered | Deciphered | Declared
Clues = tuple[Clue, ...]
Said = Answered | Deciphered | Declared
"""Clues that speak of my own code."""


TELLING = frozenset({Dealt, Coded, Found, Saw, Shown, Asked, Deciphered, Declared})
"""Facts that can tell somebody something about a code."""


def noted(clues: Clues, fact: Fact, seat: Seat, asked: Token, unseen: Mask) -> Clues:
    """The clues after a fact; what was asked with `asked`, and tokens that were `unseen` before."""
    if type(fact) not in TELLING:
        return clues
    new = clue(fact, seat, asked, unseen)
    return clues if new is None or new in clues else (*clues, new)


def clue(fact: Fact, seat: Seat, asked: Token, unseen: Mask) -> Clue | None:
    """What a fact tells this seat about its code, if anything."""
    match fact:
        case Dealt() | Coded():
            return fact
        case Found(token=token) | Saw(token=token) | Shown(token=token) if unseen & bit(token):
            return fact
        case Asked(kind=kind) if fact.seat == seat:
            return Answered(kind, trait(asked, kind), fact.position, fact.answer)
        case Asked() if fact.other != seat:
            return fact
        case Deciphered() | Declared() if fact.seat == seat:
            return fact
        case _:
            return None

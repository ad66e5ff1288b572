"""Folding the open board once: the truth and every view that hear a fact share its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

B = TypeVar("B")
F = TypeVar("F")

KEPT = 32


def shared(tell: Callable[[B, F], B]) -> Callable[[B, F], B]:
    """The same pure function, remembering by identity what it last made of which fact.

    A view that was folded later has a board of its own: where that equals the one that is
    remembered, it takes it over, and goes on with the others.
    """
    recent: dict[int, tuple[F, B, B]] = {}  # holding a fact keeps its identity taken

    def told(board: B, fact: F) -> B:
        known = recent.get(id(fact))
        if known is not None and (known[1] is board or known[1] == board):
            return known[2]
        after = tell(board, fact)
        if len(recent) >= KEPT:
            recent.pop(next(iter(recent)), None)
        recent[id(fact)] = (fact, board, after)
        return after

    return told

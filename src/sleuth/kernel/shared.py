"""Folding the open board once: the truth and every view that see the same fact share its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

B = TypeVar("B")
F = TypeVar("F")

KEPT = 64


def shared(tell: Callable[[B, F], B]) -> Callable[[B, F], B]:
    """The same pure function, remembering its last answers by the identity of what it was given."""
    recent: dict[tuple[int, int], tuple[B, F, B]] = {}

    def told(board: B, fact: F) -> B:
        key = (id(board), id(fact))
        found = recent.get(key)
        if found is not None:
            return found[2]
        after = tell(board, fact)
        if len(recent) >= KEPT:
            recent.clear()
        recent[key] = (board, fact, after)  # holding both keeps their identities taken
        return after

    return told

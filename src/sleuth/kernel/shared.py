"""Folding the open board once: the truth and every view that hear a fact share its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

B = TypeVar("B")
F = TypeVar("F")

SharedFold = dict[int, tuple[Any, Any, Any]]
"""By identity of a fact: itself (which keeps its identity taken), the board before, and after."""

_hearing: ContextVar[SharedFold | None] = ContextVar("hearing", default=None)


@contextmanager
def together() -> Iterator[None]:
    """While one entry of one match is folded, those who hear it share what they make of it."""
    before = _hearing.set({})
    try:
        yield
    finally:
        _hearing.reset(before)


def shared(tell: Callable[[B, F], B]) -> Callable[[B, F], B]:
    """The same pure function; those who hear a fact together get the same board from it.

    A view that was folded later has a board of its own: where that equals the one that was heard
    first, it takes it over, and goes on with the others. Nothing outlives `together`, so matches
    and threads share nothing.
    """

    def told(board: B, fact: F) -> B:
        heard = _hearing.get()
        if heard is None:
            return tell(board, fact)
        known = heard.get(id(fact))
        if known is not None and (known[1] is board or known[1] == board):
            agreed: B = known[2]
            return agreed
        after = tell(board, fact)
        heard[id(fact)] = (fact, board, after)
        return after

    return told

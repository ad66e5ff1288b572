"""Folding the open board once: the truth and every view that hear a fact share its result."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, TypeVar

B = TypeVar("B")
F = TypeVar("F")

SharedFold = dict[int, tuple[Any, Any, Any]]
"""By identity of a fact: itself (which keeps its identity taken), the board before, and after."""

_hearing: ContextVar[SharedFold | None] = ContextVar("hearing", default=None)


class together:  # noqa: N801  read as a word: `with together():`
    """While one entry of one match is folded, those who hear it share what they make of it."""

    __slots__ = ("_before",)

    def __enter__(self) -> None:
        self._before = _hearing.set({})

    def __exit__(self, *wrong: object) -> None:
        _hearing.reset(self._before)


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

"""The open board folded once: the truth and every view that hear a fact share what it becomes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")
F = TypeVar("F")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Shared(Generic[S, F, V]):
    """How a game folds whose state and views hold the open board in `board`.

    `tell` is the board after a fact; the others are the game's `apply` and `see`, once it is told.
    """

    tell: Callable[[Any, F], Any]
    apply: Callable[[S, F, Any], S]
    see: Callable[[V, F, Any], V]

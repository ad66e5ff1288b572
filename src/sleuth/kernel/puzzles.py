"""What a game may pose: a moment of a match in which what to do follows from what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sleuth.kernel.data import Data

Kind = Literal["name", "decide", "best", "catch", "escape", "deal"]
KINDS: Final[tuple[Kind, ...]] = ("name", "decide", "best", "catch", "escape", "deal")
"""Name what is left; the one question that decides; the best one; catch him; get away; swap."""


class Case(Data, frozen=True):
    """One thing that may be so, and what it says to the move that was tried, in the game's numbers.

    What is looked for is `what`. Equal `says` cannot be told apart.
    """

    what: tuple[int, ...]
    says: tuple[int, ...] = ()


class Proof(Data, frozen=True):
    """Why a move is right or not: what may be so, as far as it is listed, and how much there is."""

    cases: tuple[Case, ...]
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A puzzle in a view: all moves that solve it, and what is the same for all its twins.

    `gaps` are the numbers in its prompt; `hard` is how much there is to think of, about 0 to 4.
    """

    accept: tuple[Any, ...]
    twin: Any
    gaps: Mapping[str, float] = field(default_factory=dict)
    hard: float = 1.0


def as_said(view: Any, move: Any) -> Any:
    """A move means what it says."""
    del view
    return move


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Where puzzles are looked for: who of the house plays, and by which options.

    Bots that stay as they are, so that the same command finds the same puzzles.
    """

    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzles:
    """How a game poses puzzles: from a view alone, and again from the same view to prove them.

    `proof` says what a move would bring about. `meant` makes moves equal that mean the same.
    `open` kinds list from the start what may be so; of `rare` ones a match may give several.
    """

    kinds: tuple[Kind, ...]
    pose: Callable[[Any, Kind], Posed | None]
    proof: Callable[[Any, Kind, Any], Proof]
    scenes: tuple[Scene, ...]
    meant: Callable[[Any, Any], Any] = as_said
    open: tuple[Kind, ...] = ("decide",)
    rare: tuple[Kind, ...] = ()

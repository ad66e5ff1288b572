"""What a decision was worth to the one who took it: what a game may tell to those who look back.

Everything here follows from views. More is always better: rows that are still to be played count
as less than nothing, and so do bits that are still missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal

from sleuth.kernel.data import Seat

Number = Fraction | float
"""Exact where it can be."""

Unit = Literal["rows", "bits", "chance", "seconds"]


@dataclass(frozen=True, slots=True)
class Guessed:
    """Somebody named what is looked for: its chance, the best that there was, and how it went."""

    chance: Number
    best: Number
    right: bool


@dataclass(frozen=True, slots=True)
class Learned:
    """Bits: what a move told, what could be expected of it, and the most that was on offer."""

    told: float
    expected: float
    best: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """One decision, in the game's own unit.

    `start` is what the position was worth, `best` what the best move was, `value` what the move
    was that was made, `after` what the position was worth once its answer was heard. `gave` are
    the bits that each other seat could be expected to get by it. Where `exact` is not set, values
    are those of the house's expert. A match of several games has an `account` for each.
    """

    start: Number
    best: Number
    value: Number
    after: Number
    best_move: Any
    learned: Learned | None = None
    named: Guessed | None = None
    gave: Mapping[Seat, float] = field(default_factory=dict)
    exact: bool = True
    account: int = 0

    @property
    def loss(self) -> Number:
        """What was given up: nothing, if nothing better was on offer."""
        return self.best - self.value

    @property
    def luck(self) -> Number:
        """What the answer brought beyond what could be expected: in the mean, nothing."""
        return self.after - self.value

    @property
    def drift(self) -> Number:
        """What the position was worth more than it was taken for: nothing, if values are exact."""
        return self.best - self.start


def at_once(view: Any) -> bool:
    """Every answer comes with the move."""
    del view
    return True


def no_figures(match: Any) -> Mapping[str, float]:
    """All there is to tell is told seat by seat."""
    del match
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Insight:
    """How a game judges decisions: by the view before, the move, and the view after its answer.

    `left` counts what a seat cannot exclude, nothing where it looks for nothing; `missing` are the
    bits that lie in it. `settled`: has the last move had its answer? Where time counts, the view
    before has the moment of the seat's last action on its watch, that after the moment of the move.
    `figures` are of the whole match. `written` is a move in the letters of those at this table,
    where a record has other ones.
    """

    unit: Unit
    judge: Callable[[Any, Any, Any], Judgement | None]
    left: Callable[[Any], int | None]
    missing: Callable[[Any], float | None]
    settled: Callable[[Any], bool] = at_once
    timed: bool = False
    figures: Callable[[Any], Mapping[str, float]] = no_figures
    written: Callable[[Any, Any], str] | None = None

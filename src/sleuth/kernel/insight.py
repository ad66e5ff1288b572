"""What a decision was worth to the one who took it: what a game may tell to those who look back.

Everything here follows from views. More is always better: rows that are still to be played count
as less than nothing, and so do bits that are still missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from sleuth.kernel.data import Seat

if TYPE_CHECKING:
    from sleuth.kernel.talents import Line

Number = Fraction | float
"""Exact where it can be."""

Unit = Literal["rows", "bits", "chance", "seconds"]


@dataclass(frozen=True, slots=True)
class Naming:
    """To name what is looked for: the chance of it, and the best that there is."""

    chance: Number
    best: Number


@dataclass(frozen=True, slots=True)
class Guessed:
    """Somebody named what is looked for: its chance, the best that there was, and how it went."""

    chance: Number
    best: Number
    right: bool


@dataclass(frozen=True, slots=True)
class Learning:
    """Bits: what can be expected of a move, and the most that is on offer."""

    expected: float
    best: float


@dataclass(frozen=True, slots=True)
class Learned:
    """Bits: what a move told, what could be expected of it, and the most that was on offer."""

    told: float
    expected: float
    best: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What can be expected of a move before it is made, in the game's own unit.

    `start` is what the position is worth, `best` what the best move is, `value` what this one is.
    `gives` are the bits that each other seat can be expected to get by it. Where `exact` is not
    set, values are those of the house's expert. A match of several games has an `account` for each.
    """

    start: Number
    best: Number
    value: Number
    best_move: Any
    learns: Learning | None = None
    names: Naming | None = None
    gives: Mapping[Seat, float] = field(default_factory=dict)
    exact: bool = True
    account: int = 0

    @property
    def loss(self) -> Number:
        """What is given up by it: nothing, if nothing better is on offer; of a guess, chance."""
        if self.names is not None:
            return self.names.best - self.names.chance
        return self.best - self.value

    def came_out(self, after: Number, told: float = 0.0, right: bool = False) -> Judgement:
        """The same once its answer was heard, which told so many bits."""
        learns, names = self.learns, self.names
        return Judgement(
            start=self.start,
            best=self.best,
            value=self.value,
            after=after,
            best_move=self.best_move,
            learned=None if learns is None else Learned(told, learns.expected, learns.best),
            named=None if names is None else Guessed(names.chance, names.best, right),
            gave=self.gives,
            exact=self.exact,
            account=self.account,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """One decision: its prospect, and `after`, what the position was worth once it was answered."""

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
    """How a game judges decisions.

    `weigh` says what can be expected of a move by the view before it, `judge` what came of it by
    the view after its answer, too; nothing, where a move cannot be weighed. `said` is a move in
    words: its code stands for the move as a thing, and with `.did` for somebody who made it.
    `left` counts what a seat cannot exclude, nothing where it looks for nothing; `missing` are the
    bits that lie in it. `settled`: has the last move had its answer? Where time counts, the view
    before has the moment of the seat's last action on its watch, that after the moment of the move.
    `figures` are of the whole match. `written` is a move in the letters of those at this table,
    where a record has other ones.
    """

    unit: Unit
    weigh: Callable[[Any, Any], Prospect | None]
    judge: Callable[[Any, Any, Any], Judgement | None]
    said: Callable[[Any, Any], Line]
    left: Callable[[Any], int | None]
    missing: Callable[[Any], float | None]
    settled: Callable[[Any], bool] = at_once
    timed: bool = False
    figures: Callable[[Any], Mapping[str, float]] = no_figures
    written: Callable[[Any, Any], str] | None = None

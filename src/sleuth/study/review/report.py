"""What a review tells: seats, their decisions, and what became of each."""

from __future__ import annotations

from typing import Literal

from sleuth.kernel.data import Data, Seat
from sleuth.kernel.insight import Unit
from sleuth.kernel.talents import Line

VERSION = 2
"""Moves when the same match would be reviewed otherwise."""

Badge = Literal["best", "good", "inaccuracy", "mistake"]

LIMITS: dict[Unit, tuple[float, float]] = {
    "rows": (0.05, 0.25),
    "bits": (0.15, 0.6),
    "chance": (0.05, 0.2),
    "seconds": (0.5, 2.0),
}
"""By unit, what may be lost by a good decision, and by one that is no worse than inaccurate."""

NOTHING = 1e-9
"""Less than this is lost by rounding alone."""


def enough(unit: Unit) -> float:
    """Whoever looks for a better move has found one if it loses no more than a good one may."""
    return LIMITS[unit][0]


class Decision(Data, frozen=True):
    """One decision. `n` is its entry among those that stand; moves as people write them.

    `unit` is that of value, best, loss and luck: of a guess at what is looked for it is the chance
    to be right. `told`, `expected` and `best_bits` are bits; `gave` are those that each seat could
    be expected to get by it. `kind` is the code of such moves, `did` says that it was made, and
    `better` names the best one; in `line` they stand in the gaps of these names. `left` counts
    what the seat could not exclude before it and after. Whoever looks for something better has
    found it if it loses no more than `enough`.
    """

    n: int
    move: str
    best_move: str
    unit: Unit
    value: float
    best: float
    loss: float
    luck: float
    told: float
    expected: float
    best_bits: float
    gave: tuple[float, ...]
    badge: Badge
    enough: float
    exact: bool
    kind: str
    did: Line
    better: Line
    line: Line
    left: tuple[int | None, int | None] = (None, None)


class SeatReview(Data, frozen=True):
    """How a seat fared: result = start − loss + others + luck + drift, all in its unit.

    `skill` is what was taken of what was on offer, in hundredths, nothing where nothing was to be
    decided. `told` are the bits of its own moves, `heard` those of others; together they are
    `known`. `left` counts, for each stage of the match, what it could not exclude; `could_know` is
    the first stage at which it could have known, `late` how many decisions it took after that.
    """

    seat: Seat
    unit: Unit
    skill: int | None
    luck: float
    start: float
    result: float
    loss: float
    others: float
    drift: float
    told: float
    heard: float
    known: float
    left: tuple[int | None, ...]
    could_know: int | None
    late: int
    decisions: tuple[Decision, ...]


class MatchReview(Data, frozen=True):
    """A finished match, seat by seat; `decided` is the stage at which it was decided.

    `figures` are of the match as a whole, where all play together.
    """

    game: str
    version: int
    seats: tuple[SeatReview, ...]
    decided: int | None
    figures: dict[str, float]


def badge(unit: Unit, loss: float) -> Badge:
    """How good a decision was, by what it lost."""
    good, inaccurate = LIMITS[unit]
    if loss <= NOTHING:
        return "best"
    return "good" if loss <= good else "inaccuracy" if loss <= inaccurate else "mistake"

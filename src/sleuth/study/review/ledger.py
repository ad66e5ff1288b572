"""What decisions add up to. Nothing here knows a game, a match or the truth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from typing import NamedTuple

from sleuth.kernel.insight import Judgement, Number, Unit
from sleuth.study.review.walk import Judged

WHOLE: dict[Unit, float] = {"rows": 1.0, "bits": 1.0, "chance": 1.0, "seconds": 2.0}
"""Whoever loses so much by a decision has shown no skill in it."""


class Sums(NamedTuple):
    """result = start − loss + others + luck + drift."""

    start: Number
    result: Number
    loss: Number
    others: Number
    luck: Number
    drift: Number


def sums(decisions: Iterable[Judged]) -> Sums:
    """One seat's decisions, game by game of the match."""
    every = [each.worth for each in decisions]
    accounts = [[*group] for _, group in groupby(every, key=lambda worth: worth.account)]
    return Sums(
        start=sum((each[0].start for each in accounts), Fraction(0)),
        result=sum((each[-1].after for each in accounts), Fraction(0)),
        loss=sum((each.loss for each in every), Fraction(0)),
        others=sum((between(each) for each in accounts), Fraction(0)),
        luck=sum((each.luck for each in every), Fraction(0)),
        drift=sum((each.drift for each in every), Fraction(0)),
    )


def between(account: Sequence[Judgement]) -> Number:
    """What came of others between one's own decisions."""
    return sum((late.start - early.after for early, late in pairwise(account)), Fraction(0))


def skill(decisions: Iterable[Judged], unit: Unit) -> int | None:
    """What was taken of what was on offer, in hundredths."""
    pairs = [taken(each.worth, unit) for each in decisions]
    offered = sum(most for _, most in pairs)
    if not offered:
        return None
    return round(100 * min(1.0, max(0.0, sum(got for got, _ in pairs) / offered)))


def taken(worth: Judgement, unit: Unit) -> tuple[float, float]:
    """What a decision took, and what it could have taken.

    Of bits those expected; of a guess its chance beside the best; else a whole less what was lost
    of it.
    """
    if worth.named is not None:
        return float(worth.named.chance / worth.named.best), 1.0
    if unit == "bits" and worth.learned is not None:
        return worth.learned.expected, worth.learned.best
    return 1.0 - float(worth.loss) / WHOLE[unit], 1.0

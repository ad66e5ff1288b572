"""Decisions in words: codes of the catalogue, and what stands in their gaps."""

from __future__ import annotations

from sleuth.kernel.insight import Guessed, Judgement, Unit
from sleuth.kernel.shares import hundredths
from sleuth.kernel.talents import Argument, Line
from sleuth.study.review.report import NOTHING


def put_in_words(unit: Unit, worth: Judgement, best: str, left: int | None) -> Line:
    """What there is to say of a decision; `best` is the best move as it is written."""
    if worth.named is not None:
        return of_naming(worth.named, best)
    if worth.loss <= NOTHING:
        return Line(f"review.{unit}.best")
    if unit == "bits" and worth.learned is not None and left is not None:
        bits = worth.learned
        gaps: dict[str, Argument] = {"best": best, "leaves": leaves(left, bits.expected)}
        return Line("review.bits.worse", {**gaps, "would": leaves(left, bits.best)})
    if unit == "chance":
        return Line("review.chance.worse", {"best": best, "loss": hundredths(float(worth.loss))})
    return Line(f"review.{unit}.worse", {"best": best, "loss": round(float(worth.loss), 2)})


def of_naming(named: Guessed, best: str) -> Line:
    """A guess at what was looked for."""
    chance, most = hundredths(float(named.chance)), hundredths(float(named.best))
    if named.best - named.chance <= NOTHING:
        return Line("review.named.best", {"chance": chance})
    return Line("review.named.worse", {"chance": chance, "best": best, "most": most})


def leaves(left: int, bits: float) -> float:
    """How many are left after so many bits: whole, or with a tenth where they are few."""
    many: float = left / 2.0**bits
    return round(many) if many >= 10 else round(many, 1)
